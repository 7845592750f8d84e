import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { cancelOpenOperations, reopenOperation } from '../../operations/index.ts';
import { findUndrawn } from '../read-designs.queries.ts';
import { enqueueRender, renderJob } from './enqueue-render.ts';

/**
 * Cancels the work of designs in the transaction that deletes them: waiting jobs are removed, running ones stop before
 * their next file, operations are cancelled.
 */
export async function stopRenders(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const undrawn = await findUndrawn(trx, ownerId, ids);
  await jobs.remove(
    trx,
    undrawn.map(({ id }) => renderJob(ownerId, id)),
  );
  await cancelOpenOperations(
    trx,
    ownerId,
    undrawn.flatMap(({ operation_id }) => operation_id ?? []),
  );
}

/** Enqueues designs again that were deleted before they were drawn, in the transaction that restores them. */
export async function resumeRenders(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  for (const { id, version, operation_id } of await findUndrawn(trx, ownerId, ids)) {
    if (operation_id) await reopenOperation(trx, ownerId, operation_id);
    await enqueueRender(trx, jobs, ownerId, id, version);
  }
}
