import { isOwnFontId, readOwnFontId } from '@diy/design/layers';
import { FONTS } from './font-library.ts';

/** Ids of our faces end in their weight: `noto-sans-thai-700`. */
const weighted = /^(.+)-([1-9]00)$/;
const BOLD = 600;

/** An own font's id may end in another axis: `own:…@slnt=-700`. */
const weightOf = (fontId: string) =>
  isOwnFontId(fontId) ? (readOwnFontId(fontId)?.axes.wght ?? 400) : Number(weighted.exec(fontId)?.[2] ?? 400);

/** Whether a face is a bold one. */
export function isBoldFace(fontId: string): boolean {
  return weightOf(fontId) >= BOLD;
}

/** The bold face of the same family, or the one that is not; null = the family has none. */
export function faceOfWeight(fontId: string, isBold: boolean): string | null {
  if (isBoldFace(fontId) === isBold) return fontId;
  const family = isOwnFontId(fontId) ? undefined : weighted.exec(fontId)?.[1];
  const other = FONTS.find(({ id }) => weighted.exec(id)?.[1] === family && isBoldFace(id) === isBold);
  return family === undefined ? null : (other?.id ?? null);
}
