import type { Db } from '../platform/database/db.ts';
import { findAvatars } from './accounts/index.ts';
import { findImagesOfAiGroups } from './ai-images/index.ts';
import { findImagesOfBatches } from './batches/index.ts';
import { findImagesOfDesigns } from './designs/index.ts';
import type { ReferableImage } from './images/index.ts';
import { findImagesOfOrders } from './orders/index.ts';
import { findImagesOfOwnTemplates } from './own-templates/index.ts';

/** Which images something of the account refers to; a feature that keeps image ids or URLs is asked here. */
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
