import { SINGLE_BYTE } from '@diy/contract/orders/encodings';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';

/** Encodings whose letters are Latin: nearly any Western word is a word in them as well. */
const LATIN = [
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'iso-8859-4',
  'windows-1258',
] as const;
const DOUBLE_BYTE = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'] as const;
/** What a text read as Western may be in instead; each has its bit in a `RivalSet`. */
const RIVALS: readonly string[] = [...new Set([...LATIN, ...SINGLE_BYTE.slice(1), ...DOUBLE_BYTE])];

/** Bits of encodings in `RIVALS`. */
export type RivalSet = number;

/** Encodings as one bit each, those that are none of the rivals left out. */
export function rivalSet(encodings: Iterable<string>): RivalSet {
  let all = 0;
  for (const one of encodings) {
    const at = RIVALS.indexOf(one);
    if (at >= 0) all |= 1 << at;
  }
  return all;
}

export const LATIN_RIVALS = rivalSet(LATIN);
/** Encodings that no program of today writes: they are thought of only where a row goes to their countries. */
export const SELDOM_RIVALS = rivalSet(['iso-8859-4']);
export const DOUBLE_RIVALS = rivalSet(DOUBLE_BYTE);
export const ALL_RIVALS = rivalSet(RIVALS);

/** Unused bytes, control characters and letters of private use. */
const BROKEN = /[\ufffd\u0080-\u009f\ue000-\uf8ff]/;
/** A sign between letters. */
const ODD = /\p{L}[\u00a1-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bc-\u00be]\p{L}/u;
/** A mark of Vietnamese or Thai that stands on no letter which bears it. */
const LOOSE_MARK =
  /(?<![aeiouyăâêôơưAEIOUYĂÂÊÔƠƯ])[\u0300\u0301\u0303\u0309\u0323]|(?<![\u0e01-\u0e2e\u0e31-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u;
/** Letters of East Asia in the middle of a Latin word, narrow kana next to Latin, and letters that are none of East Asia. */
const ODD_WIDE =
  /[a-z][\p{Script=Han}\p{Script=Hangul}]+[a-z]|[a-zA-Z][\uff61-\uff9f]|[\uff61-\uff9f][a-zA-Z]|[^\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・、。，（）：；！？「」【】《》“”‘’—…～·]/u;

/** Narrow kana next to Latin letters. */
const ODD_KANA = /[a-zA-Z][\uff61-\uff9f]|[\uff61-\uff9f][a-zA-Z]/;

/** The bytes of a text that was read in the Western encoding. */
function westernBytes(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes[at] = code < 0x100 ? code : (highBytes().get(code) ?? 0x3f);
  }
  return bytes;
}

/** Byte of each sign such as € and ‘, whose number in Unicode is another. */
const highBytes = lazy((): ReadonlyMap<number, number> => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 0x80 + at));
  return new Map([...decodeBytes(bytes, 'windows-1252')].map((sign, at) => [sign.charCodeAt(0), 0x80 + at]));
});

/** The letters of each encoding of single bytes by byte, from 0x80. */
const lettersOf = rememberTexts((encoding): readonly string[] => {
  const bytes = Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128));
  return [...decodeBytes(bytes, encoding)];
});

function isSingle(at: number): boolean {
  return ((DOUBLE_RIVALS >> at) & 1) === 0;
}

const LINE_END = Buffer.from('\n');

/** A cell as it reads in another encoding; null = its bytes are none of it. */
function readIn(bytes: Buffer, at: number): string | null {
  const encoding = RIVALS[at]!;
  if (isSingle(at)) {
    const letters = lettersOf(encoding);
    let text = '';
    for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : letters[byte - 0x80]!;
    return text;
  }
  try {
    // No letter continues behind the end of its cell.
    return decodeBytes(Buffer.concat([bytes, LINE_END]), encoding, { fatal: true }).slice(0, -1);
  } catch {
    return null;
  }
}

