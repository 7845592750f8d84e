import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { planJob } from '../job-types.ts';

/** Key of the job that plans a batch's cells. */
export function planJobKey(batchId: string): string {
  return `batch-plan:${batchId}`;
}

/** Enqueues the planning of a batch's cells, replacing a job that still waits. */
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
    // One of an account at a time: thousands of cells take a while, and others want the places of a worker.
    queue: `plans ${ownerId}`,
  });
}
