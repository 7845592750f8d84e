import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { planJob } from '../job-types.ts';

/** Key of the job that works a batch's cells out. */
export function planJobKey(batchId: string): string {
  return `batch-plan:${batchId}`;
}

/** Has a batch's cells worked out by a worker, in place of a waiting order. */
export function enqueuePlan(
  db: Db,
  jobs: JobQueue,
  ownerId: string,
  batchId: string,
  plan: number,
): Promise<void> {
  return jobs.enqueue(db, {
    job: planJob,
    payload: { ownerId, batchId, plan },
    key: planJobKey(batchId),
  });
}
