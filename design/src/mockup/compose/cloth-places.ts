import type { PreparedMockup, PreparedSurface } from '../prepared-mockup.ts';

/** The place on the cloth of each pixel of a picture. */
export interface ClothPlaces {
  /** Millimetres along and across the courses of the knit, for every pixel. */
  u: Float32Array;
  v: Float32Array;
  /** Side of one pixel on the cloth, in mm. */
  pixelMm: number;
}

/** A sleeve's hem stands 67° to the body's: cosine and sine, exact in every engine. */
const SLEEVE_COS = 5 / 13;
const SLEEVE_SIN = 12 / 13;

/**
 * The cloth under every pixel: the printed surface's own millimetres where there is one, elsewhere the plane that fits
 * them best, turned at the sides (sleeves are cut along their own hem). Null if the picture shows no surface.
 */
export function clothPlaces(prepared: PreparedMockup): ClothPlaces | null {
  const { widthPx, heightPx } = prepared;
  const surface = largest(prepared.surfaces);
  const plane = surface && fitPlane(surface, widthPx);
  if (!plane) return null;
  const [u, v] = [new Float32Array(widthPx * heightPx), new Float32Array(widthPx * heightPx)];
  const side = sideOf(surface);
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, i += 1) {
      const onU = plane.u[0] + plane.u[1] * x + plane.u[2] * y;
      const onV = plane.v[0] + plane.v[1] * x + plane.v[2] * y;
      const turn = onU < side.left ? SLEEVE_SIN : onU > side.right ? -SLEEVE_SIN : 0;
      const along = turn === 0 ? 1 : SLEEVE_COS;
      u[i] = onU * along + onV * turn;
      v[i] = onV * along - onU * turn;
    }
  }
  for (const one of prepared.surfaces) {
    for (let i = 0; i < one.pixels.length; i += 1) {
      u[one.pixels[i] as number] = one.u[i] as number;
      v[one.pixels[i] as number] = one.v[i] as number;
    }
  }
  const area = Math.abs(plane.u[1] * plane.v[2] - plane.u[2] * plane.v[1]);
  return { u, v, pixelMm: Math.sqrt(area) };
}

function largest(surfaces: readonly PreparedSurface[]): PreparedSurface | undefined {
  return [...surfaces].sort((a, b) => b.pixels.length - a.pixels.length)[0];
}

/** Pixels beyond the middle half of the surface's width, and not on it, are a sleeve. */
function sideOf({ u }: PreparedSurface): { left: number; right: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of u) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { left: low + (high - low) / 4, right: high - (high - low) / 4 };
}

type Line = readonly [number, number, number];

/** u and v as constant + x + y, by least squares over the surface's pixels; null for fewer than a plane needs. */
function fitPlane(surface: PreparedSurface, widthPx: number): { u: Line; v: Line } | null {
  const { pixels } = surface;
  const count = pixels.length;
  let [meanX, meanY] = [0, 0];
  for (const pixel of pixels) {
    const x = pixel % widthPx;
    meanX += x / count;
    meanY += (pixel - x) / widthPx / count;
  }
  let [xx, xy, yy] = [0, 0, 0];
  const sums = { u: [0, 0, 0], v: [0, 0, 0] } as Record<'u' | 'v', [number, number, number]>;
  for (let i = 0; i < count; i += 1) {
    const column = (pixels[i] as number) % widthPx;
    const x = column - meanX;
    const y = ((pixels[i] as number) - column) / widthPx - meanY;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    for (const name of ['u', 'v'] as const) {
      const value = surface[name][i] as number;
      sums[name][0] += value / count;
      sums[name][1] += value * x;
      sums[name][2] += value * y;
    }
  }
  const spread = xx * yy - xy * xy;
  // Whole pixels that are not all in one line spread by at least 1; for others rounding leaves a value near 0.
  if (!(spread > 0.5)) return null;
  const line = ([mean, withX, withY]: [number, number, number]): Line => {
    const acrossX = (withX * yy - withY * xy) / spread;
    const acrossY = (withY * xx - withX * xy) / spread;
    return [mean - acrossX * meanX - acrossY * meanY, acrossX, acrossY];
  };
  return { u: line(sums.u), v: line(sums.v) };
}
