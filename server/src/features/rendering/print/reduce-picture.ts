import type { RgbaPicture } from '@diy/design/painting';
import { withPrintKernel } from './print-kernel.ts';

/** The kernel adds up this many rows at a time. */
const LARGEST_STEP = 16;
/** The kernel works on four pixels at a time, and reads and writes as far beyond the last. */
const ROOM_BYTES = 64;

/**
 * A picture reduced by a whole number: the mean of each square of pixels, colours weighted by alpha. The remainder at
 * the right and the bottom is cut off. Reductions above 16 take every n-th pixel of a square.
 */
export function reducePicture(picture: RgbaPicture, reduction: number): Promise<RgbaPicture> {
  const { widthPx, heightPx, rgba } = picture;
  const stride = Math.ceil(reduction / LARGEST_STEP);
  const outWidth = Math.max(1, Math.floor(widthPx / reduction));
  const outHeight = Math.max(1, Math.floor(heightPx / reduction));
  const out = new Uint8ClampedArray(outWidth * outHeight * 4);
  const rowBytes = widthPx * 4;
  const rowsBytes = roundUp(LARGEST_STEP * rowBytes + ROOM_BYTES);
  const sumsBytes = widthPx * 16 + ROOM_BYTES;
  return withPrintKernel(rowsBytes + sumsBytes + outWidth * 4, ({ bytes, heap, reduceRow }) => {
    const sums = heap + rowsBytes;
    const result = sums + sumsBytes;
    for (let y = 0; y < outHeight; y += 1) {
      const bottom = Math.min((y + 1) * reduction, heightPx);
      let count = 0;
      for (let row = y * reduction; row < bottom; row += stride, count += 1)
        bytes.set(rgba.subarray(row * rowBytes, (row + 1) * rowBytes), heap + count * rowBytes);
      reduceRow(heap, count, widthPx, reduction, stride, sums, result, outWidth);
      out.set(bytes.subarray(result, result + outWidth * 4), y * outWidth * 4);
    }
    return { rgba: out, widthPx: outWidth, heightPx: outHeight };
  });
}

function roundUp(bytes: number): number {
  return (bytes + 15) & ~15;
}
