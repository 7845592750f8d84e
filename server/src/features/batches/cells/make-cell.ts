import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptFindings, findRenderState } from '../../designs/index.ts';
import { announceProgress, reportProgress } from '../../operations/index.ts';
import { giveUpRender, type RenderNeeds, renderDesign } from '../../rendering/index.ts';
import {
  type BatchRecord,
  countCells,
  findBatch,
  lockAccountQueue,
  updateBatch,
} from '../batches.queries.ts';
import { isRunning } from '../batches.state.ts';
import {
  type CellJob,
  type CellRecord,
  claimCell,
  findCell,
  markChanged,
  moveCell,
  recordDesign,
} from './batch-cells.queries.ts';
import { errorsOf, isWithheld } from './cell-errors.ts';
import { dispatchCells, settleBatch } from './dispatch-cells.ts';
import { makeCellDesign } from './make-cell-design.ts';

type Needs = RenderNeeds & Pick<Services, 'newId'>;

/** The outcome of one try of a cell. */
type Outcome = { state: 'done' } | { state: 'failed'; error: Message | null };

const DELETED: Message = message('batches.design-deleted');

/** The cell was planned again, or left out, before it had a design. */
class PlannedAgain extends Error {}

/**
 * Makes one cell: its design, its mockups and its print files. Safe to run twice and after a kill at any point: the
 * design is found again by its key, and files have content-determined names.
 */
export async function makeCell(services: Needs, job: CellJob): Promise<void> {
  const { db } = services;
  const { ownerId, batchId } = job;
  const batch = await findBatch(db, ownerId, batchId);
  if (!batch || !isRunning(batch.state)) return putBack(services, job);
  const cell = await claimCell(db, job);
  if (!cell) return;
  // From here on this job works with the cell as it was read. If the cell is planned again, another job makes it.
  const read = { ...job, hash: cell.hash };
  const design = await designOf(services, batch, read, cell);
  if (design instanceof PlannedAgain) return;
  if (design instanceof Refusal) {
    return endCell(services, read, { state: 'failed', error: design.text });
  }
  const own = { ...read, designId: design };
  await endCell(services, own, await draw(services, own, batch.operation_id));
}

async function draw(
  services: Needs,
  job: CellJob & { designId: string },
  operationId: string | null,
): Promise<Outcome> {
  const { ownerId, designId } = job;
  await renderDesign(services, ownerId, designId, 1, async () => {
    await markChanged(services.db, job);
    // Clients that watch the batch see the first mockup now, not when the whole cell is made.
    if (operationId !== null) await announceProgress(services.db, ownerId, operationId);
  });
  const design = await findRenderState(services.db, ownerId, designId);
  // Somebody has opened and saved the design: that version has its own render.
  if (design && (design.render_state === 'done' || design.version > 1)) return { state: 'done' };
  if (design?.deleted_at) return { state: 'failed', error: DELETED };
  return { state: 'failed', error: null };
}

/** The cell's design, made once and recorded with the cell; or the reason why it cannot be made. */
async function designOf(
  services: Needs,
  batch: BatchRecord,
  job: CellJob,
  cell: CellRecord,
): Promise<string | Refusal | PlannedAgain> {
  try {
    return await services.db.transaction().execute(async (trx) => {
      const owner = { id: batch.owner_id, sku: batch.account_sku };
      await lockAccountQueue(trx, owner.id);
      const designId = await makeCellDesign(trx, services, owner, cell);
      if (!(await recordDesign(trx, job, designId))) throw new PlannedAgain();
      await acceptErrors(trx, batch, cell, designId);
      return designId;
    });
  } catch (error) {
    if (error instanceof Refusal || error instanceof PlannedAgain) return error;
    throw error;
  }
}

/** Errors of this cell that the person who started the batch accepted are accepted for its design. */
async function acceptErrors(trx: Db, batch: BatchRecord, cell: CellRecord, designId: string): Promise<void> {
  if (cell.worst !== 'error' || batch.accepted_by === null || batch.accepted_at === null) return;
  const errors = errorsOf(cell.findings, cell.document);
  const change = batch.settings.cells.find((one) => one.key === cell.key);
  if (isWithheld(errors, change)) return;
  await acceptFindings(trx, batch.owner_id, designId, errors, batch.accepted_by, batch.accepted_at);
}

/** The batch is no longer running, so the cell waits again. */
async function putBack(services: Needs, job: CellJob): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    await lockAccountQueue(trx, ownerId);
    if (await moveCell(trx, job, 'waiting')) {
      await countCells(trx, ownerId, batchId, { running: -1, waiting: 1 });
    }
    await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
  });
}

async function endCell(services: Needs, job: CellJob, outcome: Outcome): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    await lockAccountQueue(trx, ownerId);
    const { state } = outcome;
    const error = state === 'failed' ? outcome.error : null;
    if (!(await moveCell(trx, job, state, { error }))) return;
    const batch = await countCells(trx, ownerId, batchId, { running: -1, [state]: 1 });
    if (batch) await report(trx, batch);
    await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
    // Dispatching makes waiting cells running ones, so a batch that has either is not at rest; a sample may be.
    if (!batch || batch.state === 'sampling' || batch.waiting + batch.running === 0)
      await settleBatch(trx, ownerId, batchId);
  });
}

async function report(trx: Db, batch: BatchRecord): Promise<void> {
  if (!batch.operation_id || !isRunning(batch.state)) return;
  const { owner_id: ownerId, id: batchId, waiting, running, done, failed } = batch;
  const total = waiting + running + done + failed;
  // The operation was cancelled in the tray, so the batch stops too.
  if (await reportProgress(trx, ownerId, batch.operation_id, { done, failed, total })) return;
  await updateBatch(trx, ownerId, batchId, { state: 'cancelled' });
}

/** Called when no further try follows: fails the cell with a reason. */
export async function giveUpCell(services: Needs, job: CellJob, reason: Message): Promise<void> {
  const cell = await findCell(services.db, job);
  // Otherwise its design would be shown as being drawn forever. This comes before the cell's end, which only the first
  // of two tries reaches.
  if (cell?.state === 'running' && cell.design_id && cell.hash === (job.hash ?? cell.hash)) {
    await giveUpRender(services, job.ownerId, cell.design_id, 1);
  }
  await endCell(services, job, { state: 'failed', error: reason });
}

/** The disk is full, so the batch waits for room instead of failing cell by cell. */
export async function stopForLackOfSpace(services: Needs, job: CellJob): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, ownerId, batchId);
    if (!batch || !isRunning(batch.state)) return;
    await updateBatch(trx, ownerId, batchId, { state: 'paused' });
    if (batch.operation_id) {
      await reportProgress(trx, ownerId, batch.operation_id, {
        message: message('batches.paused-storage-full'),
      });
    }
  });
  await putBack(services, job);
}
