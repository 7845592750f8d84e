import type { LineState } from '@diy/contract/orders/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { OPEN_LINE_STATES, PRODUCED_STATES, UNPRINTED_STATES } from '../states/line-states.ts';
import type { LockedVersion } from './browse-lines.queries.ts';

/** Open lines by design and version, of one import or design, or of all. */
export async function countOpenVersions(
  db: Db,
  ownerId: string,
  of: { importId?: string; designId?: string },
): Promise<(LockedVersion & { lines: number; unprinted: number })[]> {
  let query = db
    .selectFrom('order_lines')
    .select(['design_id as designId', 'design_version as version'])
    .select(sql<number>`count(*)::int`.as('lines'))
    .select(
      sql<number>`count(*) filter (where state = any(${[...UNPRINTED_STATES]}::text[]))::int`.as('unprinted'),
    )
    .where('owner_id', '=', ownerId)
    .where('state', 'in', [...OPEN_LINE_STATES])
    .groupBy(['design_id', 'design_version']);
  if (of.importId !== undefined) query = query.where('import_id', '=', of.importId);
  if (of.designId !== undefined) query = query.where('design_id', '=', of.designId);
  return query.execute();
}

/** Open lines of designs; those without any are returned with 0. */
export async function countOpenLines(
  db: Db,
  ownerId: string,
  designIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map(designIds.map((id) => [id, 0]));
  if (designIds.length === 0) return counts;
  const rows = await db
    .selectFrom('order_lines')
    .select(['design_id', sql<number>`count(*)::int`.as('lines')])
    .where('owner_id', '=', ownerId)
    .where('design_id', 'in', [...counts.keys()])
    .where('state', 'in', [...OPEN_LINE_STATES])
    .groupBy('design_id')
    .execute();
  for (const row of rows) counts.set(row.design_id, row.lines);
  return counts;
}

/** Lines of which files for production were made or that were shipped, as `countLinesOfImports` counts them. */
export function countProducedLines(counts: readonly { state: LineState; lines: number }[]): number {
  return counts
    .filter(({ state }) => PRODUCED_STATES.includes(state))
    .reduce((sum, { lines }) => sum + lines, 0);
}

/** Lines and pieces of imports by state. */
export function countLinesOfImports(
  db: Db,
  ownerId: string,
  importIds: readonly string[],
): Promise<{ import_id: string; state: LineState; lines: number; pieces: number; touched: number }[]> {
  if (importIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_lines')
    .select(['import_id', 'state'])
    .select(sql<number>`count(*)::int`.as('lines'))
    .select(sql<number>`sum(quantity)::int`.as('pieces'))
    .select(sql<number>`count(touched_at)::int`.as('touched'))
    .where('owner_id', '=', ownerId)
    .where('import_id', 'in', [...importIds])
    .groupBy(['import_id', 'state'])
    .execute();
}
