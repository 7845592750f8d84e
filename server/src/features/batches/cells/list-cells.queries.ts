import type { BatchCellState } from '@diy/contract/batches/batch-cells';
import type { Severity } from '@diy/design/preflight';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing, countRows, type PageRange } from '../../../platform/database/page.ts';
import type { CellRecord } from './batch-cells.queries.ts';

/** Which cells of a batch to return; null = all. */
export interface CellFilter {
  state: BatchCellState | null;
  /** `none` = without any finding. */
  worst: Severity | 'none' | null;
  decision: CellRecord['decision'] | null;
  content: string;
}

function filtered(db: Db, ownerId: string, batchId: string, filter: CellFilter) {
  let query = db.selectFrom('batch_cells').where('owner_id', '=', ownerId).where('batch_id', '=', batchId);
  if (filter.state !== null) query = query.where('state', '=', filter.state);
  if (filter.worst === 'none') query = query.where('worst', 'is', null);
  else if (filter.worst !== null) query = query.where('worst', '=', filter.worst);
  if (filter.decision !== null) query = query.where('decision', '=', filter.decision);
  if (filter.content) {
    const pattern = containing(filter.content);
    query = query.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('sku', 'ilike', pattern)]));
  }
  return query;
}

/** One page of cells, in the order of the matrix. */
export function pageOfCells(
  db: Db,
  ownerId: string,
  batchId: string,
  filter: CellFilter,
  page: PageRange,
): Promise<CellRecord[]> {
  return filtered(db, ownerId, batchId, filter)
    .selectAll()
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many cells all pages of such a list have. */
export function countFilteredCells(
  db: Db,
  ownerId: string,
  batchId: string,
  filter: CellFilter,
): Promise<number> {
  return countRows(filtered(db, ownerId, batchId, filter));
}

/** Cells changed after a cursor, oldest change first. */
export function findCellsChangedAfter(
  db: Db,
  ownerId: string,
  batchId: string,
  cursor: string,
  limit: number,
): Promise<CellRecord[]> {
  return db
    .selectFrom('batch_cells')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('changed', '>', cursor)
    .orderBy('changed')
    .limit(limit)
    .execute();
}

/** The number of the newest change to a batch's cells; '0' = it has no cells yet. */
export async function findLastChange(db: Db, ownerId: string, batchId: string): Promise<string> {
  const row = await db
    .selectFrom('batch_cells')
    .select((eb) => eb.fn.max('changed').as('changed'))
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  return String(row?.changed ?? '0');
}

/**
 * Design ids of the first cells of batches that have one, for covers, each batch's in their order; the first of those being made
 * may have no mockup yet.
 */
export async function findFirstDesigns(
  db: Db,
  ownerId: string,
  batchIds: readonly string[],
  limit: number,
): Promise<{ batch_id: string; design_id: string }[]> {
  if (batchIds.length === 0) return [];
  const { rows } = await sql<{ batch_id: string; design_id: string }>`
    select batch.id as batch_id, first.design_id
    from unnest(${[...batchIds]}::text[]) as batch (id)
    cross join lateral (
      select design_id, position
      from batch_cells
      where owner_id = ${ownerId} and batch_id = batch.id and state in ('done', 'running')
        and design_id is not null and decision <> 'rejected'
      order by position
      limit ${limit}
    ) as first
    order by batch.id, first.position`.execute(db);
  return rows;
}

/** Recent seconds by the clock per cell, over the account's last 200; null = fewer than five. */
export async function measureRecentSecondsPerCell(
  db: Db,
  ownerId: string,
  batchId?: string,
): Promise<number | null> {
  const ofBatch = batchId === undefined ? sql`` : sql`and batch_id = ${batchId}`;
  const { rows } = await sql<{ cells: string; seconds: number | null }>`
    select count(*) as cells, extract(epoch from max(finished_at) - min(started_at))::float8 as seconds
    from (select started_at, finished_at from batch_cells
      where owner_id = ${ownerId} ${ofBatch} and state = 'done' and finished_at > now() - interval '30 minutes'
      order by finished_at desc limit 200) as recent`.execute(db);
  const [row] = rows;
  const cells = Number(row?.cells ?? 0);
  return cells < 5 || row?.seconds == null ? null : row.seconds / cells;
}

/** Counts the cells of a batch's sample that are not made yet. */
export async function countSampledWaiting(db: Db, ownerId: string, batchId: string): Promise<number> {
  const row = await db
    .selectFrom('batch_cells')
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .where('sampled', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}
