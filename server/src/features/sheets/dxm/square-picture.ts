import { createHash } from 'node:crypto';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { findSheetPicture, insertSheetPicture } from './sheet-pictures.queries.ts';

const SIDE_PX = 1000;
/** Platforms take 2 MB; ours stay below. */
const MAX_BYTES = 1_900_000;

/** A square picture of 1000 px on white, below 2 MB, made of a mockup once; returns its lasting public key. */
export async function squarePicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  source: string,
): Promise<string> {
  const known = await findSheetPicture(db, ownerId, source);
  if (known !== undefined) return known;
  const square = sharp(await storage.localPath(source))
    .resize(SIDE_PX, SIDE_PX, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' });
  let bytes = await square.jpeg({ quality: 92 }).toBuffer();
  if (bytes.length > MAX_BYTES) bytes = await square.jpeg({ quality: 75 }).toBuffer();
  // Unguessable as the source's own key is.
  const name = createHash('sha256').update(`${ownerId}\n${source}\nsquare`).digest('hex');
  const key = `pub/sheets/${name.slice(0, 2)}/${name}.jpg`;
  await storage.put(key, bytes, { contentType: 'image/jpeg' });
  await insertSheetPicture(db, ownerId, source, key);
  return key;
}
