import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { RenderResult } from '../designs/index.ts';

/** An old render, by its key. */
export interface OldRender {
  owner_id: string;
  render_key: string;
  result: RenderResult;
}

/** Renders of all accounts older than 30 days, after this one, in the order of their keys. */
export function findOldRendersAfter(
  db: Db,
  after: Pick<OldRender, 'owner_id' | 'render_key'>,
  limit: number,
): Promise<OldRender[]> {
  return db
    .selectFrom('renders')
    .select(['owner_id', 'render_key', 'result'])
    .where((eb) => eb(eb.refTuple('owner_id', 'render_key'), '>', eb.tuple(after.owner_id, after.render_key)))
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .orderBy('owner_id')
    .orderBy('render_key')
    .limit(limit)
    .execute();
}

/** Deletes the record of a render; its files are deleted by the caller. */
export async function deleteRender(db: Db, ownerId: string, renderKey: string): Promise<void> {
  await db
    .deleteFrom('renders')
    .where('owner_id', '=', ownerId)
    .where('render_key', '=', renderKey)
    .execute();
}

/** Whether a render of the account has made this print file (again). */
export async function isPrintFileKept(db: Db, ownerId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('renders')
    .select('render_key')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`result @> ${JSON.stringify({ print_files: [{ key }] })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
