import type { Db } from '../../platform/database/db.ts';
import type { Services } from '../../platform/services.ts';
import { noteDraft } from './image-drafts.queries.ts';
import {
  type DeletedImage,
  holdLongDeleted,
  listLongDeleted,
  type PurgeableImage,
  removeImages,
} from './purge-images.queries.ts';

/** An image as those know it who may refer to it. */
export interface ReferableImage {
  id: string;
  previewUrl: string;
}

/** Ids of those images that anything of the account refers to; asked of all features where they are joined. */
export type FindReferredImages = (
  db: Db,
  ownerId: string,
  images: readonly ReferableImage[],
) => Promise<Set<string>>;

const PAGE = 200;

/**
 * Removes images that were deleted more than 30 days ago and that nothing refers to. Their objects follow a day later
 * with those of unfinished recordings, unless the same file has come again. Answers how many were looked at and removed.
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
      figures.removed += await purgeOf(services, ownerId, ids, findReferred);
    }
    figures.checked += page.length;
    if (page.length < PAGE) return figures;
    last = page.at(-1) ?? null;
  }
}

/**
 * Rows are held first and asked about then: who is just about to refer to one waits, and finds it gone; who has done so
 * is seen. Answers how many were removed.
 */
function purgeOf(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: string[],
  findReferred: FindReferredImages,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const held = await holdLongDeleted(trx, ownerId, ids);
    if (held.length === 0) return 0;
    const referable = held.map(({ id, preview_key }) => ({ id, previewUrl: storage.publicUrl(preview_key) }));
    const referred = await findReferred(trx, ownerId, referable);
    const free = held.filter(({ id }) => !referred.has(id));
    if (free.length === 0) return 0;
    for (const image of free) await noteDraft(trx, ownerId, image.sha256, objectsOf(image));
    await removeImages(
      trx,
      ownerId,
      free.map(({ id }) => id),
    );
    return free.length;
  });
}

function objectsOf({ original_key, master_key, preview_key }: PurgeableImage): string[] {
  return [...new Set([original_key, master_key, preview_key])];
}
