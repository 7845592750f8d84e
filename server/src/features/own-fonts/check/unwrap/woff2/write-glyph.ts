import { damagedFont } from '../../font-refusal.ts';
import type { Points } from './read-points.ts';

/** xMin, yMin, xMax, yMax */
export type Box = readonly [number, number, number, number];

interface SimpleGlyph {
  /** Number of the last point of each contour. */
  ends: readonly number[];
  points: Points;
  /** Null = as far as the points reach. */
  box: Box | null;
  isOverlapping: boolean;
}

const ON_CURVE = 1;
const OVERLAPPING = 0x40;

/** A glyph as `glyf` has it, without instructions, each step in two bytes. */
export function writeSimpleGlyph(
  glyph: number,
  { ends, points, box, isOverlapping }: SimpleGlyph,
): Uint8Array {
  const count = points.xs.length;
  const length = 10 + 2 * ends.length + 2 + 5 * count;
  const bytes = new Uint8Array((length + 3) & ~3);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, ends.length);
  for (const [i, value] of (box ?? boxOf(points)).entries()) view.setInt16(2 + 2 * i, value);
  for (const [i, end] of ends.entries()) view.setUint16(10 + 2 * i, end);
  let at = 12 + 2 * ends.length;
  for (const isOnCurve of points.isOnCurve) {
    bytes[at] = isOnCurve ? ON_CURVE : 0;
    at += 1;
  }
  if (isOverlapping && count > 0) bytes[at - count]! |= OVERLAPPING;
  for (const places of [points.xs, points.ys]) {
    let before = 0;
    for (const place of places) {
      if (place < -0x8000 || place > 0x7fff || Math.abs(place - before) > 0x7fff)
        throw damagedFont(`glyf ${glyph}`);
      view.setInt16(at, place - before);
      before = place;
      at += 2;
    }
  }
  return bytes;
}

function boxOf({ xs, ys }: Points): Box {
  const least = (places: readonly number[]) => places.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (places: readonly number[]) => places.reduce((a, b) => Math.max(a, b), -Infinity);
  return xs.length === 0 ? [0, 0, 0, 0] : [least(xs), least(ys), most(xs), most(ys)];
}
