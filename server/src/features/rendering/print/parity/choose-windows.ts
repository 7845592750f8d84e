import { BLOCK_PX, type Doubts } from './find-doubts.ts';

/** A part of a print in whole px. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of the cells that doubtful blocks are gathered in, in px of the print. */
const CELL_PX = 512;
/** A cell with a larger share of doubtful blocks is drawn whole. */
const WHOLE_CELL = 0.5;
/** Above this share of its area a print is drawn again from top to bottom, which saves going through its layers so often. */
const WHOLE_PRINT = 0.4;
/** Height of the bands of a whole print, and of their pixels: no second print's memory is needed. */
const BAND_PX = 512;
const LARGEST_BAND_PX = 4_000_000;
/** The smallest width of the strips at the right and the bottom that reducing cuts off; they are compared separately. */
const RIM_PX = 16;
/** Prints up to this size are drawn again whole, because choosing windows costs as much. */
const SMALL_PRINT_PX = 1_200_000;

/**
 * The windows of a print of `widthPx` × `heightPx` in which it is drawn again: every doubtful block, the rim at the right
 * and the bottom, and the squares around `samples` (px of the print). `reduction`: px of the print for one of the small
 * picture. Returns bands of the whole print where that is less work.
 */
export function chooseWindows(
  doubts: Doubts,
  widthPx: number,
  heightPx: number,
  reduction: number,
  samples: readonly Window[],
): Window[] {
  const whole = { left: 0, top: 0, right: widthPx, bottom: heightPx };
  if (widthPx * heightPx <= SMALL_PRINT_PX) return bandsOf(whole);
  const windows = [...doubtfulCells(doubts, whole, reduction), ...samples, ...rims(whole)];
  const area = windows.reduce(
    (sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top),
    0,
  );
  return area > widthPx * heightPx * WHOLE_PRINT ? [...bandsOf(whole), ...samples] : windows;
}

function bandsOf(whole: Window): Window[] {
  const { right, bottom } = whole;
  if (right * bottom <= LARGEST_BAND_PX) return [whole];
  const bands: Window[] = [];
  for (let top = 0; top < bottom; top += BAND_PX)
    bands.push({ left: 0, top, right, bottom: Math.min(bottom, top + BAND_PX) });
  return bands;
}

function rims({ right, bottom }: Window): Window[] {
  return [
    { left: 0, top: Math.max(0, bottom - RIM_PX), right, bottom },
    { left: Math.max(0, right - RIM_PX), top: 0, right, bottom },
  ];
}

function doubtfulCells({ columns, rows, doubtful }: Doubts, whole: Window, reduction: number): Window[] {
  const blockPx = BLOCK_PX * reduction;
  const side = Math.max(1, Math.floor(CELL_PX / blockPx));
  const windows: Window[] = [];
  for (let top = 0; top < rows; top += side) {
    for (let left = 0; left < columns; left += side) {
      const cell = { left, top, right: Math.min(columns, left + side), bottom: Math.min(rows, top + side) };
      const around = boundsOfDoubts(doubtful, columns, cell);
      if (!around) continue;
      windows.push({
        left: around.left * blockPx,
        top: around.top * blockPx,
        right: Math.min(whole.right, around.right * blockPx),
        bottom: Math.min(whole.bottom, around.bottom * blockPx),
      });
    }
  }
  return windows.filter(({ left, top, right, bottom }) => right > left && bottom > top);
}

/** The blocks around the doubtful ones of a cell, or all of it where most are. */
function boundsOfDoubts(doubtful: Uint8Array, columns: number, cell: Window): Window | null {
  let count = 0;
  const bounds = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let y = cell.top; y < cell.bottom; y += 1) {
    for (let x = cell.left; x < cell.right; x += 1) {
      if (!doubtful[y * columns + x]) continue;
      count += 1;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x + 1);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y + 1);
    }
  }
  if (count === 0) return null;
  return count > (cell.right - cell.left) * (cell.bottom - cell.top) * WHOLE_CELL ? cell : bounds;
}
