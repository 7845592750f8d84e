import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { findImageBySha } from '../images.queries.ts';
import { deleteDraft, recordDraft } from '../intake/image-drafts.queries.ts';
import {
  type DeletedImage,
  holdLongDeleted,
  holdUnlisted,
  listLongDeleted,
  type PurgeableImage,
  removeImages,
} from './purge-images.queries.ts';

/** The fields by which other features refer to an image. */
export interface ReferableImage {
  id: string;
  previewUrl: string;
}

/** Returns the ids of images that anything of the account refers to; `features/index.ts` asks all features. */
export type FindReferredImages = (
  db: Db,
  ownerId: string,
  images: readonly ReferableImage[],
) => Promise<Set<string>>;

const PAGE = 200;

/**
 * Removes images that were deleted more than 30 days ago and that nothing refers to. Their objects follow a day later
 * with those of unfinished recordings, unless the same file has come again. Returns how many were checked and removed.
 */
export async function purgeDeleted(
  services: Pick<Services, 'db' | 'storage'>,
  findReferred: FindReferredImages,
): Promise<{ checked: number; removed: number }> {
  const figures = { checked: 0, removed: 0 };
  let last: DeletedImage | null = null;
  for (;;) {
    const page: DeletedImage[] = await listLongDeleted(services.db, last, PAGE);
    for (const ownerId of new Set(page.map((image) => image.owner_id))) {
      const ids = page.filter((image) => image.owner_id === ownerId).map(({ id }) => id);
      figures.removed += (await purgeOf(services, ownerId, ids, findReferred, holdLongDeleted)).length;
    }
    figures.checked += page.length;
    if (page.length < PAGE) return figures;
    last = page.at(-1) ?? null;
  }
}

/**
 * Removes images that were never in the library and that nothing refers to any more, with their objects, at once: what
 * a buyer sent goes with the order. Returns how many.
 */
export async function removeUnlistedImages(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: string[],
  findReferred: FindReferredImages,
): Promise<number> {
  const removed = await purgeOf(services, ownerId, ids, findReferred, holdUnlisted);
  for (const image of removed) {
    // The same file was uploaded again meanwhile; the objects, named by content, belong to that image.
    if (await findImageBySha(services.db, ownerId, image.sha256)) continue;
    for (const key of objectsOf(image)) await services.storage.delete(key);
    await deleteDraft(services.db, ownerId, image.sha256);
  }
  return removed.length;
}

/**
 * Locks the rows first and then checks references: a process about to refer to one waits and finds it removed; existing
 * references are seen. Returns the removed images.
 */
function purgeOf(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: string[],
  findReferred: FindReferredImages,
  hold: typeof holdLongDeleted,
): Promise<PurgeableImage[]> {
  return db.transaction().execute(async (trx) => {
    const held = await hold(trx, ownerId, ids);
    if (held.length === 0) return [];
    const referable = held.map(({ id, preview_key }) => ({ id, previewUrl: storage.publicUrl(preview_key) }));
    const referred = await findReferred(trx, ownerId, referable);
    const free = held.filter(({ id }) => !referred.has(id));
    if (free.length === 0) return [];
    for (const image of free) await recordDraft(trx, ownerId, image.sha256, objectsOf(image));
    await removeImages(
      trx,
      ownerId,
      free.map(({ id }) => id),
    );
    return free;
  });
}

function objectsOf({ original_key, master_key, preview_key }: PurgeableImage): string[] {
  return [...new Set([original_key, master_key, preview_key])];
}
