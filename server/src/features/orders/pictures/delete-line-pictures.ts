import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteLinePicturesJob } from '../job-types.ts';
import { findPicturesOfLines } from './pictures.queries.ts';

const AT_ONCE = 200;

/** Enqueues, before lines are deleted, the removal of their buyers' pictures that nothing else uses. */
export async function deleteLinePictures(
  trx: Db,
  jobs: Services['jobs'],
  ownerId: string,
  of: Parameters<typeof findPicturesOfLines>[2],
): Promise<void> {
  const ids = await findPicturesOfLines(trx, ownerId, of);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const payload = { ownerId, imageIds: ids.slice(at, at + AT_ONCE).join(',') };
    await jobs.enqueue(trx, { job: deleteLinePicturesJob, payload });
  }
}
