import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import type { Swapper } from './swap-one.ts';

/** A clear pixel in a map of swaps. */
export const CLEAR = -2;
/** Light falls off gently: from one pixel to the next no channel changes by more than this, in steps of 255. */
const GENTLE = 5;
/** Down and up again at most this many times: light that comes round more corners is another colour. */
const MAX_ROUNDS = 4;

/**
 * Returns which swap each pixel belongs to: -1 = none, `CLEAR` = a clear pixel. A pixel beyond the tolerance belongs to
 * a swap when it is that colour in more or less light, and the light falls off gently up to it from a pixel of that
 * swap. One byte a pixel, as the picture may be large.
 */
export async function growSwaps(rows: PixelRows, swapper: Swapper): Promise<Int8Array> {
  const { widthPx, heightPx } = rows;
  const swaps = new Int8Array(widthPx * heightPx);
  let mayGrow = false;
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const pixels = await rows.read(top, Math.min(ROWS_AT_ONCE, heightPx - top));
    for (let at = 0, to = top * widthPx; at < pixels.length; at += 4, to += 1) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      swaps[to] = pixels[at + 3] === 0 ? CLEAR : swapper.swapOf(red, green, blue);
      mayGrow ||= swaps[to] === -1 && swapper.litSwapOf(red, green, blue) >= 0;
    }
  }
  for (let round = 0; mayGrow && round < MAX_ROUNDS; round += 1)
    mayGrow = (await sweep(rows, swaps, swapper, 1)) + (await sweep(rows, swaps, swapper, -1)) > 0;
  return swaps;
}

/** Takes swaps over from neighbours that were passed before, and returns how many pixels took one. */
async function sweep(rows: PixelRows, swaps: Int8Array, swapper: Swapper, down: 1 | -1): Promise<number> {
  const { widthPx, heightPx } = rows;
  const bands = Math.ceil(heightPx / ROWS_AT_ONCE);
  let taken = 0;
  for (let n = 0; n < bands; n += 1) {
    const top = (down === 1 ? n : bands - 1 - n) * ROWS_AT_ONCE;
    // Overlaps the previous band by one row, from which swaps spread.
    const from = down === 1 ? Math.max(0, top - 1) : top;
    const until = Math.min(heightPx, top + ROWS_AT_ONCE + (down === -1 ? 1 : 0));
    const band: Band = { pixels: await rows.read(from, until - from), first: from * widthPx, swaps, swapper };
    for (let line = 0; line < until - from; line += 1) {
      const y = down === 1 ? from + line : until - 1 - line;
      const [left, above] = [y * widthPx, y - down >= from && y - down < until ? down * widthPx : 0];
      for (let x = 0; x < widthPx; x += 1) {
        if (above !== 0 && copySwap(band, left + x, left + x - above)) taken += 1;
        else if (x > 0 && copySwap(band, left + x, left + x - 1)) taken += 1;
      }
      for (let x = widthPx - 2; x >= 0; x -= 1) if (copySwap(band, left + x, left + x + 1)) taken += 1;
    }
  }
  return taken;
}

interface Band {
  pixels: Uint8Array;
  /** Index of its first pixel in the picture. */
  first: number;
  swaps: Int8Array;
  swapper: Swapper;
}

/** Whether a pixel without a swap took that of its neighbour. */
function copySwap({ pixels, first, swaps, swapper }: Band, index: number, neighbour: number): boolean {
  const swap = swaps[neighbour]!;
  if (swap < 0 || swaps[index] !== -1) return false;
  const [a, b] = [(index - first) * 4, (neighbour - first) * 4];
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(pixels[a + channel]! - pixels[b + channel]!) > GENTLE) return false;
  if (swapper.litSwapOf(pixels[a]!, pixels[a + 1]!, pixels[a + 2]!) !== swap) return false;
  swaps[index] = swap;
  return true;
}
