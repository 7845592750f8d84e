import type { Metadata } from 'sharp';
import type { ImageFormat } from './detect-format.ts';

export const MIN_SIDE_PX = 16;
export const MAX_SIDE_PX = 30_000;
export const MAX_PIXELS = 250_000_000;

/** Bytes a decoder may hold at once; with what else a process has this keeps it below 600 MB. */
const MEMORY_BUDGET_BYTES = 300_000_000;

/** Measured for libheif: planes, converted planes and RGB at once. */
const AVIF_BYTES_PER_PIXEL = 17;

/**
 * Pixels this picture's encoding can be decoded with, within the memory budget. Most encodings stream row by row and
 * reach MAX_PIXELS; interlaced, progressive, turned and tiled-in-one ones have to be held whole.
 */
export function maxPixelsFor(format: ImageFormat, header: Metadata): number {
  const samples = header.channels * (header.depth === 'uchar' ? 1 : 2);
  // Orientations 3–8 need the last row first.
  let bytesPerPixel = (header.orientation ?? 1) >= 3 ? samples : 0;
  if (format === 'png' && header.isProgressive) bytesPerPixel = Math.max(bytesPerPixel, samples);
  // Progressive JPEG keeps a 16-bit coefficient for every sample; 4:2:0 has half as many samples.
  if (format === 'jpeg' && header.isProgressive) {
    bytesPerPixel += header.chromaSubsampling === '4:2:0' ? 3 : 2 * header.channels;
  }
  if (format === 'webp') bytesPerPixel += 4;
  if (format === 'avif' || format === 'heic') bytesPerPixel += AVIF_BYTES_PER_PIXEL;
  return bytesPerPixel === 0
    ? MAX_PIXELS
    : Math.min(MAX_PIXELS, Math.floor(MEMORY_BUDGET_BYTES / bytesPerPixel));
}
