import { SINGLE_BYTE } from '@diy/contract/orders/encodings';
import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { countKnownHeaders } from '../../mapping/recognise/known-headers.ts';

const WESTERN = SINGLE_BYTE[0];
/** Headers that only one encoding gives prove it when there are this many; a single one may be a chance. */
const PROOF = 2;
const HEADER_LINES = 15;
/** Letters of the upper half that no text has, and signs that stand in no word. */
const ODD =
  /[\ufffd\u0080-\u009f\ue000-\uf8ff]|\p{L}[\u00a1-\u00a9\u00ab-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bb-\u00bf]\p{L}/gu;
/** `£ukasz`, `¯aneta`: a capital of another alphabet. */
const SIGN_BEFORE_LETTER = /(?<![\p{L}\p{N}])[\u00a3\u00a5\u00a6\u00af\u00b3\u00b9\u00bc\u00be]\p{L}/u;
const WIDE = /[^\0-\u007f]/;

/** What the first lines have between separators, whatever separates them. */
export function headerLines(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/, HEADER_LINES);
  return lines.map((line) => line.split(/[,;\t|]/).map((cell) => cell.replace(/^"|"$/g, '')));
}

interface Reading {
  encoding: string;
  /** Places of known headers with a letter of the upper half. */
  own: ReadonlySet<string>;
}

/**
 * Which encoding of single bytes a text is in. Every byte is a letter in each of them, so only headers that are known in one and in no
 * other are a proof, and only together with all cells: two of them, or one and a word that begins with a sign where it is read as
 * Western; and no cell with signs that stand in no word. With less it is read as Western, and the others are `rivals`: a person chooses.
 */
export function provenSingleByte(
  bytes: Buffer,
  sample: Buffer,
): { encoding: string; rivals: readonly string[] } {
  const [western, ...others] = SINGLE_BYTE.map((encoding) => readAs(sample, encoding));
  const gained = others.map(({ encoding, own }) => ({
    encoding,
    gain: [...own].filter((place) => !western!.own.has(place)).length,
    isLoss: [...western!.own].some((place) => !own.has(place)),
  }));
  const most = Math.max(...gained.map(({ gain }) => gain));
  if (most === 0) return { encoding: WESTERN, rivals: [] };
  const best = gained.filter(({ gain }) => gain === most);
  const fitting = best.filter(({ encoding, isLoss }) => !isLoss && countOdd(bytes, encoding) === 0);
  const [first] = fitting;
  const isOnly = first && fitting.every(({ encoding }) => isSame(bytes, encoding, first.encoding));
  const isProven = most >= PROOF || SIGN_BEFORE_LETTER.test(decodeBytes(bytes, WESTERN));
  if (isProven && isOnly) return { encoding: first.encoding, rivals: [] };
  return { encoding: WESTERN, rivals: best.map(({ encoding }) => encoding) };
}

/** Known headers with a letter of the upper half in the line that has most known headers: what a row below holds is no header. */
function readAs(sample: Buffer, encoding: string): Reading {
  const lines = headerLines(decodeBytes(sample, encoding)).map((cells, line) => {
    const known = cells.flatMap((cell, at) => (countKnownHeaders([cell]) > 0 ? [at] : []));
    const own = known.filter((at) => WIDE.test(cells[at]!)).map((at) => `${line} ${at}`);
    return { known: known.length, own };
  });
  const best = lines.reduce((a, b) => (b.known > a.known ? b : a), { known: 0, own: [] as string[] });
  return { encoding, own: new Set(best.own) };
}

function countOdd(bytes: Buffer, encoding: string): number {
  return (decodeBytes(bytes, encoding).match(ODD) ?? []).length;
}

function isSame(bytes: Buffer, a: string, b: string): boolean {
  return a === b || decodeBytes(bytes, a) === decodeBytes(bytes, b);
}
