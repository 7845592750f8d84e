import type { Db } from '../../platform/database/db.ts';
import { type Message, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { createBatchDesign, findDesignToRender } from '../designs/index.ts';
import { reportProgress } from '../operations/index.ts';
import { renderDesign } from '../rendering/index.ts';
import { type CellRecord, findCell, moveCells, noteDesign } from './batch-cells.queries.ts';
import { countCells, findBatch, lockFeeding, updateBatch } from './batches.queries.ts';
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
export async function makeCell(
  services: Services,
  ownerId: string,
  batchId: string,
  key: string,
): Promise<void> {
  const { db } = services;
  const batch = await findBatch(db, ownerId, batchId);
  const mayRun = batch?.state === 'running' || batch?.state === 'sampling';
  if (!mayRun) return putBack(services, ownerId, batchId, key);
  if ((await moveCells(db, ownerId, batchId, [key], ['queued', 'running'], 'running')).length === 0) return;
  const cell = await findCell(db, ownerId, batchId, key);
  if (!cell) return;
  await endCell(
    services,
    ownerId,
    batchId,
    key,
    await attempt(services, { id: ownerId, sku: batch.account_sku }, cell),
  );
}

async function attempt(services: Services, owner: Owner, cell: CellRecord): Promise<Outcome> {
  const designId = await designOf(services, owner, cell);
  if (typeof designId !== 'string') return { state: 'failed', error: designId.text };
  await renderDesign(services, owner.id, designId, 1, () =>
    noteDesign(services.db, owner.id, cell.batch_id, cell.key, designId),
  );
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
async function putBack(services: Services, ownerId: string, batchId: string, key: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockFeeding(trx, ownerId);
    const moved = await moveCells(trx, ownerId, batchId, [key], ['queued', 'running'], 'waiting');
    await countCells(trx, ownerId, batchId, { running: -moved.length, waiting: moved.length });
    await feedCells(trx, services.jobs, ownerId, services.config.batchWindow);
  });
}

async function endCell(
  services: Services,
  ownerId: string,
  batchId: string,
  key: string,
  outcome: Outcome,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockFeeding(trx, ownerId);
    const { state, designId } = outcome;
    const moved = await moveCells(trx, ownerId, batchId, [key], ['queued', 'running'], state, {
      error: state === 'failed' ? outcome.error : null,
      ...(designId === undefined ? {} : { design_id: designId }),
    });
    if (moved.length === 0) return;
    await countCells(trx, ownerId, batchId, { running: -1, [state]: 1 });
    await report(trx, ownerId, batchId);
    await feedCells(trx, services.jobs, ownerId, services.config.batchWindow);
    await settleBatch(trx, ownerId, batchId);
  });
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
export async function giveUpCell(
  services: Services,
  ownerId: string,
  batchId: string,
  key: string,
  reason: Message,
): Promise<void> {
  await endCell(services, ownerId, batchId, key, { state: 'failed', error: reason });
}

/** The disk is full: nothing more can be made until there is room, so the batch waits instead of failing cell by cell. */
export async function stopForLackOfSpace(
  services: Services,
  ownerId: string,
  batchId: string,
  key: string,
): Promise<void> {
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
  await putBack(services, ownerId, batchId, key);
}