function isPossible(text: string, at: number): boolean {
  if (BROKEN.test(text)) return false;
  return isSingle(at)
    ? !ODD.test(text) && !LOOSE_MARK.test(text) && !isLatinBesides(text)
    : !ODD_WIDE.test(text);
}

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const OTHER_LETTER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/gu;

/** A Latin word with a letter of another script in it: `Garcнa`. The other way round it is a slip of the keyboard, as in `Роcа`. */
function isLatinBesides(text: string): boolean {
  if (text.search(OTHER_LETTER) < 0) return false;
  return (text.match(WORD) ?? []).some((word) => {
    const others = word.match(OTHER_LETTER)?.length ?? 0;
    return others > 0 && (word.match(LATIN_LETTER)?.length ?? 0) > others;
  });
}

const CYRILLIC =
  /^(?:\p{Script=Cyrillic}?(?:(?=\p{Ll})\p{Script=Cyrillic})*|(?:(?=\p{Lu})\p{Script=Cyrillic})+)$/u;
const GREEK = /^(?:\p{Script=Greek}?(?:(?=\p{Ll})\p{Script=Greek})*|(?:(?=\p{Lu})\p{Script=Greek})+)$/u;
/** What words of a text are in other scripts, each with no other letters. */
const OF_ONE_SCRIPT: readonly (readonly [encoding: string, is: RegExp])[] = [
  ['windows-1251', CYRILLIC],
  ['koi8-r', CYRILLIC],
  ['iso-8859-5', CYRILLIC],
  ['windows-1253', GREEK],
  ['iso-8859-7', GREEK],
  ['windows-1255', /^\p{Script=Hebrew}+$/u],
  ['windows-1256', /^\p{Script=Arabic}+$/u],
  ['windows-874', /^\p{Script=Thai}+$/u],
];
const WIDE_RUN = /[^\p{ASCII}\u00a0«»“”‘’–—„…]+/gu;

/** Encodings of other alphabets in which all that is not ASCII in a text is words of one script. */
export function scriptEncodings(bytes: Buffer): string[] {
  return OF_ONE_SCRIPT.flatMap(([encoding, is]) => {
    const text = decodeBytes(bytes, encoding);
    if (BROKEN.test(text) || LOOSE_MARK.test(text)) return [];
    const runs = text.match(WIDE_RUN) ?? [];
    return runs.length > 0 && runs.every((run) => is.test(run)) ? [encoding] : [];
  });
}

/** What a cell that was read as Western shows about other encodings. */
export interface CellRivals {
  /** In these it is no text. */
  impossible: RivalSet;
  /** In these it is another text. */
  differing: RivalSet;
}

/** @param among encodings that are still in question */
export function rivalsOfCell(cell: string, among: RivalSet): CellRivals {
  const bytes = westernBytes(cell);
  let [impossible, differing] = [0, 0];
  for (let at = 0; at < RIVALS.length; at += 1) {
    const bit = 1 << at;
    if ((among & bit) === 0) continue;
    const text = readIn(bytes, at);
    if (text === null || !isPossible(text, at)) impossible |= bit;
    else if (text !== cell) differing |= bit;
  }
  return { impossible, differing };
}

/** A sign at a letter: `¦wi±tek` is Świątek in another encoding. Marks of brands, soft hyphens and degrees stand there in any text. */
const SIGN_AT_LETTER =
  /\p{L}(?![©®\u00ad]|°[CFcf](?!\p{L}))[\u00a1-\u00a9\u00ab-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bb-\u00bf]\p{L}|(?<![\p{L}\p{N}])[\u00a3\u00a5\u00a6\u00af\u00b3\u00b9\u00bc\u00be]\p{L}|\p{L}[\u00a6\u00af\u00b1\u00b6]/u;

/** Whether a cell that was read in an encoding which a person chose cannot be a text of it: rows of a file may be in several. */
export function isOddIn(cell: string, encoding: string): boolean {
  const at = RIVALS.indexOf(encoding);
  if (at >= 0 && !isSingle(at)) return BROKEN.test(cell) || ODD_KANA.test(cell);
  return BROKEN.test(cell) || SIGN_AT_LETTER.test(cell) || isLatinBesides(cell);
}
