import { type ByteCursor, byteCursor, byteReader } from '../../byte-reader.ts';
import { MAX_POINTS, MAX_SFNT_BYTES } from '../../font-limits.ts';
import { damagedFont, FontRefusal, tooComplexFont } from '../../font-refusal.ts';
import { componentBytes, HAS_INSTRUCTIONS, MORE_COMPONENTS } from '../../tables/component-flags.ts';
import { read255 } from './read-entry.ts';
import { readPoints } from './read-points.ts';
import { type Box, writeSimpleGlyph } from './write-glyph.ts';

/** The tables as a font without a wrapper has them; instructions are left out, since nothing here runs them. */
export interface RebuiltGlyphs {
  glyf: Uint8Array;
  /** Offsets of 32 bits. */
  loca: Uint8Array;
  /** Smallest x of each glyph. */
  leftEdges: Int16Array;
}

interface Streams {
  contours: ByteCursor;
  counts: ByteCursor;
  flags: ByteCursor;
  glyphs: ByteCursor;
  composites: ByteCursor;
  boxes: ByteCursor;
  hasBox(glyph: number): boolean;
  isOverlapping(glyph: number): boolean;
}

const HEADER_BYTES = 36;

/** Rebuilds glyphs from the streams that a WOFF2 keeps them in (section 5.1). */
export function rebuildGlyphs(table: Uint8Array): RebuiltGlyphs {
  const glyphCount = byteReader(table, 'glyf').u16(4);
  const streams = openStreams(table, glyphCount);
  const parts: Uint8Array[] = [];
  const leftEdges = new Int16Array(glyphCount);
  const loca = new DataView(new ArrayBuffer(4 * (glyphCount + 1)));
  let size = 0;
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    const bytes = rebuildGlyph(glyph, streams);
    if (bytes.length > 0) leftEdges[glyph] = byteReader(bytes, 'glyf').i16(2);
    parts.push(bytes);
    size += bytes.length;
    if (size > MAX_SFNT_BYTES) throw new FontRefusal('too-large', 'WOFF2 glyf');
    loca.setUint32(4 * (glyph + 1), size);
  }
  return { glyf: Buffer.concat(parts), loca: new Uint8Array(loca.buffer), leftEdges };
}

function openStreams(table: Uint8Array, glyphCount: number): Streams {
  const header = byteReader(table, 'glyf');
  let at = HEADER_BYTES;
  const next = (length: number) => {
    const stream = header.slice(at, length);
    at += length;
    return stream;
  };
  const [contours, counts, flags, glyphs, composites, boxes] = [8, 12, 16, 20, 24, 28].map((place) =>
    next(header.u32(place)),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  // Instructions.
  next(header.u32(32));
  const overlaps = (header.u16(2) & 1) === 1 ? next((glyphCount + 7) >> 3) : new Uint8Array(0);
  const bitmapBytes = 4 * ((glyphCount + 31) >> 5);
  const bitOf = (bits: Uint8Array, glyph: number) =>
    (((bits[glyph >> 3] ?? 0) >> (7 - (glyph & 7))) & 1) === 1;
  return {
    contours: byteCursor(contours, 'glyf'),
    counts: byteCursor(counts, 'glyf'),
    flags: byteCursor(flags, 'glyf'),
    glyphs: byteCursor(glyphs, 'glyf'),
    composites: byteCursor(composites, 'glyf'),
    boxes: byteCursor(boxes, 'glyf', bitmapBytes),
    hasBox: (glyph) => bitOf(boxes, glyph),
    isOverlapping: (glyph) => bitOf(overlaps, glyph),
  };
}

function rebuildGlyph(glyph: number, streams: Streams): Uint8Array {
  const contours = streams.contours.u16();
  if (contours === 0xffff) return rebuildComposite(glyph, streams);
  if (contours > 0x7fff) throw damagedFont(`glyf ${glyph}`);
  if (contours === 0) {
    if (streams.hasBox(glyph)) throw damagedFont(`glyf ${glyph}`);
    return new Uint8Array(0);
  }
  const ends: number[] = [];
  let count = 0;
  for (let i = 0; i < contours; i += 1) {
    count += read255(streams.counts);
    ends.push(count - 1);
  }
  if (count > MAX_POINTS || count > 0xffff) throw tooComplexFont(`glyf ${glyph}: ${count} points`);
  const points = readPoints(count, streams.flags, streams.glyphs);
  // The length of the instructions, which are in another stream.
  read255(streams.glyphs);
  const box = streams.hasBox(glyph) ? readBox(streams.boxes) : null;
  return writeSimpleGlyph(glyph, { ends, points, box, isOverlapping: streams.isOverlapping(glyph) });
}

function readBox(boxes: ByteCursor): Box {
  return [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()];
}

function rebuildComposite(glyph: number, streams: Streams): Uint8Array {
  if (!streams.hasBox(glyph)) throw damagedFont(`glyf ${glyph}`);
  const [xMin, yMin, xMax, yMax] = readBox(streams.boxes);
  const bytes: number[] = [];
  const put = (value: number) => bytes.push((value >> 8) & 255, value & 255);
  for (const value of [-1, xMin, yMin, xMax, yMax]) put(value);
  let hasInstructions = false;
  for (let flags = MORE_COMPONENTS; (flags & MORE_COMPONENTS) !== 0; ) {
    flags = streams.composites.u16();
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    put(flags & ~HAS_INSTRUCTIONS);
    for (const byte of streams.composites.bytes(componentBytes(flags))) bytes.push(byte);
  }
  if (hasInstructions) read255(streams.glyphs);
  while (bytes.length % 4 !== 0) bytes.push(0);
  return Uint8Array.from(bytes);
}
