import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { renderDesignJob } from '../job-types.ts';
import { countOnTheirWay } from '../read-designs.queries.ts';

/** Lets a burst of autosaves become one render of the newest version. */
const SETTLE_SECONDS = 1;

/**
 * The account's waiting designs lower the priority of its next one, by at most this much: the first design of one
 * account comes before the many of another. Cells of batches take turns the same way, from 10 on.
 */
const LOWEST_PRIORITY = 50;

/** Key of a design's render job. */
export function renderJob(ownerId: string, designId: string): string {
  return `render:${ownerId}:${designId}`;
}

/** Enqueues the drawing of a design's version, in place of a waiting one; `rendering` has the handler. */
export async function enqueueRender(
  db: Db,
  jobs: JobQueue,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  await jobs.enqueue(db, {
    job: renderDesignJob,
    payload: { ownerId, designId, version },
    key: renderJob(ownerId, designId),
    delaySeconds: version === 1 ? 0 : SETTLE_SECONDS,
    priority: await countOnTheirWay(db, ownerId, designId, LOWEST_PRIORITY),
  });
}
