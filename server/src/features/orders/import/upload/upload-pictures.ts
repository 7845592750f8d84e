import { createHash } from 'node:crypto';
import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  deletePicturesOfUpload,
  findPicturesOfUpload,
  type UploadPicture,
} from '../../pictures/upload-pictures.queries.ts';
import { storeEncrypted } from '../../privacy/stored-file.ts';
import { fileKey } from '../reading/archive/file-key.ts';
import type { UnpackedPicture } from '../reading/table-facts.ts';
import { createPictureFinder, type PictureFinder } from '../rows/find-picture.ts';

type Needs = Pick<Services, 'config' | 'storage'>;

const hash = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest('hex');

/** Stores a picture of an archive, encrypted like the file itself, and returns the row that names it. */
export async function storePicture(
  services: Needs,
  ownerId: string,
  uploadId: string,
  { path, sha256, file, problem }: UnpackedPicture,
): Promise<UploadPicture> {
  const key = problem === null ? `prv/orders/${ownerId}/${uploadId}-${sha256}` : null;
  if (key !== null && file !== null) await storeEncrypted(services, ownerId, key, file);
  const hashes = { path_hash: hash(path), name_hash: hash(fileKey(path)) };
  return { upload_id: uploadId, ...hashes, sha256, problem, object_key: key };
}

/** The pictures of an upload, by what its rows call them. */
export async function findUploadPictures(db: Db, ownerId: string, uploadId: string): Promise<PictureFinder> {
  return createPictureFinder(await findPicturesOfUpload(db, ownerId, uploadId), {
    ofPath: hash,
    ofName: (name) => hash(fileKey(name)),
  });
}

/** Removes the pictures of an upload, bytes first: a kill in between leaves rows that are removed with the next try. */
export async function deleteUploadPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  uploadId: string,
): Promise<void> {
  const pictures = await findPicturesOfUpload(db, ownerId, uploadId);
  for (const key of new Set(pictures.map(({ object_key }) => object_key)))
    if (key !== null) await storage.delete(key);
  await deletePicturesOfUpload(db, ownerId, uploadId);
}

/** Removes what a reading stored that came to nothing, but for pictures that a row of an earlier reading names. Never throws. */
export async function deleteUnrecordedPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  uploadId: string,
  stored: readonly UploadPicture[],
): Promise<void> {
  if (stored.length === 0) return;
  try {
    const recorded = new Set(
      (await findPicturesOfUpload(db, ownerId, uploadId)).map(({ object_key }) => object_key),
    );
    for (const key of new Set(stored.map(({ object_key }) => object_key)))
      if (key !== null && !recorded.has(key)) await storage.delete(key);
  } catch {
    // The caller reports why reading failed; pictures that an unreachable store did not delete stay behind.
  }
}
