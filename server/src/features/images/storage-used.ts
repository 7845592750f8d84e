import type { Db } from '../../platform/database/db.ts';
import { ownFontFigures } from '../own-fonts/index.ts';
import { sumOriginals } from './image-counts.queries.ts';

/** Bytes that count towards an account's storage: originals of images and files of own fonts. */
export async function sumStorageUsed(db: Db, ownerId: string): Promise<number> {
  const originals = await sumOriginals(db, ownerId);
  return originals + (await ownFontFigures(db, ownerId)).bytes;
}
