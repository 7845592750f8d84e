import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface ImageDraftTable {
  owner_id: string;
  sha256: string;
  keys: string[];
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_drafts: ImageDraftTable;
  }
}

const STALE = sql<Date>`now() - interval '24 hours'`;

/** Records which objects are about to be written for an image; a second try renews the record. */
export async function recordDraft(db: Db, ownerId: string, sha256: string, keys: string[]): Promise<void> {
  await db
    .insertInto('image_drafts')
    .values({ owner_id: ownerId, sha256, keys })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'sha256']).doUpdateSet({ keys, created_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Deletes the record of objects: an image has them now, or they were deleted. */
export async function deleteDraft(db: Db, ownerId: string, sha256: string): Promise<void> {
  await db.deleteFrom('image_drafts').where('owner_id', '=', ownerId).where('sha256', '=', sha256).execute();
}

/** Whether objects of this content are being written, or were and nobody has cleaned them. */
export async function hasDraft(db: Db, ownerId: string, sha256: string): Promise<boolean> {
  const row = await db
    .selectFrom('image_drafts')
    .select('sha256')
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the record if it is still as old: an upload that writes these objects again from then on has another one. */
export async function claimStaleDraft(db: Db, ownerId: string, sha256: string): Promise<boolean> {
  const result = await db
    .deleteFrom('image_drafts')
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .where('created_at', '<', STALE)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Drafts of all accounts that are older than a day, oldest first. */
export function listStaleDrafts(
  db: Db,
  limit: number,
): Promise<{ owner_id: string; sha256: string; keys: string[] }[]> {
  return db
    .selectFrom('image_drafts')
    .select(['owner_id', 'sha256', 'keys'])
    .where('created_at', '<', STALE)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
