import { requireClean } from '../../../platform/scanning/require-clean.ts';
import type { StoredImage } from '../images.queries.ts';
import { type RecordNeeds, recordFile } from './record-image.ts';

/**
 * Checks and keeps a local picture like an upload, but not in the library: it can be drawn, and is removed when nothing
 * refers to it any more. Bytes that the account has already return that image. Throws like an upload.
 */
export async function recordUnlistedImage(
  services: RecordNeeds,
  ownerId: string,
  path: string,
  name: string,
): Promise<StoredImage> {
  await requireClean(services, path);
  return recordFile(services, ownerId, { path, key: '' }, { name, categoryId: '', isUnlisted: true });
}
