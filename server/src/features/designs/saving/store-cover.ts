import { createHash } from 'node:crypto';
import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { uploadFolderOf } from '../../uploads/index.ts';

/** Longer side of a kept cover, in px (spec §9). */
const COVER_PX = 800;
/** A cover is read whole; the designer makes one of some hundred kilobytes. */
const MAX_COVER_BYTES = 20 * 1024 * 1024;

/**
 * Makes a public picture of the cover the designer uploaded and returns its key: the upload itself is removed after
 * a day. Throws a Refusal for a key outside the account's upload folder, or one that holds no picture.
 */
export async function storeCover(
  services: Pick<Services, 'storage' | 'config'>,
  ownerId: string,
  uploadKey: string,
): Promise<string> {
  const isOwn = uploadKey.startsWith(`${uploadFolderOf(services.config.keys.naming(), ownerId)}/`);
  const stored = isOwn ? await services.storage.stat(uploadKey) : null;
  if (!stored) throw refused(message('designs.foreign-cover'), uploadKey);
  if (stored.bytes > MAX_COVER_BYTES) throw refused(message('designs.unreadable-cover'), uploadKey);
  const cover = await encodeCover(await services.storage.read(uploadKey));
  if (!cover) throw refused(message('designs.unreadable-cover'), uploadKey);
  const name = createHash('sha256').update(ownerId).update(cover).digest('hex');
  const key = `pub/covers/${name.slice(0, 2)}/${name}.jpg`;
  await services.storage.put(key, cover, { contentType: 'image/jpeg' });
  return key;
}

function encodeCover(bytes: Buffer): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: 40_000_000 })
    .rotate()
    .resize(COVER_PX, COVER_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => null);
}

function refused(text: StoredMessage, key: string): Refusal {
  return new Refusal(text, [{ field: 'cover_key', msg: key }]);
}
