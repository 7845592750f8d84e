import { MAX_PIXELS } from '../decode/max-pixels.ts';
import type { ImageFormat } from './detect-format.ts';
import type { PictureHeader } from './picture-header.ts';

export const MIN_SIDE_PX = 16;
export const MAX_SIDE_PX = 30_000;

/**
 * Bytes a decoder may hold at once. The whole process then stays below 600 MB; a phone's 12-megapixel AVIF and a
 * 102-megapixel camera's photo, turned, still fit.
 */
const MEMORY_BUDGET_BYTES = 306_000_000;

/** Measured for libheif: planes, converted planes and RGB at once. */
const AVIF_BYTES_PER_PIXEL = 17;
/** Measured: frame and canvas; a GIF's as well. */
const WEBP_BYTES_PER_PIXEL = 8;

/**
 * Bytes per pixel that decoding holds at once: 0 for encodings that stream row by row. Interlaced, progressive and
 * turned pictures, and libraries that cannot stream, hold the whole picture.
 */
export function heldBytesPerPixel(format: ImageFormat, header: PictureHeader): number {
  const samples = header.channels * (header.depth === 'uchar' ? 1 : 2);
  // Orientations 3–8 need the last row first.
  let held = (header.orientation ?? 1) >= 3 ? samples : 0;
  if (format === 'png' && header.isProgressive) held = Math.max(held, samples);
  // Progressive JPEG keeps a 16-bit coefficient for every sample; 4:2:0 has half as many samples.
  if (format === 'jpeg' && header.isProgressive) {
    held += header.chromaSubsampling === '4:2:0' ? 3 : 2 * header.channels;
  }
  if (format === 'webp' || format === 'gif') held += WEBP_BYTES_PER_PIXEL;
  if (format === 'avif' || format === 'heic') held += AVIF_BYTES_PER_PIXEL;
  return held;
}

/** Pixels that a picture may have if its decoder holds this many bytes for each. */
export function maxPixelsFor(heldPerPixel: number): number {
  return heldPerPixel === 0
    ? MAX_PIXELS
    : Math.min(MAX_PIXELS, Math.floor(MEMORY_BUDGET_BYTES / heldPerPixel));
}
