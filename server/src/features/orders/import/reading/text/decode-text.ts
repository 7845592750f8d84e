import { SINGLE_BYTE } from '@diy/contract/orders/encodings';
import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { countKnownHeaders } from '../../mapping/recognise/known-headers.ts';
import { tableRefusals } from '../refusals.ts';
import { countFrequent } from './frequent-letters.ts';
import { pairedEncodings } from './paired-bytes.ts';
import { scriptEncodings } from './rival-encodings.ts';
import { headerLines, provenSingleByte } from './single-byte.ts';
import { isUtf8ByChance } from './utf8/utf8-by-chance.ts';
import { looksWestern } from './western-form.ts';

/** Encodings that order files come in where they are not Unicode; of equally good ones the first, as where `£` is the only letter. */
const LEGACY = ['windows-1252', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'] as const;
const SAMPLE_BYTES = 64 * 1024;
/** Share of broken characters below which a file counts as UTF-8 that was cut or joined carelessly. */
const LOOSE_UTF8 = 0.002;

export interface DecodedText {
  text: string;
  /** A label of TextDecoder. */
  encoding: string;
  /** Other encodings that the same bytes may be in, after all of the text was looked at; empty = nothing speaks for another. */
  rivals: readonly string[];
}

/** Common characters that an encoding of double bytes has to give more than another that all bytes fit as well, in standard deviations. */
const CLEAR_MARGIN = 2;
/** Common characters have at least this share of a text; of bytes of another encoding they have a third of it. */
const COMMON_SHARE = 0.12;
/** Bytes of another script, each read as a Western letter: no Western word has four accents in a row. */
const ACCENTS = /[\u00a1-\u00ff]{4}/;
/** What speaks against the Western encoding then. */
const ACCENTS_PENALTY = 15;
/** Letters whose second byte is below 0xA1. */
const SELDOM_SHARE = 0.1;
const DOUBLE_BYTE: ReadonlySet<string> = new Set(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);

/**
 * Bytes as text: a mark at the start decides, then valid UTF-8, then the old encoding that gives the most known headers
 * and common characters. No single test is enough: strict GB18030 also accepts Big5.
 * @param chosen the person's choice; a mark at the start is removed in any case
 */
export function decodeText(bytes: Buffer, chosen: string | undefined): DecodedText {
  const wide = chosen ? null : decodeUtf32(bytes);
  if (wide !== null) return { text: withNullsMarked(wide), encoding: 'utf-32', rivals: [] };
  if (chosen) return { text: decode(bytes, chosen), encoding: chosen.toLowerCase(), rivals: [] };
  const marked = byMark(bytes);
  if (!marked && hasStrayNulls(bytes)) {
    const { encoding, rivals } = decodeText(withoutNulls(bytes), chosen);
    return { text: decode(bytes, encoding), encoding, rivals };
  }
  const found = marked ?? byNulls(bytes);
  if (found) return { text: decode(bytes, found), encoding: found, rivals: [] };
  if (isValid(bytes, 'utf-8')) return decodeUtf8(bytes);
  return decodeOld(bytes);
}

/** A few letters of two bytes may be one letter of double bytes each: 瞳 in EUC-JP is `Ʒ`. */
function decodeUtf8(bytes: Buffer): DecodedText {
  const text = decode(bytes, 'utf-8');
  const rivals = isUtf8ByChance(text)
    ? [...LEGACY.slice(1), CENTRAL].filter((one) => isReadable(bytes, one))
    : [];
  return { text, encoding: 'utf-8', rivals };
}

function isReadable(bytes: Buffer, encoding: string): boolean {
  return encoding === CENTRAL ? ONLY_LETTERS.test(decode(bytes, encoding)) : isValid(bytes, encoding);
}

const CENTRAL = 'windows-1250';
const ONLY_LETTERS = /^[\p{ASCII}\p{L}]*$/u;

function decodeOld(bytes: Buffer): DecodedText {
  const sample = sampleOf(bytes);
  const single = provenSingleByte(bytes, sample);
  if (single.encoding !== 'windows-1252') return { ...single, text: decode(bytes, single.encoding) };
  const scores = ['utf-8', ...LEGACY].map((encoding) => scoreOf(sample, bytes, encoding));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const { encoding } = best;
  if (encoding === 'windows-1252') {
    const text = decode(bytes, encoding);
    const pairs = scores.filter((one) => DOUBLE_BYTE.has(one.encoding) && one.headers >= best.headers);
    const rivals = pairedEncodings(
      bytes,
      pairs.map((one) => one.encoding),
      looksWestern(text),
    );
    return { text, encoding, rivals: [...new Set([...single.rivals, ...rivals])] };
  }
  if (!DOUBLE_BYTE.has(encoding)) return { text: decode(bytes, encoding), encoding, rivals: [] };
  const text = decode(bytes, encoding);
  // Cyrillic letters are the same bytes in GB 2312 and EUC-JP: nothing is in question there.
  const rivals = scores
    .filter((one) => isRival(one, best) && decode(bytes, one.encoding) !== text)
    .map((one) => one.encoding);
  // More known headers than in any other encoding settle which script it is.
  const scripts = best.headers > Math.max(...scores.filter((one) => one !== best).map((one) => one.headers));
  return {
    text,
    encoding,
    rivals: scripts ? rivals : [...rivals, ...scriptEncodings(sample)],
  };
}

/** The head, and further lines with letters beyond ASCII: what stands only in late rows speaks as well. */
function sampleOf(bytes: Buffer): Buffer {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const parts = [bytes.subarray(0, SAMPLE_BYTES)];
  let left = SAMPLE_BYTES;
  for (let at = SAMPLE_BYTES; at < bytes.length && left > 0; at += 1) {
    if (bytes[at]! < 0x80) continue;
    const from = Math.max(SAMPLE_BYTES, bytes.lastIndexOf(LF, at) + 1);
    const next = bytes.indexOf(LF, at);
    const end = next < 0 ? bytes.length : next + 1;
    parts.push(LINE_END, bytes.subarray(from, Math.min(end, from + left)));
    left -= end - from;
    at = end - 1;
  }
  return Buffer.concat(parts);
}

const LF = 0x0a;
const LINE_END = Buffer.from([LF]);

/** Whether the letters speak for one encoding of double bytes hardly more than for another; headers alone settle it. */
function isRival(one: Score, best: Score): boolean {
  if (one === best || one.encoding === 'utf-8' || best.headers > one.headers) return false;
  const isByChance = best.common < best.wide * COMMON_SHARE;
  if (!DOUBLE_BYTE.has(one.encoding)) return isByChance;
  // Chinese of today has hardly any letter of these; traditional Chinese gives them by the dozen.
  if (
    best.encoding === 'gb18030' &&
    one.encoding === 'big5' &&
    one.isWhole &&
    best.seldom > best.wide * SELDOM_SHARE
  )
    return true;
  const margin = Math.max(2, CLEAR_MARGIN * Math.sqrt(best.common + one.common));
  return one.isWhole && (isByChance || best.common - one.common < margin);
}

/** Encodings that a person may choose from where the bytes prove nothing, likeliest first. */
export const OLD_ENCODINGS: readonly string[] = [...new Set([...LEGACY, ...SINGLE_BYTE])];

function decode(bytes: Buffer, label: string): string {
  try {
    return withNullsMarked(decodeBytes(bytes, label));
  } catch (error) {
    if (error instanceof RangeError) throw tableRefusals.wrongEncoding(label.slice(0, 40));
    throw error;
  }
}

/** Several zeros fill cells up at their ends; anywhere else one stands where a letter was. */
function withNullsMarked(text: string): string {
  if (!text.includes('\0')) return text;
  return text.replace(/\0+$|\0{2,}(?=[,;\t|"\r\n])/g, '').replaceAll('\0', '\ufffd');
}

/** Share of zero bytes below which they are damage, not the halves of letters. */
const STRAY_NULLS = 0.01;

/** A few zero bytes in text of single bytes, as broken exports have them. */
function hasStrayNulls(bytes: Buffer): boolean {
  if (!bytes.includes(0)) return false;
  let nulls = 0;
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) nulls++;
    else if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) controls++;
  }
  // With more other control characters than nulls, it is no text at all.
  if (controls > nulls) return false;
  return nulls > 0 && nulls <= Math.max(4, bytes.length * STRAY_NULLS) && nulls < bytes.length / 8;
}

function withoutNulls(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte) => byte !== 0));
}

