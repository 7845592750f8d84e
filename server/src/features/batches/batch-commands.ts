import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cancelOperation, reopenOperation, startOperation } from '../operations/index.ts';
import { type BatchRecord, countCells, lockAccountQueue, lockBatch, updateBatch } from './batches.queries.ts';
import { type BatchAction, isAllowed, isRunning, type StoredBatchState } from './batches.state.ts';
import { moveCells, sampleCells } from './cells/batch-cells.queries.ts';
import { cellJobKey, dispatchCells, settleBatch } from './cells/dispatch-cells.ts';
import { enqueuePlan } from './planning/enqueue-plan.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'config' | 'newId'>;

/** The batch, locked, in a state in which the action is possible. Throws a Refusal otherwise. */
export async function lockBatchForAction(
  trx: Db,
  ownerId: string,
  id: string,
  action: BatchAction,
): Promise<BatchRecord> {
  await lockAccountQueue(trx, ownerId);
  const batch = await lockBatch(trx, ownerId, id);
  if (!batch) throw notFound('batches');
  if (!isAllowed(action, batch.state)) throw wrongState(batch.state);
  return batch;
}

function wrongState(state: StoredBatchState): Refusal {
  return new Refusal(message('batches.wrong-state', { state: message(`batches.is-${state}`) }));
}

/** Starts or resumes a batch and opens its operation again. Returns the operation's id. */
export async function startBatch(
  services: Needs,
  ownerId: string,
  id: string,
  action: 'start' | 'resume',
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const batch = await lockBatchForAction(trx, ownerId, id, action);
    return setRunning(trx, services, batch, 'running');
  });
}

/** Draws a sample of at most ten cells. Throws a Refusal when none of them can be drawn. */
export async function sampleBatch(
  services: Needs,
  ownerId: string,
  id: string,
  keys: readonly string[],
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const batch = await lockBatchForAction(trx, ownerId, id, 'sample');
    await sampleCells(trx, ownerId, id, keys);
    return setRunning(trx, services, batch, 'sampling');
  });
}

/**
 * Sets the batch running: opens its operation and fills the window; the batch ends at once if nothing is left to do.
 */
export async function setRunning(
  trx: Db,
  services: Needs,
  batch: BatchRecord,
  state: 'running' | 'sampling',
): Promise<string> {
  const { owner_id: ownerId, id, operation_id: known } = batch;
  const operationId = known ?? services.newId();
  if (known) await reopenOperation(trx, ownerId, known);
  else {
    await startOperation(trx, { ownerId, id: operationId, kind: 'batch', title: batch.name, resultId: id });
  }
  await updateBatch(trx, ownerId, id, { state, operation_id: operationId });
  // Planning may have ended early because the batch was deleted meanwhile.
  if (batch.planned < batch.images) await enqueuePlan(trx, services.jobs, ownerId, id, batch.plan);
  await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
  await settleBatch(trx, ownerId, id);
  return operationId;
}

/** Pauses a batch: no further cell starts, and queued cells go back to waiting in the batch. */
export async function pauseBatch(services: Needs, ownerId: string, id: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockBatchForAction(trx, ownerId, id, 'pause');
    await haltBatch(trx, services, ownerId, id, 'paused');
    await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
  });
}

/** Stops a batch: finished cells stay, and cells being drawn are finished. */
export async function cancelBatch(services: Needs, ownerId: string, id: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const batch = await lockBatchForAction(trx, ownerId, id, 'cancel');
    await haltBatch(trx, services, ownerId, id, 'cancelled');
    await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
    await stopOperation(trx, ownerId, batch.operation_id);
  });
}

/**
 * Sets a batch paused or cancelled; its queued cells wait again and their jobs are removed. The caller must dispatch afterwards, so that
 * the account's other batches get the free places.
 */
export async function haltBatch(
  trx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  ownerId: string,
  id: string,
  state: 'paused' | 'cancelled',
): Promise<void> {
  await updateBatch(trx, ownerId, id, { state });
  const back = await moveCells(trx, ownerId, id, null, ['queued'], 'waiting');
  await jobs.remove(
    trx,
    back.map((key) => cellJobKey(id, key)),
  );
  await countCells(trx, ownerId, id, { running: -back.length, waiting: back.length });
}

/** Cancels a batch's operation unless it has ended already. */
export async function stopOperation(trx: Db, ownerId: string, operationId: string | null): Promise<void> {
  if (operationId === null) return;
  try {
    await cancelOperation(trx, ownerId, operationId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Draws failed cells again, all or the given ones, and no others: what a person paused or cancelled stays so. */
export async function retryCells(
  services: Needs,
  ownerId: string,
  id: string,
  keys: readonly string[] | null,
): Promise<{ retried: number; operation_id: string | null }> {
  return services.db.transaction().execute(async (trx) => {
    await lockAccountQueue(trx, ownerId);
    const batch = await lockBatch(trx, ownerId, id);
    if (!batch) throw notFound('batches');
    const moved = await moveCells(trx, ownerId, id, keys, ['failed'], 'waiting', {
      error: null,
      sampled: true,
    });
    await countCells(trx, ownerId, id, { failed: -moved.length, waiting: moved.length });
    if (moved.length === 0) return { retried: 0, operation_id: batch.operation_id };
    if (isRunning(batch.state)) {
      await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
      return { retried: moved.length, operation_id: batch.operation_id };
    }
    // Other cells may wait as well, some of them marked by an earlier sample.
    await sampleCells(trx, ownerId, id, moved);
    // In a finished one nothing else waits.
    const next = batch.state === 'finished' ? 'running' : 'sampling';
    const operationId = await setRunning(trx, services, batch, next);
    return { retried: moved.length, operation_id: operationId };
  });
}
