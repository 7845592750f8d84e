import { Alphanumeric, Byte, Charset, Encoder, Numeric } from '@nuintun/qrcode';
import { darkRuns, type EncodedCode, type QrLevel } from './code-symbol.ts';

const QUIET = { left: 4, right: 4, top: 4, bottom: 4 };

/**
 * A QR code in the smallest version that holds the value. Letters beyond ASCII are written as UTF-8 and declared as such (ECI 26),
 * since readers otherwise guess the encoding of short words.
 */
export function encodeQr(value: string, level: QrLevel): EncodedCode {
  // Half of a surrogate pair would be written as another character.
  if (/\p{Cs}/u.test(value)) return { symbol: null, problem: { id: 'characters', characters: '\uFFFD' } };
  const encoded = inSmallestVersion(value, level);
  if (!encoded) return { symbol: null, problem: { id: 'too-long' } };
  const { size } = encoded;
  const rows = Array.from({ length: size }, (_, y) =>
    darkRuns(Array.from({ length: size }, (_, x) => encoded.get(x, y)).join('')),
  );
  return {
    symbol: { columns: size, rows: size, quiet: QUIET, runs: rows, guards: [], words: [] },
    problem: null,
  };
}

/** Undefined = it is too long for the largest version. */
function inSmallestVersion(value: string, level: QrLevel) {
  const bits = bitsOf(value);
  if (bits > MAX_BITS[level]) return undefined;
  return new Encoder({ level }).encode(segmentOf(value));
}

const isDigits = (value: string) => /^[0-9]+$/.test(value);
const isAlphanumeric = (value: string) => /^[0-9A-Z $%*+\-./:]+$/.test(value);
const isAscii = (value: string) => /^[\0-\x7F]*$/.test(value);

function segmentOf(value: string) {
  if (isDigits(value)) return new Numeric(value);
  if (isAlphanumeric(value)) return new Alphanumeric(value);
  return new Byte(value, isAscii(value) ? Charset.ISO_8859_1 : Charset.UTF_8);
}

/** Data bits of version 40 (ISO/IEC 18004, table 7). */
const MAX_BITS: Readonly<Record<QrLevel, number>> = { L: 23648, M: 18672, Q: 13328, H: 10208 };

/** Bits of a value in version 40, with its header. */
function bitsOf(value: string): number {
  const { length } = value;
  if (isDigits(value)) return 4 + 14 + Math.ceil((length * 10) / 3);
  if (isAlphanumeric(value)) return 4 + 13 + Math.ceil((length * 11) / 2);
  if (isAscii(value)) return 4 + 16 + length * 8;
  return 12 + 4 + 16 + utf8Length(value) * 8;
}

function utf8Length(value: string): number {
  let length = 0;
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return length;
}
