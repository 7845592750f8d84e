import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';

/** Signs of the Western encoding that never stand before a letter: in Big5 and Shift_JIS they begin one that ends as a plain letter. */
const SIGN_LEADS = new Set([0xa2, 0xa4, 0xa5, 0xa6, 0xa7, 0xa8, 0xac, 0xaf, 0xb4, 0xb6, 0xb8, 0xb9]);
/** Quotes, dashes and blanks, of which two may stand side by side in Western text. */
const TYPOGRAPHIC = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xa0, 0xa9, 0xab, 0xae, 0xbb,
]);
const EAST_ASIAN = /^[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]*$/u;
/** `Größe`, `créée`: two accents in a word. */
const LOWER_ACCENTS = /(?<=[A-Za-z])[\u00df-\u00ff]{2}/g;
const WIDE = /[^\0-\u007f]/;

/**
 * The encodings of double bytes in which all letters beyond ASCII of a text are whole pairs, while the Western one has accents and signs
 * by twos: `¸£` is 福 and `Áú` is 龙. Western words have single ones.
 * @param isWestern the file is in a language of the Western encoding, where two accents stand in a word
 */
export function pairedEncodings(bytes: Buffer, encodings: Iterable<string>, isWestern: boolean): string[] {
  const letters = onlyPairs(bytes);
  if (letters === null) return [];
  if (isWestern && !WIDE.test(decodeBytes(letters, 'windows-1252').replace(LOWER_ACCENTS, ''))) return [];
  return [...encodings].filter((encoding) => {
    try {
      return EAST_ASIAN.test(decodeBytes(letters, encoding, { fatal: true }));
    } catch {
      return false;
    }
  });
}

/** The bytes of all pairs, each run with the byte before it; null = some stand alone, or there are none. */
function onlyPairs(bytes: Buffer): Buffer | null {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low = 0] = [bytes[at]!, bytes[at + 1]];
    if (high < 0x80) continue;
    const isWide = low >= 0x80 && !(TYPOGRAPHIC.has(high) && TYPOGRAPHIC.has(low));
    if (!isWide && !(SIGN_LEADS.has(high) && low >= 0x40 && low < 0x7f)) return null;
    const before = at > 0 ? bytes[at - 1]! : 0x0a;
    if (before < 0x80) found.push(before);
    found.push(high, low);
    at += 1;
  }
  return found.length > 0 ? Buffer.from(found) : null;
}
