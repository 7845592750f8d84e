import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A place in the list of deleted images of all accounts, oldest first. */
export interface DeletedImage {
  deleted_at: Date;
  owner_id: string;
  id: string;
}

/** Images deleted more than 30 days ago, of all accounts, after the one given. */
export function listLongDeleted(db: Db, after: DeletedImage | null, limit: number): Promise<DeletedImage[]> {
  let query = db
    .selectFrom('images')
    .select(['deleted_at', 'owner_id', 'id'])
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .orderBy('deleted_at')
    .orderBy('owner_id')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ deleted_at: Date }>();
  if (after) {
    query = query.where(
      sql<boolean>`(deleted_at, owner_id, id) > (${after.deleted_at}, ${after.owner_id}, ${after.id})`,
    );
  }
  return query.execute();
}

/** What of an image other features may refer to, and its files. */
export interface PurgeableImage {
  id: string;
  sha256: string;
  original_key: string;
  master_key: string;
  preview_key: string;
}

/** The given images that are still deleted long ago, locked until the transaction ends. */
export function holdLongDeleted(trx: Db, ownerId: string, ids: string[]): Promise<PurgeableImage[]> {
  return trx
    .selectFrom('images')
    .select(['id', 'sha256', 'original_key', 'master_key', 'preview_key'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The given images that were never in a library, locked until the transaction ends. */
export function holdUnlisted(trx: Db, ownerId: string, ids: string[]): Promise<PurgeableImage[]> {
  return (
    trx
      .selectFrom('images')
      .select(['id', 'sha256', 'original_key', 'master_key', 'preview_key'])
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      // Deleted by the transaction that recorded it; what people deleted waits 30 days.
      .whereRef('deleted_at', '=', 'created_at')
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

/** Removes the rows. */
export async function removeImages(db: Db, ownerId: string, ids: string[]): Promise<void> {
  await db.deleteFrom('images').where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}
