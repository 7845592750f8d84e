import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { OPEN_IMAGE_STATES } from '../generation/generated-images.state.ts';

/** Objects of all accounts that a process recorded a day ago or more and never used. */
export async function listStaleDrafts(
  db: Db,
  limit: number,
): Promise<{ owner_id: string; id: string; draft_keys: string[] }[]> {
  return db
    .selectFrom('ai_images')
    .select(['owner_id', 'id', 'draft_keys'])
    .where('drafted_at', '<', sql<Date>`now() - interval '24 hours'`)
    .where('state', 'not in', OPEN_IMAGE_STATES)
    .orderBy('drafted_at')
    .limit(limit)
    .execute();
}

/** Images of all accounts deleted more than 30 days ago, alone or with their group. */
export async function listPurgeable(
  db: Db,
  limit: number,
): Promise<{ owner_id: string; id: string; keys: string[] }[]> {
  const { rows } = await sql<{ owner_id: string; id: string; keys: string[] }>`
    select i.owner_id, i.id, i.draft_keys || array_remove(array[i.original_key, i.preview_key], null) as keys
    from ai_images i join ai_groups g on g.owner_id = i.owner_id and g.id = i.group_id
    where i.deleted_at < now() - interval '30 days' or g.deleted_at < now() - interval '30 days'
    limit ${limit}`.execute(db);
  return rows;
}

/** Deletes the row for good; its files are deleted before. */
export async function deleteImageRow(db: Db, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('ai_images').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** Groups deleted more than 30 days ago whose images are gone. */
export async function deletePurgedGroups(db: Db): Promise<void> {
  await sql`
    delete from ai_groups g where g.deleted_at < now() - interval '30 days'
    and not exists (select from ai_images i where i.owner_id = g.owner_id and i.group_id = g.id)`.execute(db);
}
