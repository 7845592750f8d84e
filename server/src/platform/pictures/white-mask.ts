import { setImmediate } from 'node:timers/promises';
import { createIndexStack, type IndexStack } from './index-stack.ts';
import { forEachRows, type PixelRows } from './pixel-rows.ts';

/** Values of the mask; from EDGE on, the distance in pixels from the removed part: EDGE + 1 touches it. */
export const NOT_WHITE = 0;
/** The pixel has the ground's colour and is not removed (yet). */
export const WHITE = 1;
export const REMOVED = 2;
export const EDGE = 2;

/** Spans or pixels worked on before others get their turn. */
const SLICE = 20_000;

/** Which pixels of a picture are white background. */
export interface WhiteMask {
  /** One byte a pixel, row by row. */
  mask: Uint8Array;
  /** Pixels that are removed and were visible. */
  removed: number;
  /** Visible pixels that stay. */
  kept: number;
}

/** How far a pixel is from white, 0 to 255: its darkest channel counts. */
export const awayFromWhite = (red: number, green: number, blue: number): number =>
  255 - Math.min(red, green, blue);

/**
 * Marks white within `tolerance` (of 255, seen on white) as removed: all of it, or with `contiguous` only what reaches
 * the border by way of white. Transparent pixels are white too, so that a transparent frame does not enclose white.
 */
export async function findWhite(rows: PixelRows, tolerance: number, contiguous: boolean): Promise<WhiteMask> {
  const { widthPx, heightPx } = rows;
  const mask = new Uint8Array(widthPx * heightPx);
  const found = contiguous ? WHITE : REMOVED;
  await forEachRows(rows, (pixels, top) => {
    for (let at = 0, index = top * widthPx; at < pixels.length; at += 4, index += 1) {
      const away = awayFromWhite(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      if ((away * pixels[at + 3]!) / 255 <= tolerance) mask[index] = found;
    }
  });
  if (contiguous) await floodFromBorder(mask, widthPx, heightPx);
  let [removed, kept] = [0, 0];
  await forEachRows(rows, (pixels, top) => {
    for (let at = 3, index = top * widthPx; at < pixels.length; at += 4, index += 1) {
      if (pixels[at] === 0) continue;
      if (mask[index] === REMOVED) removed += 1;
      else kept += 1;
    }
  });
  return { mask, removed, kept };
}

/**
 * Turns what is WHITE and reaches the border into REMOVED. Span by span: a pixel at a time would push every white pixel
 * of a photograph.
 */
export async function floodFromBorder(mask: Uint8Array, width: number, height: number): Promise<void> {
  const stack = createIndexStack();
  const seed = (index: number) => {
    if (mask[index] === WHITE) stack.push(index);
  };
  for (let x = 0; x < width; x += 1) {
    seed(x);
    seed((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    seed(y * width);
    seed(y * width + width - 1);
  }
  for (let done = 1, index = stack.pop(); index >= 0; index = stack.pop(), done += 1) {
    if (mask[index] === WHITE) fillSpan(mask, width, height, index, stack);
    if (done % SLICE === 0) await setImmediate();
  }
}

function fillSpan(mask: Uint8Array, width: number, height: number, index: number, stack: IndexStack): void {
  const y = Math.floor(index / width);
  const rowStart = y * width;
  let from = index;
  while (from > rowStart && mask[from - 1] === WHITE) from -= 1;
  let to = index;
  while (to < rowStart + width - 1 && mask[to + 1] === WHITE) to += 1;
  mask.fill(REMOVED, from, to + 1);
  for (const step of [-width, width]) {
    if ((step < 0 && y === 0) || (step > 0 && y === height - 1)) continue;
    for (let at = from + step; at <= to + step; at += 1) {
      // The first pixel of each run is enough: the span grows both ways.
      if (mask[at] === WHITE && (at === from + step || mask[at - 1] !== WHITE)) stack.push(at);
    }
  }
}

/** Marks the kept pixels that lie at most `depth` (up to 250) pixels from what is removed with EDGE + their distance. */
export async function markEdge(
  mask: Uint8Array,
  width: number,
  height: number,
  depth: number,
): Promise<void> {
  let border = createIndexStack();
  const reach = (index: number, level: number, into: IndexStack) => {
    const value = mask[index];
    if (value !== NOT_WHITE && value !== WHITE) return;
    mask[index] = EDGE + level;
    into.push(index);
  };
  const reachAround = (index: number, level: number, into: IndexStack) => {
    const x = index % width;
    if (x > 0) reach(index - 1, level, into);
    if (x < width - 1) reach(index + 1, level, into);
    if (index >= width) reach(index - width, level, into);
    if (index < width * (height - 1)) reach(index + width, level, into);
  };
  if (depth === 0) return;
  for (let y = 0; y < height; y += 1) {
    for (let index = y * width; index < (y + 1) * width; index += 1) {
      if (mask[index] === REMOVED) reachAround(index, 1, border);
    }
    if (y % 256 === 255) await setImmediate();
  }
  for (let level = 2; level <= depth; level += 1) {
    const next = createIndexStack();
    for (let done = 1, index = border.pop(); index >= 0; index = border.pop(), done += 1) {
      reachAround(index, level, next);
      if (done % SLICE === 0) await setImmediate();
    }
    border = next;
  }
}
