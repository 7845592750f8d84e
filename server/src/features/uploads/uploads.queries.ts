import { type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface UploadTable {
  owner_id: string;
  key: string;
  hash: string;
  bytes: number;
  created_at: Generated<Date>;
  taken_at: Date | null;
  taken_sha256: string | null;
  removing_since: Generated<Date | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    uploads: UploadTable;
  }
}

/** One upload that waits for a feature or was accepted by one. */
export interface UploadRow {
  hash: string;
  taken_sha256: string | null;
  /** Its object may be deleted at any moment. */
  isGoing: boolean;
}

/** Records an upload; false when its key exists already. */
export async function insertUpload(
  db: Db,
  ownerId: string,
  upload: { key: string; hash: string; bytes: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('uploads')
    .values({ owner_id: ownerId, ...upload, taken_at: null, taken_sha256: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** One upload, waiting or taken. */
export function findUpload(db: Db, ownerId: string, key: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .select(['hash', 'taken_sha256', sql<boolean>`removing_since is not null`.as('isGoing')])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Resets an upload of this content to waiting, as if it had just arrived. False when there is none, or it is being removed: its
 * object is not to be relied on then.
 */
export async function renewUpload(db: Db, ownerId: string, key: string, hash: string): Promise<boolean> {
  const result = await db
    .updateTable('uploads')
    .set({ taken_at: null, taken_sha256: null, created_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('hash', '=', hash)
    .where('removing_since', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records that an upload became something, and the SHA-256 of its bytes (hex). */
export async function markUsed(db: Db, ownerId: string, key: string, sha256: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ taken_at: sql<Date>`now()`, taken_sha256: sha256 })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .execute();
}

/** Deletes the record of an upload, such as one whose object could not be stored. */
export async function deleteUpload(db: Db, ownerId: string, key: string): Promise<void> {
  await db.deleteFrom('uploads').where('owner_id', '=', ownerId).where('key', '=', key).execute();
}

const STALE = sql<Date>`now() - interval '24 hours'`;

/**
 * Claims uploads of all accounts, oldest first, that no feature accepted within a day or that were accepted a day ago: until
 * `deleteRemoved` none of them is renewed. Those that a killed process claimed are claimed again.
 */
export async function claimStaleUploads(db: Db, limit: number): Promise<{ owner_id: string; key: string }[]> {
  return db
    .updateTable('uploads')
    .set({ removing_since: sql<Date>`now()` })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('owner_id', 'key'),
        'in',
        selectFrom('uploads')
          .select(['owner_id', 'key'])
          .where('created_at', '<', STALE)
          .orderBy('created_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('owner_id', 'key'),
      ),
    )
    .returning(['owner_id', 'key'])
    .execute();
}

/** Deletes the row of an upload whose object was removed after it was claimed. False when another process has done so. */
export async function deleteRemoved(db: Db, ownerId: string, key: string): Promise<boolean> {
  const result = await db
    .deleteFrom('uploads')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('removing_since', 'is not', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Returns the keys among these, of all accounts, that have a row. */
export async function findRecorded(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('key')
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
