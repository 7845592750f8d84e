import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { uploadFolderOf } from '../../uploads/index.ts';

/** Longer side of a kept cover, in px (spec §9). */
const COVER_PX = 800;

/**
 * Makes a public picture of the cover the designer uploaded and returns its key: the upload itself is removed after
 * a day. Throws a Refusal for a key outside the account's upload folder, or one that holds no picture.
 */
export async function storeCover(
  services: Pick<Services, 'storage' | 'config'>,
  ownerId: string,
  uploadKey: string,
): Promise<string> {
  const isOwn = uploadKey.startsWith(`${uploadFolderOf(services.config.secretKey, ownerId)}/`);
  if (!isOwn || !(await services.storage.stat(uploadKey))) {
    throw refused('designs.foreign-cover', '封面图不在你的上传目录中，请重新上传', uploadKey);
  }
  const cover = await encodeCover(await services.storage.read(uploadKey));
  if (!cover) throw refused('designs.unreadable-cover', '封面图无法读取，请重新保存', uploadKey);
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

function refused(id: string, zh: string, key: string): Refusal {
  return new Refusal(id, { zh, en: 'The cover cannot be used; save again' }, [
    { field: 'cover_key', msg: key },
  ]);
}
