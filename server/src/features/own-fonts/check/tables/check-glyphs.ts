import { type ByteCursor, byteCursor } from '../byte-reader.ts';
import { MAX_COMPONENTS, MAX_COMPOSITE_DEPTH, MAX_POINTS } from '../font-limits.ts';
import { damagedFont, type FontRefusal, tooComplexFont } from '../font-refusal.ts';
import { componentBytes, MORE_COMPONENTS } from './component-flags.ts';

/** What a glyph needs with all its parts. */
interface Weight {
  points: number;
  components: number;
  depth: number;
}

const NOTHING: Weight = { points: 0, components: 0, depth: 0 };

/**
 * Reads every glyph of `glyf`: its points are all there, and its parts exist, do not lead back to it, and are not too many.
 * @param offsets where each glyph begins, one more than there are glyphs
 */
export function checkGlyphs(glyf: Uint8Array, offsets: Uint32Array): void {
  const glyphCount = offsets.length - 1;
  const weights = new Array<Weight | 'open' | undefined>(glyphCount);

  const weigh = (glyph: number, depth: number): Weight => {
    const known = weights[glyph];
    if (known === 'open') throw damagedFont(`glyf ${glyph}`);
    if (known) return known;
    if (depth > MAX_COMPOSITE_DEPTH) throw tooComplexFont(`glyf ${glyph}`);
    weights[glyph] = 'open';
    const bytes = glyf.subarray(offsets[glyph], offsets[glyph + 1]);
    const weight = bytes.length === 0 ? NOTHING : weighBytes(glyph, bytes, depth);
    weights[glyph] = weight;
    return weight;
  };

  const weighBytes = (glyph: number, bytes: Uint8Array, depth: number): Weight => {
    const cursor = byteCursor(bytes, `glyf ${glyph}`);
    const contours = cursor.i16();
    cursor.bytes(8);
    if (contours >= 0) return { ...NOTHING, points: readSimple(cursor, contours, glyph) };
    const weight = { ...NOTHING };
    for (const part of readParts(cursor)) {
      if (part >= glyphCount) throw damagedFont(`glyf ${glyph}`);
      const inner = weigh(part, depth + 1);
      weight.points += inner.points;
      weight.components += 1 + inner.components;
      weight.depth = Math.max(weight.depth, 1 + inner.depth);
    }
    requireLight(glyph, weight);
    return weight;
  };

  for (let glyph = 0; glyph < glyphCount; glyph += 1) weigh(glyph, 0);
}

function requireLight(glyph: number, { points, components, depth }: Weight): void {
  const refuse = (figure: string): FontRefusal => tooComplexFont(`glyf ${glyph}: ${figure}`);
  if (points > MAX_POINTS) throw refuse(`${points} points`);
  if (components > MAX_COMPONENTS) throw refuse(`${components} components`);
  if (depth > MAX_COMPOSITE_DEPTH) throw refuse(`depth ${depth}`);
}

function* readParts(cursor: ByteCursor): Generator<number> {
  for (let flags = MORE_COMPONENTS; (flags & MORE_COMPONENTS) !== 0; ) {
    flags = cursor.u16();
    const part = cursor.u16();
    cursor.bytes(componentBytes(flags) - 2);
    yield part;
  }
}

/** How many points there are; all of them are within the glyph's bytes. */
function readSimple(cursor: ByteCursor, contours: number, glyph: number): number {
  if (contours === 0) return 0;
  let count = 0;
  for (let i = 0; i < contours; i += 1) {
    const end = cursor.u16() + 1;
    // A contour without points is found in fonts that are in use.
    if (end < count) throw damagedFont(`glyf ${glyph}`);
    count = end;
  }
  cursor.bytes(cursor.u16());
  let coordinateBytes = 0;
  for (let i = 0; i < count; ) {
    const flags = cursor.u8();
    const times = flags & 8 ? cursor.u8() + 1 : 1;
    coordinateBytes += times * (sizeOf(flags, 2, 16) + sizeOf(flags, 4, 32));
    i += times;
    if (i > count) throw damagedFont(`glyf ${glyph}`);
  }
  cursor.bytes(coordinateBytes);
  return count;
}

/** Bytes of a coordinate: one, two, or none where it is that of the point before. */
function sizeOf(flags: number, short: number, same: number): number {
  if (flags & short) return 1;
  return flags & same ? 0 : 2;
}
