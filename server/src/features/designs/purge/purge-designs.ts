import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { REMOVE_COVER } from '../cover-objects.queries.ts';
import { removeCoverJob } from '../job-types.ts';
import { deleteOldDesigns, isCoverUsed } from './purge-designs.queries.ts';

const AT_ONCE = 200;
/**
 * Objects are removed a day after the rows that named them, so that a process which is about to use one again has done
 * so.
 */
const OBJECTS_AFTER_SECONDS = 24 * 60 * 60;

/** Removes designs nobody can bring back any more; their covers follow a day later. Returns how many. */
export async function purgeDesigns({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const purged = await db.transaction().execute(async (trx) => {
      const gone = await deleteOldDesigns(trx, AT_ONCE);
      for (const { owner_id: ownerId, cover_key: coverKey } of gone) {
        if (coverKey) await removeCoverLater(trx, jobs, ownerId, coverKey);
      }
      return gone.length;
    });
    removed += purged;
    if (purged < AT_ONCE) return removed;
  }
}

/** Enqueues the removal of a cover that a design does not show any more. */
export function removeCoverLater(
  trx: Db,
  jobs: Services['jobs'],
  ownerId: string,
  coverKey: string,
): Promise<void> {
  return jobs.enqueue(trx, {
    job: removeCoverJob,
    payload: { ownerId, coverKey },
    key: `${REMOVE_COVER}${coverKey}`,
    delaySeconds: OBJECTS_AFTER_SECONDS,
  });
}

/** Removes a cover unless a design shows it: equal pictures of one account are one object. */
export async function removeCover(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  coverKey: string,
): Promise<void> {
  if (!(await isCoverUsed(db, ownerId, coverKey))) await storage.delete(coverKey);
}
