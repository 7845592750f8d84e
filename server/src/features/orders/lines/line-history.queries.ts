import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { PRODUCED_STATES } from '../states/line-states.ts';

const NEXT_CHANGE = sql<string>`nextval('order_changes')`;

/**
 * Keeps a line, locked by the caller, as it was before an import changed it. Of several changes by one import the first one says
 * what the line was, and each of them whether its print changed.
 */
export async function insertHistory(
  trx: Db,
  ownerId: string,
  importId: string,
  lineId: string,
  { before, reprint }: { before: Buffer; reprint: boolean },
): Promise<void> {
  await trx
    .insertInto('order_line_history')
    .values({
      owner_id: ownerId,
      import_id: importId,
      line_id: lineId,
      before,
      reprint,
      first_seq: NEXT_CHANGE,
      last_seq: NEXT_CHANGE,
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'import_id', 'line_id']).doUpdateSet({
        reprint: sql<boolean>`order_line_history.reprint or excluded.reprint`,
        last_seq: NEXT_CHANGE,
      }),
    )
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

/** Lines whose print these imports changed, and of which files were made or that were shipped since, by import. */
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
    .where('l.state', 'in', [...PRODUCED_STATES])
    .groupBy('h.import_id')
    .execute();
}

/**
 * The newest import that changed lines after each of these imports had made or changed them, with how many lines; imports without a
 * later one are left out.
 */
export async function findLaterImports(
  db: Db,
  ownerId: string,
  importIds: readonly string[],
): Promise<Map<string, { importId: string; lines: number }>> {
  if (importIds.length === 0) return new Map();
  const ids = sql`any(${[...importIds]}::text[])`;
  const { rows } = await sql<{ of: string; import_id: string; lines: number }>`
    with own as (
      select import_id as of, line_id, first_seq as since
      from order_line_history where owner_id = ${ownerId} and import_id = ${ids}
      union all
      select import_id, id, 0 from order_lines where owner_id = ${ownerId} and import_id = ${ids}
    )
    select distinct on (own.of) own.of, later.import_id, count(distinct own.line_id)::int as lines
    from own
    join order_line_history later
      on later.owner_id = ${ownerId} and later.line_id = own.line_id
      and later.import_id <> own.of and later.last_seq > own.since
    group by own.of, later.import_id
    order by own.of, max(later.last_seq) desc`.execute(db);
  return new Map(rows.map(({ of, import_id: importId, lines }) => [of, { importId, lines }]));
}

/** Lines that this import changed and a later import changed again. */
export async function findChangedLater(db: Db, ownerId: string, importId: string): Promise<string[]> {
  const lines = await db
    .selectFrom('order_line_history as own')
    .innerJoin('order_line_history as later', (join) =>
      join.onRef('later.owner_id', '=', 'own.owner_id').onRef('later.line_id', '=', 'own.line_id'),
    )
    .select('own.line_id')
    .distinct()
    .where('own.owner_id', '=', ownerId)
    .where('own.import_id', '=', importId)
    .whereRef('later.import_id', '<>', 'own.import_id')
    .whereRef('later.last_seq', '>', 'own.first_seq')
    .execute();
  return lines.map(({ line_id }) => line_id);
}

/** Before an import is deleted: marks the imports whose lines it changed after them, since nobody can restore those any more. */
export async function markLaterDeleted(trx: Db, ownerId: string, importId: string): Promise<void> {
  await sql`
    update order_logs set later_deleted = true
    where owner_id = ${ownerId} and id <> ${importId} and not later_deleted and id in (
      select h.import_id from order_line_history deleted
      join order_line_history h on h.owner_id = deleted.owner_id and h.line_id = deleted.line_id
        and h.first_seq < deleted.last_seq
      where deleted.owner_id = ${ownerId} and deleted.import_id = ${importId}
      union
      select l.import_id from order_line_history deleted
      join order_lines l on l.owner_id = deleted.owner_id and l.id = deleted.line_id
      where deleted.owner_id = ${ownerId} and deleted.import_id = ${importId}
    )`.execute(trx);
}

/** Deletes what an import recorded of lines before it changed them; it cannot be undone afterwards. */
export async function deleteHistory(trx: Db, ownerId: string, importId: string): Promise<void> {
  await trx
    .deleteFrom('order_line_history')
    .where('owner_id', '=', ownerId)
    .where('import_id', '=', importId)
    .execute();
}
