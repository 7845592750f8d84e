import type { Services } from '../../../platform/services.ts';
import { findImageBySha } from '../images.queries.ts';
import { claimStaleDraft, hasDraft, listStaleDrafts } from './image-drafts.queries.ts';

/** Removes objects that a killed process wrote for an image it never recorded. Returns how many drafts there were. */
export async function cleanDrafts({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let cleaned = 0;
  for (;;) {
    const drafts = await listStaleDrafts(db, 200);
    if (drafts.length === 0) return cleaned;
    for (const { owner_id: ownerId, sha256, keys } of drafts) {
      // After a kill from here on nothing names these objects any more: the daily sweep of the store deletes them.
      if (!(await claimStaleDraft(db, ownerId, sha256))) continue;
      cleaned += 1;
      for (const key of keys) {
        // The objects are named by content: another upload of the same file, recorded meanwhile, needs them.
        if (await isNeeded(db, ownerId, sha256)) break;
        await storage.delete(key);
      }
    }
  }
}

async function isNeeded(db: Services['db'], ownerId: string, sha256: string): Promise<boolean> {
  return (await hasDraft(db, ownerId, sha256)) || (await findImageBySha(db, ownerId, sha256)) !== undefined;
}
