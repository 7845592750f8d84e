import type { MeshSurface, PhotoPoint } from '@diy/design/photo-mockup';
import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import type { Light } from './light/find-light.ts';
import { CELL } from './light/gather-evidence.ts';
import { AROUND_PRINT, linearOf } from './light/working-copy.ts';
import { readPart } from './read-part.ts';

/** Pixels around the place that are read, as a share of the photograph's longer side. */
const REACH = 0.003;
/** A place that is darker than this share of white, or that much more of one colour than of another, is not white. */
const MIN_LIGHT = 0.06;
const MAX_TINT = 2.2;

/**
 * The factors of red, green and blue, in linear light, with which this place of the photograph (in its pixels) is white, as
 * evenly lit as the rest; null where it is none that could be.
 */
export async function whiteBalanceAt(
  rows: PixelRows,
  [x, y]: PhotoPoint,
  surface: MeshSurface,
  light: Light | null,
): Promise<[number, number, number] | null> {
  const reach = Math.max(1.5, REACH * Math.max(rows.widthPx, rows.heightPx));
  const part = await readPart(rows, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
  if (part === null) return null;
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < part.pixels.length; at += 4) {
    const alpha = part.pixels[at + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel]! += alpha * linearOf(part.pixels[at + channel]!);
    sums[3]! += alpha;
  }
  if (sums[3] === 0) return null;
  const factor = light ? factorNear(light, surface, [x, y]) : 1;
  const [r, g, b] = sums.slice(0, 3).map((sum) => (factor * sum) / sums[3]!) as [number, number, number];
  if (Math.min(r, g, b) < MIN_LIGHT || Math.max(r, g, b) / Math.min(r, g, b) > MAX_TINT) return null;
  return [1 / r, 1 / g, 1 / b];
}

/** What light is evened by at a place of the photograph; away from the print as where that is well lit. */
function factorNear(
  { columns, factors, widthPx, heightPx }: Light,
  surface: MeshSurface,
  [x, y]: PhotoPoint,
): number {
  const over = 1 + 2 * AROUND_PRINT;
  let [best, least, reach] = [1, Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < factors.length; at += 1) {
    const s = (((at % columns) + 0.5) * CELL * over) / widthPx - AROUND_PRINT;
    const t = ((Math.floor(at / columns) + 0.5) * CELL * over) / heightPx - AROUND_PRINT;
    const [px, py] = surface(s, t);
    const away = Math.hypot(px - x, py - y);
    if (away < least) {
      const [nx, ny] = surface(s + (CELL * over) / widthPx, t);
      [best, least, reach] = [factors[at]!, away, 2 * Math.hypot(nx - px, ny - py)];
    }
  }
  return least <= reach ? best : 1;
}
