import type { Db } from '../../../platform/database/db.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { workItemJob } from '../job-types.ts';
import { claimNextItems, countRunning } from './work-items.queries.ts';
import { lockWorkshop, openWorks } from './works.queries.ts';

/** Pictures of one account that have a job at once; so nobody's five hundred stand before another's first. */
const WINDOW = 6;
/** Its jobs run after those that a person waits for, such as a design just saved; those of one account run one after another. */
const PRIORITY = 10;

export const itemJobKey = (workId: string, position: number) => `image-work:${workId}:${position}`;

/**
 * Gives the account's next pictures their jobs, as many as fit its window; runs take turns. Call it in every transaction
 * that adds or ends a picture: then none is left waiting, whichever process is killed.
 */
export async function dispatchItems(trx: Db, jobs: JobQueue, ownerId: string): Promise<void> {
  await lockWorkshop(trx, ownerId);
  let free = WINDOW - (await countRunning(trx, ownerId));
  const open = free > 0 ? await openWorks(trx, ownerId) : [];
  // One picture of each run, round by round, as long as a round finds any.
  for (let found = -1; free > 0 && found !== 0; ) {
    found = 0;
    for (const workId of open) {
      if (free === 0) break;
      for (const position of await claimNextItems(trx, ownerId, workId, 1)) {
        await jobs.enqueue(trx, {
          job: workItemJob,
          payload: { ownerId, workId, position },
          key: itemJobKey(workId, position),
          priority: PRIORITY + WINDOW - free,
        });
        free -= 1;
        found += 1;
      }
    }
  }
}
