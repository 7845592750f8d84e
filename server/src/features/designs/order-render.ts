import type { Db } from '../../platform/database/db.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';

/** Lets a burst of autosaves become one render of the newest version. */
const SETTLE_SECONDS = 1;

/** Enqueues the drawing of a design's version, in place of a waiting one; `rendering` has the handler. */
export function orderRender(
  db: Db,
  jobs: JobQueue,
  ownerId: string,
  designId: string,
  version: number,
): Promise<void> {
  return jobs.enqueue(db, {
    name: 'rendering.render-design',
    payload: { ownerId, designId, version },
    key: `render:${ownerId}:${designId}`,
    delaySeconds: version === 1 ? 0 : SETTLE_SECONDS,
  });
}
