import type { Services } from '../../../platform/services.ts';
import { deleteObjects } from '../generation/keep-result.ts';
import { deleteImageRow, deletePurgedGroups, listPurgeable, listStaleDrafts } from './purge.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

const AT_ONCE = 200;

/** Removes objects that a killed process wrote for an image it never ended. Returns how many images had some. */
export async function cleanDrafts(services: Needs): Promise<number> {
  let cleaned = 0;
  for (;;) {
    const stale = await listStaleDrafts(services.db, AT_ONCE);
    for (const { owner_id, id, draft_keys } of stale) await deleteObjects(services, owner_id, id, draft_keys);
    cleaned += stale.length;
    if (stale.length < AT_ONCE) return cleaned;
  }
}

/** Removes for good what was deleted more than 30 days ago. Returns the number of images. */
export async function purgeDeleted({ db, storage }: Needs): Promise<number> {
  let purged = 0;
  for (;;) {
    const images = await listPurgeable(db, AT_ONCE);
    for (const { owner_id, id, keys } of images) {
      // Objects are removed first: a kill in between leaves a row, which is found again.
      for (const key of keys) await storage.delete(key);
      await deleteImageRow(db, owner_id, id);
    }
    purged += images.length;
    if (images.length < AT_ONCE) break;
  }
  await deletePurgedGroups(db);
  return purged;
}
