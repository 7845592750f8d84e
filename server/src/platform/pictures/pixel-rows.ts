import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { tiffHead } from './formats/tiff/tiff-head.ts';

/** Rows read at a time. */
export const ROWS_AT_ONCE = 64;
/** Size of the header of libvips' own format; the samples follow row by row. */
export const VIPS_HEADER_BYTES = 64;

/** RGBA samples, 8 bit, of a picture that need not be in memory. */
export interface PixelRows {
  widthPx: number;
  heightPx: number;
  /** `count` rows from `top` on; a copy. */
  read(top: number, count: number): Promise<Uint8Array>;
}

/** A picture in memory. */
export function rowsOfPixels(rgba: Uint8Array, widthPx: number, heightPx: number): PixelRows {
  return {
    widthPx,
    heightPx,
    read: async (top, count) => rgba.slice(top * widthPx * 4, (top + count) * widthPx * 4),
  };
}

/**
 * Decodes into an uncompressed temporary file in `folder`, gives its rows to `use`, and deletes it, because the samples
 * of a large picture are too many to hold in memory.
 */
export async function withDecodedRows<T>(
  picture: Sharp,
  folder: string,
  use: (rows: PixelRows) => Promise<T>,
): Promise<T> {
  const path = join(folder, `${randomUUID()}.v`);
  try {
    const { width, height } = await picture.ensureAlpha().toColourspace('srgb').toFile(path);
    const file = await open(path, 'r');
    try {
      const read = async (top: number, count: number) => {
        const bytes = Buffer.alloc(count * width * 4);
        await file.read(bytes, 0, bytes.length, VIPS_HEADER_BYTES + top * width * 4);
        return bytes;
      };
      return await use({ widthPx: width, heightPx: height, read });
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads all rows from top to bottom, in chunks. */
export async function forEachRows(
  rows: PixelRows,
  use: (pixels: Uint8Array, top: number, count: number) => void | Promise<void>,
): Promise<void> {
  for (let top = 0; top < rows.heightPx; top += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, rows.heightPx - top);
    await use(await rows.read(top, count), top, count);
  }
}

/**
 * Writes an uncompressed TIFF row by row: 8-bit sRGB samples, with alpha when `bands` is 4. Not libvips' own format,
 * which it would map into memory whole.
 */
export async function writeSamples(
  path: string,
  widthPx: number,
  heightPx: number,
  bands: 3 | 4,
  produce: (write: (samples: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const out = createWriteStream(path);
  // A failure is reported at the end, so that nothing waits for a drain event that never comes.
  const ended = finished(out);
  ended.catch(() => undefined);
  out.write(samplesHead(widthPx, heightPx, bands));
  await produce(async (samples) => {
    if (out.write(samples)) return;
    await Promise.race([new Promise<void>((resolve) => out.once('drain', resolve)), ended]);
  });
  out.end();
  await ended;
}

/** Where the first sample stands in a file of `writeSamples`. */
export const samplesOffset = (widthPx: number, heightPx: number, bands: 3 | 4): number =>
  samplesHead(widthPx, heightPx, bands).length;

function samplesHead(widthPx: number, heightPx: number, bands: 3 | 4): Buffer {
  const rowBytes = widthPx * bands;
  const strips = Array.from(
    { length: Math.ceil(heightPx / ROWS_AT_ONCE) },
    (_, strip) => Math.min(ROWS_AT_ONCE, heightPx - strip * ROWS_AT_ONCE) * rowBytes,
  );
  return tiffHead(strips, [
    { tag: 256, type: 'long', values: [widthPx] },
    { tag: 257, type: 'long', values: [heightPx] },
    { tag: 258, type: 'short', values: new Array(bands).fill(8) },
    { tag: 259, type: 'short', values: [1] },
    { tag: 262, type: 'short', values: [2] },
    { tag: 277, type: 'short', values: [bands] },
    { tag: 278, type: 'long', values: [ROWS_AT_ONCE] },
    ...(bands === 4 ? [{ tag: 338, type: 'short' as const, values: [2] }] : []),
  ]);
}