/** UTF-32 with its mark, which no decoder of the platform knows; null = it is none. */
function decodeUtf32(bytes: Buffer): string | null {
  const isLittle = bytes.length >= 4 && bytes.readUInt32LE(0) === 0xfeff;
  const isBig = bytes.length >= 4 && bytes.readUInt32BE(0) === 0xfeff;
  if (!isLittle && !isBig) return null;
  const letters: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    letters.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
  }
  return letters.join('');
}

function byMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: separators and line ends have a zero byte on always the same side. */
function byNulls(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 === 0 ? even++ : odd++;
  if (even + odd === 0) return null;
  if (odd > even * 8) return 'utf-16le';
  if (even > odd * 8) return 'utf-16be';
  // Zero bytes on both sides: not text.
  throw tableRefusals.unknownKind();
}

function isValid(bytes: Buffer, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

interface Score {
  encoding: string;
  score: number;
  /** Points of known headers. */
  headers: number;
  /** Letters beyond ASCII in the sample, and common ones among them. */
  wide: number;
  common: number;
  /** Pairs of which GB 2312 has none. */
  seldom: number;
  /** All bytes are letters of it. */
  isWhole: boolean;
}

function scoreOf(sample: Buffer, whole: Buffer, encoding: string): Score {
  const text = decodeBytes(sample, encoding);
  // Control characters of the upper half are in no text: another encoding has letters there.
  const broken = (text.match(/[\ufffd\u0080-\u009f]/g) ?? []).length;
  const headers = headerScore(text);
  const { wide, common } = countFrequent(text);
  if (encoding === 'utf-8') {
    // Broken letters are wide ones as well; bytes of another encoding give more of them than whole ones.
    const isLoose = wide > 2 * broken && broken / text.length < LOOSE_UTF8;
    return {
      encoding,
      score: isLoose ? 50 + headers : Number.NEGATIVE_INFINITY,
      headers,
      wide,
      common,
      seldom: 0,
      isWhole: false,
    };
  }
  const isWhole = broken === 0 && isValid(whole, encoding);
  const isOther = encoding === 'windows-1252' && ACCENTS.test(text);
  const accents = isOther ? ACCENTS_PENALTY : 0;
  const penalty = isWhole ? 0 : 20 + (broken / Math.max(1, text.length)) * 500;
  const share = wide === 0 ? 0 : common / wide;
  return {
    encoding,
    score: headers + share * 10 - penalty - accents,
    headers,
    wide,
    common,
    seldom: countSeldom(sample),
    isWhole,
  };
}

function countSeldom(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    if (bytes[at]! < 0x81) continue;
    if (bytes[at]! < 0xa1 || bytes[at + 1]! < 0xa1) count += 1;
    at += 1;
  }
  return count;
}

/** Known headers in the best of the first lines, whatever separates them. */
function headerScore(text: string): number {
  return 5 * Math.max(0, ...headerLines(text).map(countKnownHeaders));
}
