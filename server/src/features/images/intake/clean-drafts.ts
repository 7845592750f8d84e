import type { Services } from '../../../platform/services.ts';
import { findImageBySha } from '../images.queries.ts';
import { deleteDraft, listStaleDrafts } from './image-drafts.queries.ts';

/** Removes objects that a killed process wrote for an image it never recorded. Returns how many drafts there were. */
export async function cleanDrafts({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let cleaned = 0;
  for (;;) {
    const drafts = await listStaleDrafts(db, 200);
    if (drafts.length === 0) return cleaned;
    for (const draft of drafts) {
      // Another try has recorded the image meanwhile; the objects, named by content, belong to it.
      const isUsed = (await findImageBySha(db, draft.owner_id, draft.sha256)) !== undefined;
      if (!isUsed) for (const key of draft.keys) await storage.delete(key);
      await deleteDraft(db, draft.owner_id, draft.sha256);
      cleaned += 1;
    }
  }
}
