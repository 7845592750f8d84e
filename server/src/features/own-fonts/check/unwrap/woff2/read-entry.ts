import { byteCursor } from '../../byte-reader.ts';
import { damagedFont } from '../../font-refusal.ts';

/** One table of a WOFF2, as its directory lists it. */
export interface Woff2Entry {
  tag: string;
  /** Bytes that it has in the stream. */
  storedBytes: number;
  isTransformed: boolean;
}

/** Tags by number, as the specification lists them. */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));
const OTHER_TAG = 63;

/** Reads one entry of the directory; `end` is where the next begins. */
export function readEntry(bytes: Uint8Array, at: number): { entry: Woff2Entry; end: number } {
  const cursor = byteCursor(bytes, 'WOFF2', at);
  const flags = cursor.u8();
  const number = flags & 63;
  const version = flags >> 6;
  const tag = number === OTHER_TAG ? cursor.tag() : KNOWN_TAGS[number]!;
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  const isTransformed = isGlyphs ? version !== 3 : version !== 0;
  if (isTransformed && version !== (isGlyphs ? 0 : 1)) throw damagedFont(tag);
  const wholeBytes = readBase128(cursor);
  const storedBytes = isTransformed ? readBase128(cursor) : wholeBytes;
  if (tag === 'loca' && isTransformed && storedBytes !== 0) throw damagedFont(tag);
  return { entry: { tag, storedBytes, isTransformed }, end: cursor.position() };
}

function readBase128(cursor: { u8(): number }): number {
  let value = 0;
  for (let i = 0; i < 5; i += 1) {
    const byte = cursor.u8();
    if (i === 0 && byte === 0x80) break;
    value = value * 128 + (byte & 0x7f);
    if (value > 0xffff_ffff) break;
    if (byte < 0x80) return value;
  }
  throw damagedFont('WOFF2');
}

/** 255UInt16: most numbers in one byte. */
export function read255(cursor: { u8(): number; u16(): number }): number {
  const code = cursor.u8();
  if (code === 253) return cursor.u16();
  if (code === 254) return cursor.u8() + 506;
  if (code === 255) return cursor.u8() + 253;
  return code;
}
