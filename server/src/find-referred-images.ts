import { findAvatars } from './features/accounts/index.ts';
import { findImagesOfAiGroups } from './features/ai-images/index.ts';
import { findImagesOfBatches } from './features/batches/index.ts';
import { findImagesOfDesigns } from './features/designs/index.ts';
import type { ReferableImage } from './features/images/index.ts';
import { findImagesOfOrders } from './features/orders/index.ts';
import { findImagesOfOwnTemplates } from './features/own-templates/index.ts';
import type { Db } from './platform/database/db.ts';

/** Finds the images that anything of the account refers to, by asking every feature that stores image ids or URLs. */
export async function findReferredImages(
  db: Db,
  ownerId: string,
  images: readonly ReferableImage[],
): Promise<Set<string>> {
  const ids = images.map(({ id }) => id);
  const avatars = await findAvatars(db, ownerId);
  return new Set([
    ...(await findImagesOfDesigns(db, ownerId, ids)),
    ...(await findImagesOfBatches(db, ownerId, ids)),
    ...(await findImagesOfAiGroups(db, ownerId, ids)),
    ...(await findImagesOfOrders(db, ownerId, ids)),
    ...(await findImagesOfOwnTemplates(db, ownerId, ids)),
    ...images.filter(({ previewUrl }) => avatars.includes(previewUrl)).map(({ id }) => id),
  ]);
}
