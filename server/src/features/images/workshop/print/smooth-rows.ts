import type { FlatRows } from './flatten.ts';
import type { LightFigures } from './light/find-light.ts';
import { measureGrain, smoothGrain } from './smooth-grain.ts';

/** Weaker grain is not taken out, since fine artwork would go with it. */
const MIN_GRAIN = 0.0075;
/** Factor from measured grain to the real strength of weave, since grain is measured between neighbouring pixels only. It grows with the grain from `fine` to `coarse`. */
const WEAVE = { fine: { grain: 0.012, times: 1.6 }, coarse: { grain: 0.032, times: 2.6 } };
/** The smoothing square's radius is 1 px for each this many pixels of the shorter side. */
const PIXELS_PER_RADIUS = 110;
const MAX_RADIUS = 12;
/** Bands in which grain is measured, and their rows. */
const BANDS = 5;
const BAND_ROWS = 24;

/** The same rows without the product's grain and weave, where they show. */
export function createSmoother(
  { grain }: Pick<LightFigures, 'grain'>,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  rows: FlatRows,
): FlatRows {
  if (grain < MIN_GRAIN) return rows;
  const found = Array.from({ length: BANDS }, (_, band) => {
    const count = Math.min(BAND_ROWS, heightPx);
    const top = Math.floor(((heightPx - count) * (band + 0.5)) / BANDS);
    return measureGrain({ pixels: rows(top, count), widthPx, count });
  }).sort((a, b) => a - b);
  const strength = weaveOf(grain) * Math.max(1, found[BANDS >> 1]!);
  const radius = Math.max(
    2,
    Math.min(MAX_RADIUS, Math.round(Math.min(widthPx, heightPx) / PIXELS_PER_RADIUS)),
  );
  return (top, count) => {
    const first = Math.max(0, top - 2 * radius);
    const last = Math.min(heightPx, top + count + 2 * radius);
    const pixels = rows(first, last - first);
    const out = new Uint8Array(count * widthPx * 4);
    const own = [top - first, top - first + count] as const;
    smoothGrain({ pixels, widthPx, count: last - first }, strength, radius, own, out);
    return out;
  };
}

function weaveOf(grain: number): number {
  const { fine, coarse } = WEAVE;
  const share = Math.max(0, Math.min(1, (grain - fine.grain) / (coarse.grain - fine.grain)));
  return fine.times + share * (coarse.times - fine.times);
}
