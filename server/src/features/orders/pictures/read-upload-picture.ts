import type { Services } from '../../../platform/services.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { findPictureKey } from './upload-pictures.queries.ts';

/** The bytes of a kept picture; null = it is gone with its upload. */
export async function readUploadPicture(
  { db, config, storage }: Pick<Services, 'db' | 'config' | 'storage'>,
  ownerId: string,
  sha256: string,
  uploadId?: string,
): Promise<Buffer | null> {
  const key = await findPictureKey(db, ownerId, sha256, uploadId);
  if (key === null) return null;
  return rowCipherOf(config.keys, ownerId).decrypt(await storage.read(key));
}
