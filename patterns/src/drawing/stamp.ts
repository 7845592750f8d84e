import { createRandom, type Random } from '../random.ts';
import type { Pen, Sketch } from './sketch.ts';

/** Draws one thing around the pen's origin. All chance must come from `random`. */
export type DrawMotif = (pen: Pen, random: Random) => void;

/**
 * Draws a thing at (x, y), and again a tile's width or height away wherever it crosses the tile's edge, so that the
 * tile repeats without a seam. `reach`: how far from (x, y) it may draw, units.
 */
export function stamp(sketch: Sketch, x: number, y: number, reach: number, draw: DrawMotif): void {
  const { pen, width, height, random, kind } = sketch;
  const seed = random.seed();
  const copies = (at: number, size: number): number[] => {
    if (kind === 'motif') return [at];
    const list: number[] = [];
    const base = ((at % size) + size) % size;
    const reachCopies = Math.ceil(reach / size);
    for (let i = -reachCopies; i <= reachCopies; i++) {
      const place = base + i * size;
      if (place + reach > 0 && place - reach < size) list.push(place);
    }
    return list;
  };
  for (const py of copies(y, height)) {
    for (const px of copies(x, width)) {
      pen.save();
      pen.translate(px, py);
      draw(pen, createRandom(seed));
      pen.restore();
    }
  }
}
