import { type Generated, type JSONColumnType, sql } from 'kysely';
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

/** The first mockup of each of these renders that exists, by key; nothing is drawn. */
export async function findMockupsOf(
  db: Db,
  ownerId: string,
  renderKeys: readonly string[],
): Promise<Map<string, string>> {
  if (renderKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('renders')
    .select(['render_key', sql<string | null>`result #>> '{mockups,0,key}'`.as('mockup')])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`render_key = any(${[...renderKeys]}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ render_key, mockup }) => (mockup === null ? [] : [[render_key, mockup]])));
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
