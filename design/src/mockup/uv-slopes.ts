import { type PreparedSurface } from './prepared-mockup.ts';

type Slopes = Pick<PreparedSurface, 'dux' | 'dvx' | 'duy' | 'dvy'>;

/** A step this many times the surface's usual one is a fold's edge or a seam, not a slope. */
const JUMP = 8;

/**
 * How (u, v) changes from pixel to pixel, by central differences. Across a jump the slope is left at 0:
 * taps spread along it would mix in another part of the print.
 */
export function uvSlopes(
  u: Float32Array,
  v: Float32Array,
  pixels: Uint32Array,
  widthPx: number,
  heightPx: number,
): Slopes {
  const along = (step: number, last: number, position: (i: number) => number) => {
    const du = new Float32Array(pixels.length);
    const dv = new Float32Array(pixels.length);
    const lengths = new Float32Array(pixels.length);
    pixels.forEach((pixel, i) => {
      const before = position(pixel) > 0 ? pixel - step : pixel;
      const after = position(pixel) < last ? pixel + step : pixel;
      const span = Math.max(1, (after - before) / step);
      du[i] = ((u[after] ?? 0) - (u[before] ?? 0)) / span;
      dv[i] = ((v[after] ?? 0) - (v[before] ?? 0)) / span;
      lengths[i] = Math.hypot(du[i] ?? 0, dv[i] ?? 0);
    });
    const limit = median(lengths) * JUMP;
    lengths.forEach((length, i) => {
      if (length > limit) du[i] = dv[i] = 0;
    });
    return { du, dv };
  };
  const x = along(1, widthPx - 1, (i) => i % widthPx);
  const y = along(widthPx, heightPx - 1, (i) => Math.floor(i / widthPx));
  return { dux: x.du, dvx: x.dv, duy: y.du, dvy: y.dv };
}

/** Middle value; 0 for none. */
export function median(values: Float32Array): number {
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}
