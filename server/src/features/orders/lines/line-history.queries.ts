import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { MADE_STATES } from '../states/line-states.ts';

/** Keeps a line as it was before an import changed it; of several changes by one import the first one counts. */
export async function insertHistory(
  trx: Db,
  ownerId: string,
  importId: string,
  lineId: string,
  { before, reprint }: { before: Buffer; reprint: boolean },
): Promise<void> {
  await trx
    .insertInto('order_line_history')
    .values({ owner_id: ownerId, import_id: importId, line_id: lineId, before, reprint })
    .onConflict((conflict) => conflict.columns(['owner_id', 'import_id', 'line_id']).doNothing())
    .execute();
}

/** Lines as they were before the import changed them, in no order. */
export function findHistoryOfImport(
  db: Db,
  ownerId: string,
  importId: string,
): Promise<{ line_id: string; before: Buffer; reprint: boolean }[]> {
  return db
    .selectFrom('order_line_history')
    .select(['line_id', 'before', 'reprint'])
    .where('owner_id', '=', ownerId)
    .where('import_id', '=', importId)
    .execute();
}

/** Lines whose print these imports changed, and of which files were made since, by import. */
export function countProducedSince(
  db: Db,
  ownerId: string,
  importIds: readonly string[],
): Promise<{ import_id: string; lines: number }[]> {
  if (importIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_line_history as h')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.owner_id', '=', 'h.owner_id').onRef('l.id', '=', 'h.line_id'),
    )
    .select(['h.import_id', sql<number>`count(*)::int`.as('lines')])
    .where('h.owner_id', '=', ownerId)
    .where('h.import_id', 'in', [...importIds])
    .where('h.reprint', '=', true)
    .where('l.state', 'in', [...MADE_STATES])
    .groupBy('h.import_id')
    .execute();
}

/** Deletes what an import recorded of lines before it changed them; it cannot be undone afterwards. */
export async function deleteHistory(trx: Db, ownerId: string, importId: string): Promise<void> {
  await trx
    .deleteFrom('order_line_history')
    .where('owner_id', '=', ownerId)
    .where('import_id', '=', importId)
    .execute();
}
