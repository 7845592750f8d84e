import type { Services } from '../../../platform/services.ts';
import { withDecrypted } from '../privacy/stored-file.ts';
import { findPictureKey } from './upload-pictures.queries.ts';

/** A kept picture, of one upload or any of the account. */
interface KeptPicture {
  sha256: string;
  uploadId?: string;
}

/** Does something with the private file of a kept picture, which is deleted afterwards; null = it is gone with its upload. */
export async function withUploadPicture<Result>(
  services: Pick<Services, 'db' | 'config' | 'storage'>,
  ownerId: string,
  { sha256, uploadId }: KeptPicture,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const key = await findPictureKey(services.db, ownerId, sha256, uploadId);
  return key === null ? null : withDecrypted(services, ownerId, key, use);
}
