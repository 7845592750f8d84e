import { darkRuns, type EncodedCode, firstCharacters } from './code-symbol.ts';

/** Widths of bars and gaps in turn for each value, the start signs and the stop sign (ISO/IEC 15417, table 1). */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';
const PATTERNS = WIDTHS.split(' ').map((widths) => [...widths].map(Number));
const START_B = 104;
const START_C = 105;
const TO_C = 99;
const TO_B = 100;
const STOP = 106;
const CHECK_MODULUS = 103;

/** The longest value; a longer one would be a metre of bars. GS1-128 ends at 48. */
const MAX_CODE_128 = 80;

/** Code 128 of printable ASCII: set C for pairs of digits where it is shorter, set B for the rest. */
export function encodeCode128(value: string): EncodedCode {
  const strange = [...new Set(value)].filter((character) => !/^[ -~]$/.test(character));
  if (strange.length > 0)
    return { symbol: null, problem: { id: 'characters', characters: firstCharacters(strange) } };
  if (value.length > MAX_CODE_128) return { symbol: null, problem: { id: 'too-long' } };
  const bits = widthsOf(valuesOf(value))
    .map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    .join('');
  return {
    symbol: {
      columns: bits.length,
      rows: 1,
      quiet: { left: 10, right: 10, top: 0, bottom: 0 },
      runs: [darkRuns(bits)],
      guards: [],
      words: [{ text: value, from: 0, to: bits.length }],
    },
    problem: null,
  };
}

/**
 * Widths of bars and gaps in turn, in modules, without quiet zones: set C where all of the text is pairs of digits, four digits at least,
 * and set B for any other, of any length. Barcodes that are printed already look so, and a column of them is as wide as its widest, so
 * that a shorter form of one would move others. Null for characters that are not printable ASCII, and for no text.
 */
export function code128InOneSet(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  return widthsOf(
    /^(?:\d\d){2,}$/.test(text)
      ? [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)]
      : [START_B, ...[...text].map((character) => character.charCodeAt(0) - 32)],
  );
}

/** The bars and gaps of values behind their start sign, with the check and the stop sign. */
function widthsOf(values: readonly number[]): number[] {
  const check = values.reduce((sum, one, at) => sum + one * Math.max(1, at), 0) % CHECK_MODULUS;
  return [...values, check, STOP].flatMap((one) => PATTERNS[one] ?? []);
}

/** The start sign and the values of the characters, with changes between the two sets. */
function valuesOf(value: string): number[] {
  const values: number[] = [];
  let isPairs = false;
  let at = 0;
  while (at < value.length) {
    const digits = /^[0-9]*/.exec(value.slice(at))?.[0].length ?? 0;
    if (isPairs ? digits >= 2 : isWorthPairs(digits, at, value.length)) {
      // An odd digit is written before the change, so that the pairs run to the end.
      if (!isPairs && digits % 2 === 1 && at > 0) {
        values.push(value.charCodeAt(at) - 32);
        at += 1;
      }
      if (!isPairs) values.push(values.length === 0 ? START_C : TO_C);
      isPairs = true;
      values.push(Number(value.slice(at, at + 2)));
      at += 2;
    } else {
      if (isPairs || values.length === 0) values.push(values.length === 0 ? START_B : TO_B);
      isPairs = false;
      values.push(value.charCodeAt(at) - 32);
      at += 1;
    }
  }
  return values;
}

/** Four digits at an end of the value or six within it are shorter as pairs; so are two that are all there is. */
function isWorthPairs(digits: number, at: number, length: number): boolean {
  if (at === 0 && digits === length) return digits === 2 || digits >= 4;
  return digits >= (at === 0 || at + digits === length ? 4 : 6);
}
