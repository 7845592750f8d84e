import type { BatchCellState } from '@diy/contract/batches/batch-cells';
import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { discardUneditedDesigns } from '../../designs/index.ts';
import { failOperation, reportProgress } from '../../operations/index.ts';
import {
  type BatchRecord,
  type CellCounter,
  countCells,
  findBatch,
  findBatchImages,
  lockAccountQueue,
  lockBatch,
  updateBatch,
} from '../batches.queries.ts';
import { type NewCell, removeOldCells, upsertCells } from '../cells/batch-cells.queries.ts';
import { dispatchCells, settleBatch } from '../cells/dispatch-cells.ts';
import { addSameDrawing, loadBatchImages, loadColumns } from './batch-inputs.ts';
import { isToBeMade, type PlannedCell, planCell, planContext } from './plan-cell.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'config'>;

/** Cells planned and stored at a time; those of the first chunk start while the rest is still planned. */
const CHUNK_CELLS = 400;

/**
 * Plans the cells of a batch in chunks, each in a transaction that also records the progress, so that planning resumes
 * there after a kill. The first chunk is small, so that the first picture appears soon.
 */
export async function planBatch(
  services: Needs,
  ownerId: string,
  batchId: string,
  plan: number,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = services;
  const first = await findBatch(db, ownerId, batchId);
  if (!first || first.plan !== plan) return;
  const found = await loadColumns(db, ownerId, first.settings, first.template_versions);
  const columns = await addSameDrawing(db, found);
  const context = planContext(first.settings, first);
  for (;;) {
    signal?.throwIfAborted();
    const isOver = await db.transaction().execute(async (trx) => {
      // The same order of locks as where a cell ends; otherwise the two would deadlock.
      await lockAccountQueue(trx, ownerId);
      const batch = await lockBatch(trx, ownerId, batchId);
      if (!batch || batch.plan !== plan) return true;
      if (batch.planned >= batch.images) {
        await endPlanning(trx, services, batch);
        return true;
      }
      const cellsAtOnce = batch.planned === 0 ? CHUNK_CELLS / 4 : CHUNK_CELLS;
      const rows = Math.max(1, Math.floor(cellsAtOnce / columns.length));
      const ids = await findBatchImages(trx, ownerId, batchId, batch.planned, rows);
      const images = await loadBatchImages(trx, ownerId, ids);
      const cells = images.flatMap((image, row) =>
        columns.map((column, at) => {
          const position = (batch.planned + row) * columns.length + at;
          return { position, cell: planCell(context, column, image, position) };
        }),
      );
      const { moves, leftDesigns } = await upsertCells(
        trx,
        ownerId,
        batchId,
        cells.map(({ position, cell }) => toRow(cell, position, plan)),
      );
      await countCells(trx, ownerId, batchId, countersOf(moves));
      await discardUneditedDesigns(trx, services.jobs, ownerId, leftDesigns);
      const planned = batch.planned + images.length;
      await updateBatch(trx, ownerId, batchId, { planned });
      const isWhole = planned >= batch.images;
      // In the transaction of the last chunk: a batch deleted in between would keep its old cells forever.
      if (isWhole) await endPlanning(trx, services, batch);
      // Old cells may hold SKUs of new ones until the plan is complete.
      else if (plan === 1 || batch.settings.sku_rule === '') {
        await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
      }
      return isWhole;
    });
    if (isOver) return;
  }
}

async function endPlanning(trx: Db, services: Needs, batch: BatchRecord): Promise<void> {
  const { owner_id: ownerId, id, plan } = batch;
  const removed = await removeOldCells(trx, ownerId, id, plan);
  const moves = removed.map(({ state }) => ({ before: state, after: null, cells: 1 }));
  await countCells(trx, ownerId, id, countersOf(moves));
  await discardUneditedDesigns(
    trx,
    services.jobs,
    ownerId,
    removed.flatMap(({ design_id }) => (design_id === null ? [] : [design_id])),
  );
  if (batch.operation_id) {
    const { waiting, running, done, failed } = (await findBatch(trx, ownerId, id)) ?? batch;
    await reportProgress(trx, ownerId, batch.operation_id, {
      done,
      failed,
      total: waiting + running + done + failed,
    });
  }
  await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
  await settleBatch(trx, ownerId, id);
}

const COUNTER: Record<BatchCellState, CellCounter> = {
  waiting: 'waiting',
  queued: 'running',
  running: 'running',
  done: 'done',
  failed: 'failed',
  skipped: 'skipped',
};

/** How moves of cells change a batch's counters; null = the cell did not exist before, or does not afterwards. */
function countersOf(
  moves: readonly { before: BatchCellState | null; after: BatchCellState | null; cells: number }[],
): Partial<Record<CellCounter, number>> {
  const by: Partial<Record<CellCounter, number>> = {};
  const add = (state: BatchCellState | null, cells: number) => {
    if (state !== null) by[COUNTER[state]] = (by[COUNTER[state]] ?? 0) + cells;
  };
  for (const { before, after, cells } of moves) {
    add(before, -cells);
    add(after, cells);
  }
  return by;
}

function toRow(cell: PlannedCell, position: number, plan: number): NewCell {
  const { column, template } = cell.column;
  return {
    key: cell.key,
    position,
    plan,
    image_id: cell.image.id,
    template_id: template.id,
    template_version: template.version,
    colour_id: column.colour_id,
    size_id: column.size_id,
    name: cell.name,
    sku: cell.sku,
    document: cell.document,
    hash: cell.hash,
    equals: cell.equals,
    dpi: cell.quality.dpi,
    worst: cell.quality.worst,
    findings: cell.quality.findings,
    state: isToBeMade(cell) ? 'waiting' : 'skipped',
  };
}

/** Planning cannot continue: the batch stops with a reason, unless it was cancelled or has another plan now. */
export async function failPlanning(
  services: Pick<Services, 'db'>,
  ownerId: string,
  batchId: string,
  plan: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, ownerId, batchId);
    if (!batch || batch.plan !== plan || batch.state === 'cancelled') return;
    await updateBatch(trx, ownerId, batchId, { state: 'paused' });
    if (batch.operation_id === null) return;
    await failOperation(trx, ownerId, batch.operation_id, message('batches.not-planned'));
  });
}
