import type { PreparedSurface } from '../prepared-mockup.ts';

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
  const x = slopesAlong(u, v, pixels, 1, (pixel) => pixel % widthPx, widthPx - 1);
  const y = slopesAlong(u, v, pixels, widthPx, (pixel) => Math.floor(pixel / widthPx), heightPx - 1);
  return { dux: x.du, dvx: x.dv, duy: y.du, dvy: y.dv };
}

function slopesAlong(
  u: Float32Array,
  v: Float32Array,
  pixels: Uint32Array,
  step: number,
  positionOf: (pixel: number) => number,
  last: number,
): { du: Float32Array; dv: Float32Array } {
  const du = new Float32Array(pixels.length);
  const dv = new Float32Array(pixels.length);
  const lengths = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 1) {
    const pixel = pixels[i] as number;
    const position = positionOf(pixel);
    const before = position > 0 ? pixel - step : pixel;
    const after = position < last ? pixel + step : pixel;
    const span = Math.max(1, (after - before) / step);
    const changeU = ((u[after] as number) - (u[before] as number)) / span;
    const changeV = ((v[after] as number) - (v[before] as number)) / span;
    du[i] = changeU;
    dv[i] = changeV;
    lengths[i] = Math.sqrt(changeU * changeU + changeV * changeV);
  }
  const limit = median(lengths) * JUMP;
  for (let i = 0; i < lengths.length; i += 1) {
    if ((lengths[i] as number) > limit) du[i] = dv[i] = 0;
  }
  return { du, dv };
}

/** Middle value of numbers that are not negative; 0 for none. Counts by leading bits: sorting took a fifth of a mockup's preparation. */
export function median(values: Float32Array): number {
  // The bits of such numbers, read as an integer, have the numbers' order.
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length);
  const leading = new Uint32Array(1 << 16);
  for (let i = 0; i < bits.length; i += 1) {
    const part = (bits[i] as number) >>> 16;
    leading[part] = (leading[part] as number) + 1;
  }
  const upper = find(leading, values.length >> 1);
  const trailing = new Uint32Array(1 << 16);
  for (let i = 0; i < bits.length; i += 1) {
    const value = bits[i] as number;
    if (value >>> 16 !== upper.part) continue;
    trailing[value & 0xffff] = (trailing[value & 0xffff] as number) + 1;
  }
  const middle = Uint32Array.of(((upper.part << 16) | find(trailing, upper.rank).part) >>> 0);
  return values.length === 0 ? 0 : (new Float32Array(middle.buffer)[0] as number);
}

/** The part in which the value of this rank lies, and its rank among those of the part. */
function find(counts: Uint32Array, rank: number): { part: number; rank: number } {
  let left = rank;
  for (let part = 0; part < counts.length; part += 1) {
    const count = counts[part] as number;
    if (left < count) return { part, rank: left };
    left -= count;
  }
  return { part: 0, rank: 0 };
}
