import { createHash } from 'node:crypto';
import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  deletePicturesOfUpload,
  insertUploadPicture,
  picturesOfUpload,
} from '../../pictures/upload-pictures.queries.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { fileKey } from '../reading/archive/file-key.ts';
import type { ArchivedPicture } from '../reading/table-facts.ts';
import { createPictureFinder, type PictureFinder } from '../rows/find-picture.ts';

type Needs = Pick<Services, 'config' | 'storage'>;

const hash = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest('hex');

/** Keeps a picture of an archive with its upload, encrypted like the file itself. */
export async function keepPicture(
  trx: Db,
  { config, storage }: Needs,
  ownerId: string,
  uploadId: string,
  { path, sha256, bytes, problem }: ArchivedPicture,
): Promise<void> {
  const key = problem === null ? `prv/orders/${ownerId}/${uploadId}-${sha256}` : null;
  if (key !== null && bytes !== null) {
    const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const encrypted = rowCipherOf(config.keys, ownerId).encrypt(plain);
    await storage.put(key, encrypted, { contentType: 'application/octet-stream' });
  }
  const hashes = { path_hash: hash(path), name_hash: hash(fileKey(path)) };
  await insertUploadPicture(trx, ownerId, {
    upload_id: uploadId,
    ...hashes,
    sha256,
    problem,
    object_key: key,
  });
}

/** The pictures of an upload, by what its rows call them. */
export async function findUploadPictures(db: Db, ownerId: string, uploadId: string): Promise<PictureFinder> {
  return createPictureFinder(await picturesOfUpload(db, ownerId, uploadId), {
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
  const pictures = await picturesOfUpload(db, ownerId, uploadId);
  for (const key of new Set(pictures.map(({ object_key }) => object_key)))
    if (key !== null) await storage.delete(key);
  await deletePicturesOfUpload(db, ownerId, uploadId);
}
