import type { MeshSurface } from '@diy/design/photo-mockup';
import type { Part } from './read-part.ts';

/** Which part of a print is flattened into how many pixels; 0 to 1 is the whole print. */
export interface Flat {
  widthPx: number;
  heightPx: number;
  /** Shares of the print at the result's left and top, and over its width and height. */
  from: readonly [number, number];
  over: readonly [number, number];
}

/** Rows of a flat print, RGBA. */
export type FlatRows = (top: number, count: number) => Uint8Array;

/** Places are exact in steps of this many pixels, and interpolated between them. */
const CELL = 16;
/** A pixel of the result that covers more of the photograph than this is a mean of several places. */
const LARGE = 1.25;
const MAX_TAPS = 8;
const PHASES = 256;

/** Weights of four neighbouring samples for `PHASES` places between the middle two (Catmull and Rom). */
const WEIGHTS = Float32Array.from({ length: (PHASES + 1) * 4 }, (_, index) => {
  const t = Math.floor(index / 4) / PHASES;
  const weights = [
    ((-t + 2) * t - 1) * t,
    (3 * t - 5) * t * t + 2,
    ((-3 * t + 4) * t + 1) * t,
    (t - 1) * t * t,
  ];
  return weights[index % 4]! / 2;
});

/**
 * Rows `top` to `top + count` of the print laid flat, as sums of alpha × colour and of alpha; where a pixel of the result covers
 * several of the photograph it is their mean. Places outside the photograph are clear.
 */
export function flattenRows(
  part: Part,
  surface: MeshSurface,
  { widthPx, heightPx, from, over }: Flat,
  top: number,
  count: number,
): Float32Array {
  const place = (x: number, y: number) =>
    surface(from[0] + (over[0] * x) / widthPx, from[1] + (over[1] * y) / heightPx);
  const rows = new Float32Array(count * widthPx * 4);
  for (let y = 0; y < count; y += CELL) {
    const below = Math.min(count, y + CELL);
    const band = rows.subarray(y * widthPx * 4, below * widthPx * 4);
    for (let left = 0; left < widthPx; left += CELL) {
      const right = Math.min(widthPx, left + CELL);
      const corners = [
        place(left, top + y),
        place(right, top + y),
        place(left, top + below),
        place(right, top + below),
      ] as const;
      fillCell(part, corners, { left, right, count: below - y, widthPx }, band);
    }
  }
  return rows;
}

type Place = readonly [number, number];

function fillCell(
  part: Part,
  [a, b, c, d]: readonly [Place, Place, Place, Place],
  { left, right, count, widthPx }: { left: number; right: number; count: number; widthPx: number },
  band: Float32Array,
): void {
  const across = right - left;
  const taps = (from: Place, to: Place, px: number) =>
    Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(1, px);
  const size = Math.max(taps(a, b, across), taps(c, d, across), taps(a, c, count), taps(b, d, count));
  const n = size > LARGE ? Math.min(MAX_TAPS, Math.ceil(size)) : 1;
  for (let y = 0; y < count; y += 1) {
    for (let x = left; x < right; x += 1) {
      const to = (y * widthPx + x) * 4;
      for (let tap = 0; tap < n * n; tap += 1) {
        const u = (x - left + ((tap % n) + 0.5) / n) / across;
        const v = (y + (Math.floor(tap / n) + 0.5) / n) / count;
        const [e, f] = [(1 - u) * (1 - v), u * (1 - v)];
        const [g, h] = [(1 - u) * v, u * v];
        const px = e * a[0] + f * b[0] + g * c[0] + h * d[0] - part.left;
        const py = e * a[1] + f * b[1] + g * c[1] + h * d[1] - part.top;
        if (n === 1) cubic(part, px, py, band, to);
        else linear(part, px, py, band, to, 1 / (n * n));
      }
    }
  }
}

const isOutside = (part: Part, x: number, y: number): boolean =>
  !(x >= 0 && y >= 0 && x <= part.widthPx && y <= part.heightPx);

/** Adds a share of the pixel between four; sums are of alpha × colour, and of alpha. */
function linear(part: Part, x: number, y: number, sums: Float32Array, to: number, share: number): void {
  if (isOutside(part, x, y)) return;
  const { pixels, widthPx, heightPx } = part;
  const [column, line] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - column, y - 0.5 - line];
  for (let j = 0; j < 2; j += 1) {
    const row = Math.max(0, Math.min(heightPx - 1, line + j)) * widthPx;
    const weight = share * (j === 0 ? 1 - down : down);
    for (let i = 0; i < 2; i += 1) {
      const at = (row + Math.max(0, Math.min(widthPx - 1, column + i))) * 4;
      add(pixels, at, weight * (i === 0 ? 1 - right : right), sums, to);
    }
  }
}

function cubic(part: Part, x: number, y: number, sums: Float32Array, to: number): void {
  if (isOutside(part, x, y)) return;
  const { pixels, widthPx, heightPx } = part;
  const [column, line] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const across = Math.round((x - 0.5 - column) * PHASES) * 4;
  const down = Math.round((y - 0.5 - line) * PHASES) * 4;
  for (let j = 0; j < 4; j += 1) {
    const row = Math.max(0, Math.min(heightPx - 1, line - 1 + j)) * widthPx;
    const weight = WEIGHTS[down + j]!;
    for (let i = 0; i < 4; i += 1) {
      const at = (row + Math.max(0, Math.min(widthPx - 1, column - 1 + i))) * 4;
      add(pixels, at, weight * WEIGHTS[across + i]!, sums, to);
    }
  }
}

function add(pixels: Uint8Array, at: number, weight: number, sums: Float32Array, to: number): void {
  const share = (weight * pixels[at + 3]!) / 255;
  sums[to]! += share * pixels[at]!;
  sums[to + 1]! += share * pixels[at + 1]!;
  sums[to + 2]! += share * pixels[at + 2]!;
  sums[to + 3]! += share;
}
