import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import { type Blend, blendShareAt, type ClosedLength, type Tile } from './tile.ts';

/**
 * Writes the picture so that it repeats in both directions without a seam: its right border becomes its left one, its
 * lower border its upper one. What lies between stays as it is.
 */
export async function makeSeamless(
  rows: PixelRows,
  tile: Tile,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const { columns, lines } = tile;
  const first = lines.isTurned ? lines.overlap : 0;
  for (const [from, to] of [
    [first, lines.size],
    [0, first],
  ] as const)
    for (let top = from; top < to; top += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, to - top);
      const pixels = await readClosed(rows, lines, tile.down, top, count);
      const result = new Uint8Array(columns.size * count * 4);
      for (let y = 0; y < count; y += 1) {
        const line = pixels.subarray(y * rows.widthPx * 4, (y + 1) * rows.widthPx * 4);
        for (let x = 0; x < columns.overlap; x += 1)
          mix(line, x * 4, line, (columns.size + x) * 4, blendShareAt(tile.across, top + y, x));
        const start = (columns.isTurned ? columns.overlap : 0) * 4;
        const at = y * columns.size * 4;
        result.set(line.subarray(start, columns.size * 4), at);
        result.set(line.subarray(0, start), at + columns.size * 4 - start);
      }
      await write(result);
    }
}

/** Lines of the picture, the upper ones with what overlaps them from below. */
export async function readClosed(
  rows: PixelRows,
  { size, overlap }: ClosedLength,
  down: Blend,
  top: number,
  count: number,
): Promise<Uint8Array> {
  const pixels = await rows.read(top, count);
  const covered = Math.min(count, Math.max(0, overlap - top));
  if (covered === 0) return pixels;
  const border = await rows.read(size + top, covered);
  for (let at = 0, index = 0; at < border.length; at += 4, index += 1) {
    const y = Math.floor(index / rows.widthPx);
    mix(pixels, at, border, at, blendShareAt(down, index - y * rows.widthPx, top + y));
  }
  return pixels;
}

/** Mixes `share` of the pixel at `at` with the rest of the other pixel, weighted by their alpha. */
function mix(pixels: Uint8Array, at: number, other: Uint8Array, from: number, share: number): void {
  const [own, rest] = [pixels[at + 3]! * share, other[from + 3]! * (1 - share)];
  const alpha = own + rest;
  for (let channel = 0; channel < 3 && alpha > 0; channel += 1)
    pixels[at + channel] = Math.round((pixels[at + channel]! * own + other[from + channel]! * rest) / alpha);
  pixels[at + 3] = Math.round(alpha);
}
