import type { PreparedSurface } from '@diy/design/mockup';
import type { RectMm } from '@diy/design/template';
import { BESIDE, productParts } from './product-parts.ts';

/** One surface on a photograph. */
export interface SurfacePhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly seen: Pick<PreparedSurface, 'pixels' | 'u' | 'v'>;
  /** How much of each pixel the product covers, 0..255, one byte a pixel. */
  readonly coverage: Uint8Array | Uint8ClampedArray;
}

/** From a photograph, in shares of its width, to surface mm, as a canvas takes it: u = ax + cy + e, v = bx + dy + f. */
export type PhotoToMm = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A photograph that shows a surface flat and from the front. */
export interface FlatPhoto {
  readonly toMm: PhotoToMm;
  /** What each of its pixels is: see `product-parts.ts`. */
  readonly mask: Uint8Array;
  /** Width of the mask. */
  readonly widthPx: number;
  /** Box around the product. */
  readonly rectMm: RectMm;
  /** How far the surface is from flat: root mean square, share of the print area's diagonal. */
  readonly off: number;
}

/** The largest deviation; beyond it artwork laid flat lies away from where the photograph would show it. */
const MAX_OFF = 0.01;
/** At least this share of the print area's width and height must be on the photograph. */
const MIN_SEEN = 0.95;
/** At least this share of the print area must be product; `MIN_OF_SHAPE` where only a shape inside it is printed. */
const MIN_PRODUCT = 0.9;
const MIN_OF_SHAPE = 0.75;

/** How a photograph lies under the stage; null where it shows the surface bent, aslant or in part. */
export function fitFlatPhoto(photo: SurfacePhoto, printArea: RectMm, hasShape: boolean): FlatPhoto | null {
  const { widthPx, seen } = photo;
  const inside = [...seen.pixels.keys()].filter((i) => isIn(printArea, seen.u[i] ?? 0, seen.v[i] ?? 0));
  if (inside.length < 50) return null;
  const at = (i: number) => placeOf(seen.pixels[i] ?? 0, widthPx);
  const us = inside.map((i) => seen.u[i] ?? 0);
  const vs = inside.map((i) => seen.v[i] ?? 0);
  const places = inside.map(at);
  const toU = fitPlane(places, us);
  const toV = fitPlane(places, vs);
  if (!toU || !toV) return null;
  const toMm: PhotoToMm = [toU[0], toV[0], toU[1], toV[1], toU[2], toV[2]];
  let sum = 0;
  for (const [n, place] of places.entries()) {
    const mm = apply(toMm, place);
    sum += (mm.x - (us[n] ?? 0)) ** 2 + (mm.y - (vs[n] ?? 0)) ** 2;
  }
  const off = Math.sqrt(sum / places.length) / Math.hypot(printArea.widthMm, printArea.heightMm);
  const isSeen = reach(us) >= MIN_SEEN * printArea.widthMm && reach(vs) >= MIN_SEEN * printArea.heightMm;
  if (off > MAX_OFF || !isSeen) return null;
  const mask = productParts(
    photo.coverage,
    widthPx,
    inside.map((i) => seen.pixels[i] ?? 0),
  );
  const least = hasShape ? MIN_OF_SHAPE : MIN_PRODUCT;
  if (onProduct(mask, photo, toMm, printArea) < least) return null;
  return { toMm, mask, widthPx, rectMm: around(mask, widthPx, toMm), off };
}

interface Place {
  x: number;
  y: number;
}

const isIn = ({ xMm, yMm, widthMm, heightMm }: RectMm, u: number, v: number) =>
  u >= xMm && u <= xMm + widthMm && v >= yMm && v <= yMm + heightMm;

/** The middle of a pixel, in shares of the photograph's width. */
const placeOf = (pixel: number, widthPx: number): Place => ({
  x: ((pixel % widthPx) + 0.5) / widthPx,
  y: (Math.floor(pixel / widthPx) + 0.5) / widthPx,
});

const apply = ([a, b, c, d, e, f]: PhotoToMm, { x, y }: Place): Place => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

function reach(values: readonly number[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return high - low;
}

/** Least squares: value = p·x + q·y + r. Null where the places lie on one line. */
function fitPlane(places: readonly Place[], values: readonly number[]): [number, number, number] | null {
  const count = places.length;
  const mean = { x: 0, y: 0, value: 0 };
  for (const [n, { x, y }] of places.entries()) {
    mean.x += x / count;
    mean.y += y / count;
    mean.value += (values[n] ?? 0) / count;
  }
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const [n, place] of places.entries()) {
    const [x, y, value] = [place.x - mean.x, place.y - mean.y, (values[n] ?? 0) - mean.value];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * value;
    yv += y * value;
  }
  const size = xx * yy - xy * xy;
  if (!(size > 1e-9 * xx * yy)) return null;
  const p = (xv * yy - yv * xy) / size;
  const q = (yv * xx - xv * xy) / size;
  return [p, q, mean.value - p * mean.x - q * mean.y];
}

/** The share of the print area under which the photograph has the product. */
function onProduct(mask: Uint8Array, { widthPx, heightPx }: SurfacePhoto, toMm: PhotoToMm, area: RectMm) {
  const [a, b, c, d, e, f] = toMm;
  const size = a * d - b * c;
  const STEPS = 40;
  let hits = 0;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const u = area.xMm + ((column + 0.5) / STEPS) * area.widthMm - e;
      const v = area.yMm + ((row + 0.5) / STEPS) * area.heightMm - f;
      const x = Math.floor(((d * u - c * v) / size) * widthPx);
      const y = Math.floor(((a * v - b * u) / size) * widthPx);
      if (x >= 0 && x < widthPx && y >= 0 && y < heightPx && mask[y * widthPx + x] !== BESIDE) hits += 1;
    }
  }
  return hits / STEPS ** 2;
}

function around(mask: Uint8Array, widthPx: number, toMm: PhotoToMm): RectMm {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] === BESIDE) continue;
    const { x, y } = apply(toMm, placeOf(i, widthPx));
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top };
}
