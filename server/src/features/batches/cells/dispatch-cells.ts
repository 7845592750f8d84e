import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { finishOperation, reopenOperation } from '../../operations/index.ts';
import { countCells, findBatch, lockAccountQueue, openBatches, updateBatch } from '../batches.queries.ts';
import { stateAtRest } from '../batches.state.ts';
import { cellJob } from '../job-types.ts';
import { countInFlight, queueNextCells } from './batch-cells.queries.ts';
import { countSampledWaiting } from './list-cells.queries.ts';

/**
 * Base priority: batches come after what a person waits for, such as a design just saved. The account's queued and
 * running cells are added, so the first cell of a new batch comes before the queued ones of an account with many.
 */
const PRIORITY = 10;

/** Key of a cell's job. */
export function cellJobKey(batchId: string, cellKey: string): string {
  return `batch-cell:${batchId}:${cellKey}`;
}

/**
 * Enqueues the account's next cells, as many as fit its window; batches take turns. So the queue never holds more than
 * a window of each account, and a small batch starts at once while a huge one runs. Call it in every transaction that
 * ends, adds or frees a cell.
 */
export async function dispatchCells(db: Db, jobs: JobQueue, ownerId: string, window: number): Promise<void> {
  await lockAccountQueue(db, ownerId);
  let free = window - (await countInFlight(db, ownerId));
  while (free > 0) {
    const open = await openBatches(db, ownerId);
    let queued = 0;
    for (const batch of open) {
      if (free === 0) break;
      const share = Math.max(1, Math.floor(free / open.length));
      const cells = await queueNextCells(db, ownerId, batch, share);
      for (const [at, { key, hash }] of cells.entries()) {
        await jobs.enqueue(db, {
          job: cellJob,
          payload: { ownerId, batchId: batch.id, key, hash },
          key: cellJobKey(batch.id, key),
          priority: PRIORITY + (window - free) + at,
        });
      }
      await countCells(db, ownerId, batch.id, { waiting: -cells.length, running: cells.length });
      free -= cells.length;
      queued += cells.length;
    }
    if (queued === 0) return;
  }
}

/** Ends a batch (or a sample) when its last cell has ended; its operation then says so too, also where it was cancelled meanwhile. */
export async function settleBatch(db: Db, ownerId: string, batchId: string): Promise<void> {
  const batch = await findBatch(db, ownerId, batchId);
  if (!batch) return;
  const state = stateAtRest(batch.state, {
    waiting: batch.waiting,
    running: batch.running,
    sampledWaiting: batch.state === 'sampling' ? await countSampledWaiting(db, ownerId, batchId) : 0,
    isPlanned: batch.planned >= batch.images,
  });
  if (state === null) return;
  await updateBatch(db, ownerId, batchId, { state });
  if (batch.operation_id === null) return;
  const { done, failed } = batch;
  if (batch.state === 'cancelled') await reopenOperation(db, ownerId, batch.operation_id);
  await finishOperation(db, ownerId, batch.operation_id, { done, failed, total: done + failed });
}
