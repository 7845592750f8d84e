import type { Services } from '../../../platform/services.ts';
import { cancelOpenImages, findRunsOfOpenImages, type OpenImages } from './open-images.queries.ts';
import { lockRuns } from './runs.queries.ts';
import { enqueueDispatch, settleRun } from './settle-run.ts';

/**
 * Cancels queued and running images. A running one's job notices within a second; should it finish first, its picture
 * is thrown away. Returns how many there were.
 */
export function stopImages(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  which: OpenImages,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const runs = await findRunsOfOpenImages(trx, ownerId, which);
    if (runs.length === 0) return 0;
    await lockRuns(trx, ownerId, runs);
    const stopped = await cancelOpenImages(trx, ownerId, which);
    for (const runId of runs) await settleRun(trx, ownerId, runId);
    for (const provider of new Set(stopped.map((image) => image.provider)))
      await enqueueDispatch(trx, jobs, provider);
    return stopped.length;
  });
}
