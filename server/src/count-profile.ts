import type { FindAvatar, ProfileFigures } from './features/accounts/index.ts';
import { countDesigns } from './features/designs/index.ts';
import { countDownloads } from './features/downloads/index.ts';
import { countImages, imagePreviewUrls, sumStorageUsed } from './features/images/index.ts';
import type { Db } from './platform/database/db.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';

/** The figures of the profile page, each from the feature that owns it. */
export async function countProfile(db: Db, accountId: string): Promise<ProfileFigures> {
  const [designs, images, downloads, bytes] = await Promise.all([
    countDesigns(db, accountId),
    countImages(db, accountId),
    countDownloads(db, accountId),
    sumStorageUsed(db, accountId),
  ]);
  return { designs, images, downloads, storageUsed: bytes };
}

/** Avatars are pictures of the account's own library. */
export function findAvatarIn(storage: ObjectStore): FindAvatar {
  return async (db, accountId, imageId) =>
    (await imagePreviewUrls(db, storage, accountId, [imageId])).get(imageId) ?? null;
}
