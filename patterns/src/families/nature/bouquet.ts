import type { Spot } from '../../drawing/scatter.ts';
import type { Sketch } from '../../drawing/sketch.ts';

/** A flower's place, and how many leaves grow from behind it, the first towards `away` (radians). */
export interface BouquetSpot extends Spot {
  leaves: number;
  away: number;
  turn: number;
}

/** Places for one motif in the middle of the picture: a posy, a wreath or a single bloom with its leaves. */
export function bouquet(sketch: Sketch): BouquetSpot[] {
  const { random, width, height } = sketch;
  const [cx, cy] = [width / 2, height / 2];
  const place = (angle: number, distance: number, radius: number, leaves: number): BouquetSpot => ({
    x: cx + Math.cos(angle) * distance,
    y: cy + Math.sin(angle) * distance,
    radius,
    leaves,
    away: angle,
    turn: random.range(0, Math.PI * 2),
  });
  const start = random.range(0, Math.PI * 2);
  const style = random.pick(['posy', 'wreath', 'single']);
  if (style === 'wreath') {
    const count = random.int(9, 11);
    return Array.from({ length: count }, (_, i) => {
      const radius = [92, 48, 66][i % 3]! * random.range(0.92, 1.05);
      return place(start + (i / count) * Math.PI * 2, 285 + random.wobble(14), radius, 2);
    });
  }
  if (style === 'single') return [place(-Math.PI / 2, 0, 195, 7)];
  const outer = Array.from({ length: 7 }, (_, i) =>
    place(start + (i / 7) * Math.PI * 2, 228, 64 + (i % 3) * 12, 2),
  );
  const inner = Array.from({ length: 3 }, (_, i) =>
    place(start + 0.4 + (i / 3) * Math.PI * 2, 125, 128 - i * 10, 2),
  );
  return [...outer, ...inner, place(start, 18, 92, 0)];
}
