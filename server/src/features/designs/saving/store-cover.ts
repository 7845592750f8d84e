import { createHash } from 'node:crypto';
import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { requireClean } from '../../../platform/scanning/require-clean.ts';
import type { Services } from '../../../platform/services.ts';
import { isSafeKey } from '../../../platform/storage/safe-key.ts';
import { uploadFolderOf } from '../../uploads/index.ts';

/** Longer side of a kept cover, in px (spec §9). */
const COVER_PX = 800;
/** A cover is read whole; the designer makes one of some hundred kilobytes. */
const MAX_COVER_BYTES = 20 * 1024 * 1024;
const DECODING_SECONDS = 20;

/**
 * Makes a public picture of the cover the designer uploaded and returns its key: the upload itself is removed after
 * a day. Throws a Refusal for a key outside the account's upload folder, or one that holds no picture.
 */
export async function storeCover(
  services: Pick<Services, 'storage' | 'config' | 'decoding'>,
  ownerId: string,
  uploadKey: string,
): Promise<string> {
  const isOwn =
    isSafeKey(uploadKey) &&
    uploadKey.startsWith(`${uploadFolderOf(services.config.keys.naming(), ownerId)}/`);
  const stored = isOwn ? await services.storage.stat(uploadKey) : null;
  if (!stored) throw refused(message('designs.foreign-cover'), uploadKey);
  if (stored.bytes > MAX_COVER_BYTES) throw refused(message('designs.unreadable-cover'), uploadKey);
  await requireClean(services, await services.storage.localPath(uploadKey));
  const bytes = await services.storage.read(uploadKey);
  const cover = await services.decoding.run(() => encodeCover(bytes), { owner: ownerId });
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
    .timeout({ seconds: DECODING_SECONDS })
    .toBuffer()
    .catch(() => null);
}

function refused(text: StoredMessage, key: string): Refusal {
  return new Refusal(text, [{ field: 'cover_key', msg: key }]);
}
