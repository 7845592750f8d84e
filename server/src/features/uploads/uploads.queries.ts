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
    .select(['hash', 'taken_sha256'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Resets an upload to waiting, as if it had just arrived. */
export async function renewUpload(db: Db, ownerId: string, key: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ taken_at: null, taken_sha256: null, created_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .execute();
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

/** Uploads of all accounts, oldest first, that no feature accepted within a day or that were accepted a day ago. */
export function listStaleUploads(db: Db, limit: number): Promise<{ owner_id: string; key: string }[]> {
  return db
    .selectFrom('uploads')
    .select(['owner_id', 'key'])
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Deletes a stale upload; false when it was renewed meanwhile, and then its object must stay. */
export async function deleteStaleUpload(db: Db, ownerId: string, key: string): Promise<boolean> {
  const result = await db
    .deleteFrom('uploads')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Returns the keys among these, of all accounts, that have a row. */
export async function findRecorded(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}
