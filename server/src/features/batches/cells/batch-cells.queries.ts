import type { BatchCellState } from '@diy/contract/batches/batch-cells';
import type { DesignDocument } from '@diy/design/document';
import type { Finding, Severity } from '@diy/design/preflight';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { StoredBatchState } from '../batches.state.ts';
import type { cellJob } from '../job-types.ts';
import { AGAIN_BY_PLAN, cellStates, IN_FLIGHT } from './cell.state.ts';

interface BatchCellTable {
  owner_id: string;
  batch_id: string;
  key: string;
  position: number;
  plan: number;
  image_id: string;
  template_id: string;
  template_version: number;
  colour_id: string;
  size_id: string;
  name: string;
  sku: string | null;
  document: JSONColumnType<DesignDocument>;
  hash: string;
  dpi: number | null;
  worst: Severity | null;
  findings: JSONColumnType<Finding[]>;
  state: BatchCellState;
  sampled: Generated<boolean>;
  design_id: Generated<string | null>;
  error: JSONColumnType<Message> | null;
  decision: Generated<'none' | 'approved' | 'rejected'>;
  started_at: Generated<Date | null>;
  finished_at: Generated<Date | null>;
  changed: Generated<string>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    batch_cells: BatchCellTable;
  }
}

export type CellRecord = Selectable<BatchCellTable>;

/** The cell a worker was asked to make. */
export type CellJob = z.infer<typeof cellJob.payload>;

const nextChange = sql<string>`nextval('batch_changes')`;

function cellsOf(db: Db, ownerId: string, batchId: string) {
  return db.updateTable('batch_cells').where('owner_id', '=', ownerId).where('batch_id', '=', batchId);
}

