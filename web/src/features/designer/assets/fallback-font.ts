import type { FontEntry } from '@diy/design/text';
import { FONTS, type FontLibrary } from './font-library.ts';

/** Faces with many thousand characters, worth fetching to check for a character. */
const BROAD = ['noto-sans-sc-400', 'noto-sans-sc-700'];

/** The broad face nearest in weight to another one. */
export function broadFontFor(fontId: string): string | undefined {
  const isBold = (FONTS.find((font) => font.id === fontId)?.weight ?? 400) >= 600;
  const order = isBold ? BROAD.toReversed() : BROAD;
  return order.find((id) => id !== fontId);
}

/** A loaded face that has every character of `text`, broad ones first; null if none is known. */
export function findFallbackFont(
  text: string,
  fontId: string,
  fonts: Pick<FontLibrary, 'face'>,
): FontEntry | null {
  const wanted = [...text].filter((sign) => !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(sign));
  const ids = new Set([broadFontFor(fontId), ...BROAD, ...FONTS.map((font) => font.id)]);
  ids.delete(fontId);
  const found = [...ids].find((id) => {
    const face = id && fonts.face(id);
    return face && wanted.every((sign) => face.covers(sign.codePointAt(0) ?? 0));
  });
  return FONTS.find((font) => font.id === found) ?? null;
}
