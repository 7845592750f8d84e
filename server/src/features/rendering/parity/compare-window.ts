import type { RgbaPicture } from '@diy/design/drawing';
import type { Window } from './choose-windows.ts';

/** Side of the squares that are judged one by one, in px of the print: a small fault must not drown in a large window. */
const SQUARE_PX = 32;
const SQUARE_AREA = SQUARE_PX * SQUARE_PX;
/** What the arithmetic of another canvas does to a pixel, of 255. */
const ROUNDING = 2;
/** Beyond what its neighbours show a pixel may lie by so much. */
const BEYOND = 4;
/** Pixels of a square that may lie beyond where outlines are cut, and where none is. */
const MOST_BEYOND_CUT = 40;
const MOST_BEYOND = 4;
/** Pixels of a square that may differ by more than `CLEAR` though their neighbours explain it, as a share. */
const CLEAR = 8;
const MOST_CLEAR_CUT = 0.1;
const MOST_CLEAR = 0.02;
/** Pixels of a square that may differ at all: turned pictures are rounded otherwise here and there. */
const MOST_ANY = 0.4;
/** The mean of a square, of 255: rounding has none. */
const MOST_MEAN_CUT = 8;
const MOST_MEAN = 1;

/** A square in which a print and the same part drawn again differ. */
export interface SquareDifference {
  /** Middle of the square in px of the print. */
  x: number;
  y: number;
  /** Share of its pixels that differ. */
  share: number;
}

/**
 * Compares `again`, a window of the print drawn by itself, with its place in the whole print; answers the first square
 * that differs. A canvas rounds the edges of outlines otherwise where it ends: a pixel may be what its neighbours show,
 * in a few places. Patterns as fine as a pixel are held to the share of pixels that differ at all. `isCut`: outlines leave
 * the window, and with them some of their edges' accuracy.
 */
export function compareWindow(
  print: RgbaPicture,
  again: RgbaPicture,
  { left, top, right, bottom }: Window,
  isCut: boolean,
): SquareDifference | null {
  const printBytes = bytesOf(print);
  const againBytes = bytesOf(again);
  const rowBytes = (right - left) * 4;
  for (let y0 = top; y0 < bottom; y0 += SQUARE_PX) {
    const y1 = Math.min(bottom, y0 + SQUARE_PX);
    if (areRowsEqual(printBytes, print.widthPx, againBytes, rowBytes, left, top, y0, y1)) continue;
    for (let x0 = left; x0 < right; x0 += SQUARE_PX) {
      const square = { left: x0, top: y0, right: Math.min(right, x0 + SQUARE_PX), bottom: y1 };
      const share = compareSquare(print, again, left, top, square, isCut);
      if (share > 0) return { x: (x0 + square.right) / 2, y: (y0 + y1) / 2, share };
    }
  }
  return null;
}

function areRowsEqual(
  print: Buffer,
  printWidth: number,
  again: Buffer,
  rowBytes: number,
  left: number,
  top: number,
  from: number,
  to: number,
): boolean {
  for (let y = from; y < to; y += 1) {
    const at = (y * printWidth + left) * 4;
    const row = (y - top) * rowBytes;
    if (print.compare(again, row, row + rowBytes, at, at + rowBytes) !== 0) return false;
  }
  return true;
}

/** The share of a square's pixels that differ where they must not; 0 = the same. */
function compareSquare(
  print: RgbaPicture,
  again: RgbaPicture,
  left: number,
  top: number,
  square: Window,
  isCut: boolean,
): number {
  const pixels = (square.right - square.left) * (square.bottom - square.top);
  const sums = [0, 0, 0, 0];
  let [any, clear, beyond] = [0, 0, 0];
  for (let y = square.top; y < square.bottom; y += 1) {
    for (let x = square.left; x < square.right; x += 1) {
      let worst = 0;
      for (let k = 0; k < 4; k += 1) {
        const difference = valueAt(print, x, y, k) - valueAt(again, x - left, y - top, k);
        sums[k]! += difference;
        worst = Math.max(worst, Math.abs(difference));
      }
      if (worst <= ROUNDING) continue;
      any += 1;
      if (worst > CLEAR) clear += 1;
      if (isBeyond(print, x, y, again, x - left, y - top)) beyond += 1;
    }
  }
  // Of a whole square also at the rim: in a strip of it a few pixels would weigh as much as a fault.
  const mean = Math.max(...sums.map(Math.abs)) / SQUARE_AREA;
  const isOff =
    any > SQUARE_AREA * MOST_ANY ||
    (isCut
      ? beyond > MOST_BEYOND_CUT || clear > SQUARE_AREA * MOST_CLEAR_CUT || mean > MOST_MEAN_CUT
      : beyond > MOST_BEYOND || clear > SQUARE_AREA * MOST_CLEAR || mean > MOST_MEAN);
  return isOff ? any / pixels : 0;
}

/** Whether one of the two pixels lies outside what the other one and its neighbours show, in any channel. */
function isBeyond(one: RgbaPicture, x: number, y: number, other: RgbaPicture, u: number, v: number): boolean {
  for (let k = 0; k < 4; k += 1) {
    if (isOutside(valueAt(one, x, y, k), other, u, v, k)) return true;
    if (isOutside(valueAt(other, u, v, k), one, x, y, k)) return true;
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

function bytesOf({ rgba }: RgbaPicture): Buffer {
  return Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
}
