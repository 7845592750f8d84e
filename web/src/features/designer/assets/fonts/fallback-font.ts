import type { FontEntry } from '@diy/design/text';
import { FONTS, type FontLibrary } from './font-library.ts';

/** Faces with many thousand characters, worth fetching to check for a character. */
const BROAD = ['noto-sans-sc-400', 'noto-sans-sc-700'];

/** Scripts that the broad faces lack or have in part, and the faces that are made for them, light before bold. */
const OF_SCRIPT: readonly [RegExp, readonly string[]][] = [
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, ['noto-sans-400', 'noto-sans-700']],
  [/\p{Script=Thai}/u, ['noto-sans-thai-400', 'noto-sans-thai-700']],
  [/\p{Script=Hangul}/u, ['noto-sans-kr-400', 'noto-sans-kr-700']],
  [/\p{Script=Arabic}/u, ['noto-naskh-arabic-400', 'noto-naskh-arabic-700']],
  [/\p{Script=Hebrew}/u, ['noto-sans-hebrew-400', 'noto-sans-hebrew-700']],
  [/\p{Script=Devanagari}/u, ['noto-sans-devanagari-400', 'noto-sans-devanagari-700']],
];

/** The face made for the words' script, else the broad one, nearest in weight to another face. */
export function broadFontFor(fontId: string, text = ''): string | undefined {
  const isBold = (FONTS.find((font) => font.id === fontId)?.weight ?? 400) >= 600;
  const faces = OF_SCRIPT.find(([script]) => script.test(text))?.[1] ?? BROAD;
  const candidates = isBold ? faces.toReversed() : faces;
  return candidates.find((id) => id !== fontId);
}

/** A loaded face that has every character of `text`, broad ones first; null if none is known. */
export function findFallbackFont(
  text: string,
  fontId: string,
  fonts: Pick<FontLibrary, 'face'>,
): FontEntry | null {
  const wanted = [...text].filter((sign) => !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(sign));
  const ids = new Set([broadFontFor(fontId, text), ...BROAD, ...FONTS.map((font) => font.id)]);
  ids.delete(fontId);
  const found = [...ids].find((id) => {
    const face = id && fonts.face(id);
    return face && wanted.every((sign) => face.covers(sign.codePointAt(0) ?? 0));
  });
  return FONTS.find((font) => font.id === found) ?? null;
}
