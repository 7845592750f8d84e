import type { Db } from '../../../platform/database/db.ts';
import type { StoredImage } from '../images.queries.ts';
import { requireQuota } from '../require-quota.ts';
import { reviveImages } from '../write-images.queries.ts';
import { type RecordNeeds, recordFile } from './record-image.ts';

/**
 * Checks and keeps a local picture for a library that shall have it only together with other things. Bytes that the account has
 * already return that image, as it is. Throws like an upload.
 */
export function recordPendingImage(
  services: RecordNeeds,
  ownerId: string,
  path: string,
  name: string,
): Promise<StoredImage> {
  return recordFile(services, ownerId, { path, key: '' }, { name, categoryId: '', isPending: true });
}

/** Puts pending and deleted images into the library. Throws a Refusal when it has no room for them. */
export async function listPendingImages(
  trx: Db,
  ownerId: string,
  images: readonly { id: string; name: string }[],
): Promise<void> {
  await reviveImages(trx, ownerId, images);
  await requireQuota(trx, ownerId);
}
