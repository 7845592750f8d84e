import type { Services } from '../../platform/services.ts';
import { hashFile } from './hash-file.ts';
import { findImageBySha, type StoredImage } from './images.queries.ts';
import { recordFile } from './record-image.ts';
import { setImagesDeleted } from './write-images.queries.ts';

/**
 * Checks and keeps a local picture like an upload, but not in the library: it can be drawn, and goes when nothing
 * refers to it any more. Bytes that the account has already are that image, wherever it lies. Throws like an upload.
 */
export async function recordUnlistedImage(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'newId'>,
  ownerId: string,
  path: string,
  name: string,
): Promise<StoredImage> {
  const known = await findImageBySha(services.db, ownerId, await hashFile(path));
  if (known) return known;
  const image = await recordFile(services, ownerId, { path, key: '' }, { name, typeId: '' });
  // Deleted from the start: what is long deleted and not referred to is purged.
  await setImagesDeleted(services.db, ownerId, [image.id], true);
  return image;
}
