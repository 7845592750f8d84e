import type { Generated, JSONColumnType } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { RenderResult } from '../designs/index.ts';

interface RenderTable {
  owner_id: string;
  render_key: string;
  result: JSONColumnType<RenderResult>;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    renders: RenderTable;
  }
}

/** The render stored under a key; undefined = none yet. */
export async function findRender(
  db: Db,
  ownerId: string,
  renderKey: string,
): Promise<RenderResult | undefined> {
  const row = await db
    .selectFrom('renders')
    .select('result')
    .where('owner_id', '=', ownerId)
    .where('render_key', '=', renderKey)
    .executeTakeFirst();
  return row?.result;
}

/** Records the files of a render. One that another worker recorded first stays: equal keys have equal files. */
export async function insertRender(
  db: Db,
  ownerId: string,
  renderKey: string,
  result: RenderResult,
): Promise<void> {
  await db
    .insertInto('renders')
    .values({ owner_id: ownerId, render_key: renderKey, result: JSON.stringify(result) })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