/** One cell, whatever its state. */
export function findCell(
  db: Db,
  { ownerId, batchId, key }: Pick<CellJob, 'ownerId' | 'batchId' | 'key'>,
): Promise<CellRecord | undefined> {
  return db
    .selectFrom('batch_cells')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Number of queued and running cells over all batches of the account. */
export async function countInFlight(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('batch_cells')
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', [...IN_FLIGHT])
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/**
 * Takes a batch's next waiting cells in the order of the matrix and marks them as queued; returns which. Cells of an
 * older plan wait for the new plan, which may change or remove them.
 */
export async function queueNextCells(
  db: Db,
  ownerId: string,
  { id: batchId, state, plan }: { id: string; state: StoredBatchState; plan: number },
  limit: number,
): Promise<{ key: string; hash: string }[]> {
  let next = db
    .selectFrom('batch_cells')
    .select('key')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('plan', '=', plan)
    .where('state', 'in', cellStates.statesBefore('queued'));
  if (state === 'sampling') next = next.where('sampled', '=', true);
  const rows = await cellsOf(db, ownerId, batchId)
    .set({ state: 'queued', changed: nextChange })
    .where('key', 'in', next.orderBy('position').limit(limit))
    .where('state', 'in', cellStates.statesBefore('queued'))
    .returning(['key', 'hash', 'position'])
    .execute();
  // The database returns them in any order.
  return rows.sort((a, b) => a.position - b.position);
}

/** What is stored when a cell changes its state; undefined fields stay. */
export interface CellChange {
  error?: Message | null;
  sampled?: boolean;
}

/**
 * Moves cells from one of the states to another; returns the keys that moved, so that a late worker or a second
 * click changes nothing. `keys` null = all of the batch.
 */
export async function moveCells(
  db: Db,
  ownerId: string,
  batchId: string,
  keys: readonly string[] | null,
  from: readonly BatchCellState[],
  to: BatchCellState,
  change: CellChange = {},
): Promise<string[]> {
  let query = cellsOf(db, ownerId, batchId).set(movedTo(to, change)).where('state', 'in', before(to, from));
  if (keys !== null) query = query.where('key', 'in', [...keys]);
  return (await query.returning('key').execute()).map((row) => row.key);
}

/** The states among `from` from which a cell may get to `to`. */
const before = (to: BatchCellState, from: readonly BatchCellState[]) =>
  from.filter((state) => cellStates.isAllowed(state, to));

function movedTo(to: BatchCellState, { error, ...rest }: CellChange) {
  const isOver = to === 'done' || to === 'failed';
  return {
    ...rest,
    state: to,
    changed: nextChange,
    ...(error === undefined ? {} : { error: error === null ? null : JSON.stringify(error) }),
    ...(to === 'running' ? { started_at: sql<Date>`now()` } : {}),
    ...(isOver ? { finished_at: sql<Date>`now()` } : {}),
  };
}

function cellOf(db: Db, { ownerId, batchId, key, hash, designId }: CellJob) {
  let cell = cellsOf(db, ownerId, batchId).where('key', '=', key);
  if (hash !== undefined) cell = cell.where('hash', '=', hash);
  return designId === undefined ? cell : cell.where('design_id', '=', designId);
}

/** Moves the cell of a queued or running job; false when its state has changed or it was planned again. */
export async function moveCell(
  db: Db,
  job: CellJob,
  to: BatchCellState,
  change: CellChange = {},
): Promise<boolean> {
  const result = await cellOf(db, job)
    .set(movedTo(to, change))
    .where('state', 'in', before(to, IN_FLIGHT))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Marks the cell of a queued or running job as running and returns it; undefined as for `moveCell`. */
export function claimCell(db: Db, job: CellJob): Promise<CellRecord | undefined> {
  return cellOf(db, job)
    .set(movedTo('running', {}))
    .where('state', 'in', before('running', IN_FLIGHT))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records the design of a running cell, so that a later plan finds it. False when the cell was planned again: then the
 * design must not be made.
 */
export async function recordDesign(db: Db, job: CellJob, designId: string): Promise<boolean> {
  const result = await cellOf(db, job)
    .set({ design_id: designId })
    .where('state', '=', 'running')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Bumps the change counter, so that clients which poll the batch fetch this cell again. */
export async function markChanged(db: Db, job: CellJob): Promise<void> {
  await cellOf(db, job).set({ changed: nextChange }).execute();
}

/** Marks which cells a sample draws. */
export async function sampleCells(
  db: Db,
  ownerId: string,
  batchId: string,
  keys: readonly string[],
): Promise<void> {
  await cellsOf(db, ownerId, batchId)
    .set({ sampled: sql<boolean>`key = any(${[...keys]}::text[])` })
    .execute();
}

/** Decides on cells that are done; returns those whose decision is another one now, with their designs. */
export async function decideCells(
  db: Db,
  ownerId: string,
  batchId: string,
  keys: readonly string[],
  decision: CellRecord['decision'],
): Promise<{ key: string; design_id: string | null }[]> {
  return cellsOf(db, ownerId, batchId)
    .set({ decision, changed: nextChange })
    .where('key', 'in', [...keys])
    .where('state', '=', 'done')
    .where('decision', '!=', decision)
    .returning(['key', 'design_id'])
    .execute();
}

export type NewCell = Omit<
  CellRecord,
  | 'owner_id'
  | 'batch_id'
  | 'sampled'
  | 'design_id'
  | 'error'
  | 'decision'
  | 'started_at'
  | 'finished_at'
  | 'changed'
> & {
  /** Hashes of the same drawing: a known cell that has one of them keeps it. */
  equals: readonly string[];
};

/** The result of recording planned cells: new ones, and known ones with a new design. */
export interface PlannedCounts {
  /** State before (null = new) → state now, with how many. */
  moves: { before: BatchCellState | null; after: BatchCellState; cells: number }[];
  /** Designs that changed cells had before; no cell shows them any more. */
  leftDesigns: string[];
}

/**
 * Records planned cells. A known cell with the same design keeps its state; one whose design changed waits again and
 * loses its old design. `skip` on either side changes the state too.
 */
export async function upsertCells(
  db: Db,
  ownerId: string,
  batchId: string,
  cells: readonly NewCell[],
): Promise<PlannedCounts> {
  if (cells.length === 0) return { moves: [], leftDesigns: [] };
  const rows = JSON.stringify(cells);
  // Its design has been made, and is not made again: it keeps name and SKU.
  const isKept = sql<boolean>`(batch_cells.hash = excluded.hash and batch_cells.state = 'done')`;
  const result = await sql<{ before: BatchCellState | null; after: BatchCellState; left: string | null }>`
    with planned as (
      select p.key, p.position, p.plan, p.image_id, p.template_id, p.template_version, p.colour_id, p.size_id, p.name,
        p.sku, p.document, case when p.equals ? c.hash then c.hash else p.hash end as hash, p.dpi, p.worst, p.findings, p.state
      from jsonb_to_recordset(${rows}::jsonb) as p (
        key text, position int, plan int, image_id text, template_id text, template_version int, colour_id text, size_id text,
        name text, sku text, document jsonb, hash text, equals jsonb, dpi int, worst text, findings jsonb, state text
      ) left join batch_cells c on c.owner_id = ${ownerId} and c.batch_id = ${batchId} and c.key = p.key
    ), known as (
      select c.key, c.state, c.hash, c.design_id from batch_cells c join planned p on p.key = c.key
      where c.owner_id = ${ownerId} and c.batch_id = ${batchId}
    ), written as (
      insert into batch_cells (owner_id, batch_id, key, position, plan, image_id, template_id, template_version,
        colour_id, size_id, name, sku, document, hash, dpi, worst, findings, state)
      select ${ownerId}, ${batchId}, key, position, plan, image_id, template_id, template_version, colour_id, size_id,
        name, sku, document, hash, dpi, worst, findings, state from planned
      on conflict (owner_id, batch_id, key) do update set
        position = excluded.position, plan = excluded.plan, template_version = excluded.template_version,
        name = case when ${isKept} then batch_cells.name else excluded.name end,
        sku = case when ${isKept} then batch_cells.sku else excluded.sku end, document = excluded.document, hash = excluded.hash,
        dpi = excluded.dpi, worst = excluded.worst, findings = excluded.findings,
        state = case
          when excluded.state = 'skipped' then
            case when batch_cells.state = any(${cellStates.statesBefore('skipped')}) then 'skipped' else batch_cells.state end
          when (batch_cells.hash <> excluded.hash or batch_cells.state = any(${[...AGAIN_BY_PLAN]}))
            and batch_cells.state = any(${cellStates.statesBefore('waiting')}) then 'waiting'
          else batch_cells.state end,
        design_id = case when batch_cells.hash <> excluded.hash then null else batch_cells.design_id end,
        decision = case when batch_cells.hash <> excluded.hash or batch_cells.state = 'skipped' then 'none' else batch_cells.decision end,
        error = case when batch_cells.hash <> excluded.hash then null else batch_cells.error end,
        changed = nextval('batch_changes')
      returning key, state, hash
    )
    select k.state as before, w.state as after, case when k.hash <> w.hash then k.design_id end as left
    from written w left join known k on k.key = w.key`.execute(db);
  const counts = new Map<string, PlannedCounts['moves'][number]>();
  for (const { before, after } of result.rows) {
    const key = `${before} ${after}`;
    const move = counts.get(key) ?? { before, after, cells: 0 };
    move.cells += 1;
    counts.set(key, move);
  }
  return {
    moves: [...counts.values()],
    leftDesigns: result.rows.flatMap((row) => (row.left === null ? [] : [row.left])),
  };
}

/** Removes cells of older plans; returns how many by state, and the designs they had made. */
export async function removeOldCells(
  db: Db,
  ownerId: string,
  batchId: string,
  plan: number,
): Promise<{ state: BatchCellState; design_id: string | null }[]> {
  return db
    .deleteFrom('batch_cells')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('plan', '<', plan)
    .returning(['state', 'design_id'])
    .execute();
}
