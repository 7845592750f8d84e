import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';

/** The part of a picture that stays when its borders are laid over each other, in pixels. */
export interface SeamlessSize {
  widthPx: number;
  heightPx: number;
  /** Columns and rows of the right and lower border that are laid over the left and upper one. */
  overlapX: number;
  overlapY: number;
}

/** @param overlap share of width and height, up to a half */
export function seamlessSize({ widthPx, heightPx }: PixelRows, overlap: number): SeamlessSize {
  const [overlapX, overlapY] = [widthPx, heightPx].map((size) =>
    Math.min(Math.floor(size / 2), Math.max(1, Math.round(size * overlap))),
  ) as [number, number];
  return { widthPx: widthPx - overlapX, heightPx: heightPx - overlapY, overlapX, overlapY };
}

/**
 * Writes the picture so that it repeats in both directions without a seam: its right border fades into its left one, its
 * lower border into its upper one. What lies between stays as it is.
 */
export async function makeSeamless(
  rows: PixelRows,
  size: SeamlessSize,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { widthPx, heightPx, overlapX, overlapY } = size;
  const [across, down] = [fade(overlapX), fade(overlapY)];
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, heightPx - top);
    const pixels = await rows.read(top, count);
    const covered = Math.min(count, Math.max(0, overlapY - top));
    if (covered > 0) {
      const border = await rows.read(heightPx + top, covered);
      for (let at = 0; at < border.length; at += 4) {
        const y = top + Math.floor(at / (rows.widthPx * 4));
        mix(pixels, at, border, at, down[y]!);
      }
    }
    const result = new Uint8Array(widthPx * count * 4);
    for (let y = 0; y < count; y += 1) {
      const from = y * rows.widthPx * 4;
      for (let x = 0; x < overlapX; x += 1)
        mix(pixels, from + x * 4, pixels, from + (widthPx + x) * 4, across[x]!);
      result.set(pixels.subarray(from, from + widthPx * 4), y * widthPx * 4);
    }
    await write(result);
  }
}

/** Shares from 0 to 1 that begin and end gently. */
function fade(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    const share = at / length;
    return share * share * (3 - 2 * share);
  });
}

/** Mixes `share` of the pixel at `at` with the rest of the other pixel, weighted by their alpha. */
function mix(pixels: Uint8Array, at: number, other: Uint8Array, from: number, share: number): void {
  const [own, rest] = [pixels[at + 3]! * share, other[from + 3]! * (1 - share)];
  const alpha = own + rest;
  for (let channel = 0; channel < 3 && alpha > 0; channel += 1)
    pixels[at + channel] = Math.round((pixels[at + channel]! * own + other[from + channel]! * rest) / alpha);
  pixels[at + 3] = Math.round(alpha);
}
