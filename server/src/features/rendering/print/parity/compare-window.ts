import type { RgbaPicture } from '@diy/design/painting';
import type { Window } from './choose-windows.ts';

/**
 * Side of the squares that are compared one by one, in px of the print, so that a small fault is not averaged out in a
 * large window.
 */
const SQUARE_PX = 32;
const SQUARE_AREA = SQUARE_PX * SQUARE_PX;
/** Difference, of 255, that the arithmetic of another canvas causes in a pixel. */
const ROUNDING = 2;
/** How far a pixel may lie beyond the range of its neighbours. */
const BEYOND = 4;
/** Pixels of a square that may lie beyond that range, with and without cut outlines. */
const MAX_BEYOND_CUT = 40;
const MAX_BEYOND = 4;
/** Pixels of a square that may differ by more than `CLEAR` though their neighbours explain it, as a share. */
const CLEAR = 8;
const MAX_CLEAR_CUT = 0.1;
const MAX_CLEAR = 0.02;
/** Pixels of a square that may differ at all: turned pictures are rounded differently in places. */
const MAX_ANY = 0.4;
/** Largest difference of a square's mean, of 255; rounding averages out. */
const MAX_MEAN_CUT = 8;
const MAX_MEAN = 1;

/** A square in which a print and the same part drawn again differ. */
export interface SquareDifference {
  /** Middle of the square in px of the print. */
  x: number;
  y: number;
  /** Share of its pixels that differ. */
  share: number;
}

/**
 * Compares `again`, a window of the print drawn by itself, with its place in the whole print; returns the first square
 * that differs. A canvas rounds the edges of outlines differently where it ends, so in a few places a pixel may lie in
 * the range of its neighbours. For patterns as fine as a pixel the share of differing pixels is limited. `isCut`:
 * outlines leave the window, and with them some of their edges' accuracy.
 */
export function compareWindow(
  print: RgbaPicture,
  again: RgbaPicture,
  window: Window,
  isCut: boolean,
): SquareDifference | null {
  const { left, top, right, bottom } = window;
  const printWords = wordsOf(print);
  const againWords = wordsOf(again);
  const width = right - left;
  for (let y0 = top; y0 < bottom; y0 += SQUARE_PX) {
    const y1 = Math.min(bottom, y0 + SQUARE_PX);
    const tallies = new Map<number, Tally>();
    for (let y = y0; y < y1; y += 1) {
      const printRow = y * print.widthPx + left;
      const againRow = (y - top) * width;
      for (let x = 0; x < width; x += 1) {
        // Nearly all pixels are equal.
        if (printWords[printRow + x] === againWords[againRow + x]) continue;
        count(tallyOf(tallies, Math.floor(x / SQUARE_PX)), print, left + x, y, again, x, y - top);
      }
    }
    for (const [column, tally] of tallies) {
      const x0 = left + column * SQUARE_PX;
      const x1 = Math.min(right, x0 + SQUARE_PX);
      if (isOff(tally, isCut))
        return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, share: tally.any / ((x1 - x0) * (y1 - y0)) };
    }
  }
  return null;
}

/** Sums over the pixels of a square. */
interface Tally {
  /** Differences by channel. */
  sums: Float64Array;
  any: number;
  clear: number;
  beyond: number;
}

function tallyOf(tallies: Map<number, Tally>, column: number): Tally {
  let tally = tallies.get(column);
  if (!tally) {
    tally = { sums: new Float64Array(4), any: 0, clear: 0, beyond: 0 };
    tallies.set(column, tally);
  }
  return tally;
}

/** Adds the pixel at (x, y) of the print and at (u, v) of the window to its square's tally. */
function count(
  tally: Tally,
  print: RgbaPicture,
  x: number,
  y: number,
  again: RgbaPicture,
  u: number,
  v: number,
): void {
  let worst = 0;
  for (let k = 0; k < 4; k += 1) {
    const difference = valueAt(print, x, y, k) - valueAt(again, u, v, k);
    tally.sums[k]! += difference;
    worst = Math.max(worst, Math.abs(difference));
  }
  if (worst <= ROUNDING) return;
  tally.any += 1;
  if (worst > CLEAR) tally.clear += 1;
  if (isBeyond(print, x, y, again, u, v)) tally.beyond += 1;
}

function isOff({ sums, any, clear, beyond }: Tally, isCut: boolean): boolean {
  if (any === 0) return false;
  // Shares are of a whole square, also at the rim: in a narrow strip a few pixels would weigh as much as a fault.
  const mean = Math.max(...sums.map(Math.abs)) / SQUARE_AREA;
  if (any > SQUARE_AREA * MAX_ANY) return true;
  return isCut
    ? beyond > MAX_BEYOND_CUT || clear > SQUARE_AREA * MAX_CLEAR_CUT || mean > MAX_MEAN_CUT
    : beyond > MAX_BEYOND || clear > SQUARE_AREA * MAX_CLEAR || mean > MAX_MEAN;
}

/** Whether either pixel lies outside the range of its counterpart and that one's neighbours, in any channel. */
function isBeyond(one: RgbaPicture, x: number, y: number, other: RgbaPicture, u: number, v: number): boolean {
  for (let k = 0; k < 4; k += 1) {
    const [value, otherValue] = [valueAt(one, x, y, k), valueAt(other, u, v, k)];
    // The pixels themselves are among their neighbours.
    if (Math.abs(value - otherValue) <= BEYOND) continue;
    if (isOutside(value, other, u, v, k) || isOutside(otherValue, one, x, y, k)) return true;
  }
  return false;
}

function isOutside(value: number, picture: RgbaPicture, x: number, y: number, channel: number): boolean {
  let [low, high] = [255, 0];
  const [x0, x1] = [Math.max(0, x - 1), Math.min(picture.widthPx - 1, x + 1)];
  const [y0, y1] = [Math.max(0, y - 1), Math.min(picture.heightPx - 1, y + 1)];
  for (let v = y0; v <= y1; v += 1) {
    for (let u = x0; u <= x1; u += 1) {
      const near = valueAt(picture, u, v, channel);
      low = Math.min(low, near);
      high = Math.max(high, near);
    }
  }
  return value > high + BEYOND || value < low - BEYOND;
}

/** A channel's value, colours times alpha, 0 to 255. */
function valueAt({ rgba, widthPx }: RgbaPicture, x: number, y: number, channel: number): number {
  const at = (y * widthPx + x) * 4;
  const alpha = rgba[at + 3]!;
  return channel === 3 ? alpha : (rgba[at + channel]! * alpha) / 255;
}

/** A picture's pixels as one number each. */
function wordsOf({ rgba }: RgbaPicture): Uint32Array {
  // A Uint32Array needs an offset divisible by four, which pixels of canvases have; others are copied.
  if (rgba.byteOffset % 4 !== 0) return new Uint32Array(rgba.slice().buffer);
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
}
