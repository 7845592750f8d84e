import type { Db } from '../../platform/database/db.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { findDesignsOfBatch, setDeletedIn } from '../designs/index.ts';

/**
 * Deletes a batch's designs (`deletedAt` null), or brings back those that were deleted with it at that time, in the
 * transaction that does so to the batch. Returns how many.
 */
export async function setBatchDesignsDeleted(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  batchId: string,
  deletedAt: Date | null,
): Promise<number> {
  const ids = await findDesignsOfBatch(trx, ownerId, batchId, deletedAt);
  return setDeletedIn(trx, jobs, ownerId, ids, deletedAt === null);
}
