import { type ImageSort, MAX_MATCHING_IDS } from '@diy/contract/images/images';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredImage } from './images.queries.ts';
import { type RecordNeeds, recordUpload } from './intake/record-image.ts';
import { type FoundImages, findImageIds, findImagePage } from './library/find-images.ts';
import {
  browseCategories,
  type LibraryCategories,
  requireCategory,
} from './library/image-categories.service.ts';
import { type ImageFilterInput, readFilter } from './library/image-filter.ts';
import { requireQuota } from './require-quota.ts';
import { applyUploadRecipe } from './runs/apply-upload-recipe.ts';
import * as imageWrites from './write-images.queries.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs'>;

/** One page of the library with all categories. */
export async function browseImages(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  query: ImageFilterInput & { p: number; limit: number; sort: ImageSort },
): Promise<LibraryCategories & FoundImages> {
  const page = { sort: query.sort, offset: (query.p - 1) * query.limit, limit: query.limit };
  const [found, categories] = await Promise.all([
    findImagePage(db, ownerId, readFilter(query), page),
    browseCategories({ db }, ownerId),
  ]);
  return { ...found, ...categories };
}

/** Ids of the images that a filter matches, newest first. */
export function matchImages(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  query: ImageFilterInput,
): Promise<{ ids: string[]; total: number }> {
  return findImageIds(db, ownerId, readFilter(query), MAX_MATCHING_IDS);
}

/** Removes images from the library; they can be restored. Returns how many. */
export function deleteImages({ db }: Pick<Services, 'db'>, ownerId: string, ids: string[]): Promise<number> {
  return imageWrites.setImagesDeleted(db, ownerId, ids, true);
}

/** Puts deleted images back; returns how many. Throws a Refusal when they are more than the library may hold. */
export function restoreImages({ db }: Pick<Services, 'db'>, ownerId: string, ids: string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const restored = await imageWrites.setImagesDeleted(trx, ownerId, ids, false);
    if (restored > 0) await requireQuota(trx, ownerId);
    return restored;
  });
}

/** Gives images new names; returns how many. */
export function renameImages(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  names: { id: string; name: string }[],
): Promise<number> {
  return imageWrites.renameImages(db, ownerId, names);
}

/** One uploaded object to be recorded. */
export interface UploadToRecord {
  key: string;
  name: string;
  /** Empty = uncategorised. */
  categoryId: string;
}

/** Records each upload on its own: if one is refused, the others are still recorded. */
export async function recordUploads(
  services: Needs,
  ownerId: string,
  uploads: UploadToRecord[],
): Promise<{ images: StoredImage[]; refused: { upload: UploadToRecord; refusal: Refusal }[] }> {
  const images: StoredImage[] = [];
  const refused: { upload: UploadToRecord; refusal: Refusal }[] = [];
  for (const id of new Set(uploads.map((upload) => upload.categoryId)))
    await requireCategory(services, ownerId, id);
  const outcomes = await Promise.all(
    uploads.map((upload) =>
      recordUpload(services, ownerId, upload.key, {
        name: upload.name,
        categoryId: upload.categoryId,
        onNew: (trx, image) => applyUploadRecipe(trx, services, ownerId, image),
      }).catch((error) => {
        if (error instanceof Refusal) return error;
        throw error;
      }),
    ),
  );
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome instanceof Refusal) refused.push({ upload: uploads[index]!, refusal: outcome });
    else if (!images.some((image) => image.id === outcome.id)) images.push(outcome);
  }
  return { images, refused };
}
