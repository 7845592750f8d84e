import type { Db } from '../../platform/database/db.ts';
import { type Message, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { createBatchDesign, discardUneditedDesigns, findDesignToRender } from '../designs/index.ts';
import { reportProgress } from '../operations/index.ts';
import { renderDesign } from '../rendering/index.ts';
import { type CellJob, type CellRecord, findCell, moveCell, noteDesign } from './batch-cells.queries.ts';
import { type BatchRecord, countCells, findBatch, lockFeeding, updateBatch } from './batches.queries.ts';
import { feedCells, settleBatch } from './feed-cells.ts';

interface Owner {
  id: string;
  /** Short code, for SKUs. */
  sku: string;
}

/** How a cell's try ended. */
type Outcome =
  | { state: 'done'; designId: string }
  | { state: 'failed'; designId?: string; error: Message | null };

/**
 * Makes one cell: its design, its mockups and its print files. Safe to run twice and after a kill at any point: the
 * design is found again by its key, and files have content-determined names.
 */
export async function makeCell(services: Services, job: CellJob): Promise<void> {
  const { db } = services;
  const { ownerId, batchId } = job;
  const batch = await findBatch(db, ownerId, batchId);
  const mayRun = batch?.state === 'running' || batch?.state === 'sampling';
  if (!mayRun) return putBack(services, job);
  if (!(await moveCell(db, job, 'running'))) return;
  const cell = await findCell(db, job);
  if (!cell) return;
  // From here on only what this cell was when it was read: planned anew, it has a job of its own.
  const own = { ...job, hash: cell.hash };
  const outcome = await attempt(services, own, cell, batch);
  await endCell(services, own, outcome);
}

async function attempt(
  services: Services,
  job: CellJob,
  cell: CellRecord,
  { account_sku: sku, operation_id: operationId }: BatchRecord,
): Promise<Outcome> {
  const owner = { id: job.ownerId, sku };
  const designId = await designOf(services, owner, cell);
  if (typeof designId !== 'string') return { state: 'failed', error: designId.text };
  await renderDesign(services, owner.id, designId, 1, async () => {
    await noteDesign(services.db, job, designId);
    // Who looks at the batch hears of the first mockup now, not when the whole cell is made.
    if (operationId !== null) await reportProgress(services.db, owner.id, operationId, {});
  });
  const design = await findDesignToRender(services.db, owner.id, designId);
  // Somebody opened and saved it already: that version has a render of its own.
  if (design && (design.render_state === 'done' || design.version > 1)) return { state: 'done', designId };
  return { state: 'failed', designId, error: null };
}

/** The cell's design, made once; a Refusal where it cannot be. */
async function designOf(services: Services, owner: Owner, cell: CellRecord): Promise<string | Refusal> {
  try {
    return await services.db.transaction().execute((trx) =>
      createBatchDesign(trx, services, owner, {
        batchId: cell.batch_id,
        idempotencyKey: `batch:${cell.batch_id}:${cell.hash.slice(0, 32)}`,
        templateId: cell.template_id,
        templateVersion: cell.template_version,
        name: cell.name,
        sku: cell.sku,
        document: cell.document,
      }),
    );
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The batch does not run any more: the cell waits again. */
async function putBack(services: Services, job: CellJob): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    await lockFeeding(trx, ownerId);
    if (await moveCell(trx, job, 'waiting')) {
      await countCells(trx, ownerId, batchId, { running: -1, waiting: 1 });
    }
    await feedCells(trx, services.jobs, ownerId, services.config.batchWindow);
  });
}

async function endCell(services: Services, job: CellJob, outcome: Outcome): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    await lockFeeding(trx, ownerId);
    const { state, designId } = outcome;
    const isMoved = await moveCell(trx, job, state, {
      error: state === 'failed' ? outcome.error : null,
      ...(designId === undefined ? {} : { design_id: designId }),
    });
    if (!isMoved) return designId && leaveDesign(trx, job, designId);
    await countCells(trx, ownerId, batchId, { running: -1, [state]: 1 });
    await report(trx, ownerId, batchId);
    await feedCells(trx, services.jobs, ownerId, services.config.batchWindow);
    await settleBatch(trx, ownerId, batchId);
  });
}

/** A design that its cell did not wait for goes, unless the cell shows it after all. */
async function leaveDesign(trx: Db, job: CellJob, designId: string): Promise<void> {
  const cell = await findCell(trx, job);
  if (cell?.hash !== job.hash && cell?.design_id !== designId) {
    await discardUneditedDesigns(trx, job.ownerId, [designId]);
  }
}

async function report(trx: Db, ownerId: string, batchId: string): Promise<void> {
  const batch = await findBatch(trx, ownerId, batchId);
  if (!batch?.operation_id || (batch.state !== 'running' && batch.state !== 'sampling')) return;
  const { waiting, running, done, failed } = batch;
  const total = waiting + running + done + failed;
  // Cancelled in the tray: the batch stops with it.
  if (await reportProgress(trx, ownerId, batch.operation_id, { done, failed, total })) return;
  await updateBatch(trx, ownerId, batchId, { state: 'cancelled' });
}

/** No further try follows: the cell has failed, with a reason. */
export async function giveUpCell(services: Services, job: CellJob, reason: Message): Promise<void> {
  await endCell(services, job, { state: 'failed', error: reason });
}

/** The disk is full: nothing more can be made until there is room, so the batch waits instead of failing cell by cell. */
export async function stopForLackOfSpace(services: Services, job: CellJob): Promise<void> {
  const { ownerId, batchId } = job;
  await services.db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, ownerId, batchId);
    if (!batch || batch.state === 'paused') return;
    await updateBatch(trx, ownerId, batchId, { state: 'paused' });
    if (batch.operation_id) {
      await reportProgress(trx, ownerId, batch.operation_id, {
        message: '存储空间已满，批量已暂停。清理空间后继续',
      });
    }
  });
  await putBack(services, job);
}
