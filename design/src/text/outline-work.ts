import { isOwnFontId } from '../layers/text/own-font-id.ts';
import { type FontFace, type GlyphOutline, outlineOp } from './fonts/font-face.ts';
import type { TextLayout } from './text-layout.ts';

/** Prints are drawn with some 300 dots per inch. */
const PX_PER_MM = 12;
/** An outline around letters is made of several times as many edges. */
const STROKE_FACTOR = 4;
/** What a layer's letters may cost to draw; measured, a canvas takes up to a second for a million. */
export const MAX_OUTLINE_WORK = 40_000_000;

const known = new WeakMap<GlyphOutline, { points: number; length: number }>();

/**
 * What letters of own fonts cost to draw: their points, and the pixels that their edges cross in print. Ours are known to be light,
 * so that texts set in them are never refused for it.
 */
export function outlineWork(
  { lines, appliedFontSizeMm }: Pick<TextLayout, 'lines' | 'appliedFontSizeMm'>,
  face: FontFace,
  hasStroke: boolean,
): number {
  const { joined } = face;
  const isOwn = (glyphId: number) => isOwnFontId(joined?.sourceOf(glyphId) ?? face.id);
  const pxPerUnit = (appliedFontSizeMm / face.unitsPerEm) * PX_PER_MM;
  let work = 0;
  for (const { glyphs } of lines)
    for (const { glyphId } of glyphs) {
      if (!isOwn(glyphId)) continue;
      const { points, length } = measure(face.outline(glyphId));
      work += points + length * pxPerUnit;
    }
  return Math.round(work * (hasStroke ? STROKE_FACTOR : 1));
}

/** How many points an outline has, and how long the way from one to the next is, in font units along both axes. */
function measure(outline: GlyphOutline): { points: number; length: number } {
  const found = known.get(outline);
  if (found) return found;
  let [points, length, x, y, at] = [0, 0, 0, 0, 0];
  const { commands } = outline;
  while (at < commands.length) {
    const op = commands[at] ?? outlineOp.close;
    at += 1;
    for (let pair = 0; pair < POINTS_OF[op]!; pair += 1) {
      const [nextX, nextY] = [commands[at] ?? 0, commands[at + 1] ?? 0];
      if (op !== outlineOp.move) length += Math.abs(nextX - x) + Math.abs(nextY - y);
      [x, y] = [nextX, nextY];
      points += 1;
      at += 2;
    }
  }
  const measured = { points, length };
  known.set(outline, measured);
  return measured;
}

/** Points that follow each operation code. */
const POINTS_OF: readonly number[] = [1, 1, 2, 3, 0];
