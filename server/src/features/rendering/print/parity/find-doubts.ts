import type { RgbaPicture } from '@diy/design/painting';
import { type PrintKernel, withPrintKernel } from '../print-kernel.ts';

/** Side of a block in pixels of the two small pictures; the kernel knows it too. */
export const BLOCK_PX = 8;

/** The places where the two small pictures cannot show whether print and preview are the same. */
export interface Doubts {
  /** Blocks in a row, and rows of blocks; the last ones may be cut. */
  columns: number;
  rows: number;
  /** One value for each block, row after row: not 0 where the print must be compared in its own size. */
  doubtful: Uint8Array;
  /** The largest difference of neighbouring pixels in each block, of 255. */
  contrast: Uint8Array;
  /** Largest difference of two means over a large square, of 255, and the square's middle in px of the small picture. */
  largestDifference: number;
  /** The same among the squares that are not excused. */
  certainDifference: number;
  certainAt: { x: number; y: number };
}

/** A square of the small pictures, in their px. */
export interface Square {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Difference that rounding alone causes in a pixel, of 255. */
const ROUNDING = 2;
/** Pixels of a block that may lie outside by more than rounding, as corners between pixels do. */
const MAX_OUTSIDE = 8;
/** How far a single pixel may lie outside. */
const FAR_OUTSIDE = 48;
/** Neighbours that differ by more hide the pixels between them. */
const BUSY_RANGE = 56;
/** A block with this many busy pixels cannot be decided. */
const MAX_BUSY = (BLOCK_PX * BLOCK_PX * 3) / 4;
/**
 * How far the mean of a block may differ, by the widest range of neighbours in it, since edges between pixels move it.
 */
const MEANS = [
  { range: 20, mean: 0.75 },
  { range: 96, mean: 2.5 },
  { range: 255, mean: 14 },
];
/** Blocks along the side of the large squares whose means are compared. */
const LARGE_BLOCKS = 4;
/** Bytes of the kernel's record of a block. */
const RECORD_BYTES = 32;

/**
 * Compares a reduced print with the surface drawn small, both of one size. A pixel agrees when it lies within what its
 * neighbours in the other picture show, so that edges which fall between pixels agree; where the neighbours differ
 * widely (fine patterns, small letters) it always does, so such blocks are doubtful by themselves. It never refuses:
 * doubtful blocks are drawn again and compared pixel by pixel.
 * @param isExcused whether the mean over a large square may differ in a print that is right
 */
export async function findDoubts(
  print: RgbaPicture,
  preview: RgbaPicture,
  isExcused: (square: Square) => boolean,
): Promise<Doubts> {
  const columns = Math.ceil(preview.widthPx / BLOCK_PX);
  const rows = Math.ceil(preview.heightPx / BLOCK_PX);
  const records = await compareBlocks(print, preview, columns, rows);
  const doubtful = new Uint8Array(columns * rows);
  const contrast = new Uint8Array(columns * rows);
  const sums = new Int32Array(columns * rows * 4);
  for (let block = 0; block < doubtful.length; block += 1) {
    const at = block * RECORD_BYTES;
    for (let k = 0; k < 4; k += 1)
      sums[block * 4 + k] = records.getInt16(at + k * 2, true) + records.getInt16(at + 8 + k * 2, true);
    const outside = records.getUint32(at + 16, true);
    const busy = records.getUint32(at + 20, true);
    const far = records.getUint32(at + 24, true);
    const range = records.getUint32(at + 28, true);
    contrast[block] = range;
    const isOff = outside > MAX_OUTSIDE || far > FAR_OUTSIDE || busy >= MAX_BUSY;
    const { mean } = MEANS.find((one) => range <= one.range)!;
    doubtful[block] = isOff || meanOff(sums, block) > mean ? 1 : 0;
  }
  return { columns, rows, doubtful, contrast, ...compareLarge(sums, columns, rows, isExcused) };
}

/** The kernel's records of all blocks. */
function compareBlocks(
  print: RgbaPicture,
  preview: RgbaPicture,
  columns: number,
  rows: number,
): Promise<DataView> {
  const { widthPx, heightPx } = preview;
  const width = Math.ceil(widthPx / 4) * 4;
  // Adds a pixel before each row and five after it, and repeats the first and last row above and below.
  const stride = (width + 8) * 4;
  const pictureBytes = stride * (heightPx + 2);
  const recordBytes = columns * RECORD_BYTES;
  return withPrintKernel(2 * pictureBytes + rows * recordBytes, (kernel) => {
    const [a, b] = [kernel.heap, kernel.heap + pictureBytes];
    const records = b + pictureBytes;
    putPicture(kernel, a, print, stride);
    putPicture(kernel, b, preview, stride);
    kernel.bytes.fill(0, records, records + rows * recordBytes);
    for (let y = 0; y < heightPx; y += 1) {
      const row = (y + 1) * stride + 4;
      kernel.compareRow(
        a + row - stride,
        a + row,
        a + row + stride,
        b + row - stride,
        b + row,
        b + row + stride,
        width,
        ROUNDING,
        BUSY_RANGE,
        records + Math.floor(y / BLOCK_PX) * recordBytes,
      );
    }
    return new DataView(kernel.bytes.slice(records, records + rows * recordBytes).buffer);
  });
}

/** Colours times alpha, since what cannot be seen does not count; pixels at the rim are their own neighbours. */
function putPicture(
  { bytes }: PrintKernel,
  start: number,
  { rgba, widthPx, heightPx }: RgbaPicture,
  stride: number,
): void {
  for (let y = 0; y < heightPx; y += 1) {
    const row = start + (y + 1) * stride + 4;
    for (let x = 0, from = y * widthPx * 4, to = row; x < widthPx; x += 1, from += 4, to += 4) {
      const alpha = rgba[from + 3]!;
      bytes[to + 3] = alpha;
      for (let k = 0; k < 3; k += 1)
        bytes[to + k] = alpha === 255 ? rgba[from + k]! : ((rgba[from + k]! * alpha + 127) / 255) | 0;
    }
    bytes.copyWithin(row - 4, row, row + 4);
    const end = row + widthPx * 4;
    for (let to = end; to < row - 4 + stride; to += 4) bytes.copyWithin(to, end - 4, end);
  }
  bytes.copyWithin(start, start + stride, start + 2 * stride);
  const last = start + heightPx * stride;
  bytes.copyWithin(last + stride, last, last + stride);
}

function meanOff(sums: Int32Array, block: number): number {
  let most = 0;
  for (let k = 0; k < 4; k += 1) most = Math.max(most, Math.abs(sums[block * 4 + k]!));
  return most / (BLOCK_PX * BLOCK_PX);
}

/** Means over squares of several blocks, which no longer contain detail or effects of sampling. */
function compareLarge(
  sums: Int32Array,
  columns: number,
  rows: number,
  isExcused: (square: Square) => boolean,
): Pick<Doubts, 'largestDifference' | 'certainDifference' | 'certainAt'> {
  let [largestDifference, certainDifference] = [0, 0];
  let certainAt = { x: 0, y: 0 };
  for (let top = 0; top < rows; top += LARGE_BLOCKS) {
    for (let left = 0; left < columns; left += LARGE_BLOCKS) {
      const total = [0, 0, 0, 0];
      const [right, bottom] = [Math.min(columns, left + LARGE_BLOCKS), Math.min(rows, top + LARGE_BLOCKS)];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          for (let k = 0; k < 4; k += 1) total[k]! += sums[(y * columns + x) * 4 + k]!;
      const pixels = (LARGE_BLOCKS * BLOCK_PX) ** 2;
      const difference = Math.max(...total.map(Math.abs)) / pixels;
      largestDifference = Math.max(largestDifference, difference);
      if (difference <= certainDifference || isExcused(inPixels({ left, top, right, bottom }))) continue;
      certainDifference = difference;
      certainAt = { x: ((left + right) / 2) * BLOCK_PX, y: ((top + bottom) / 2) * BLOCK_PX };
    }
  }
  return { largestDifference, certainDifference, certainAt };
}

function inPixels({ left, top, right, bottom }: Square): Square {
  return {
    left: left * BLOCK_PX,
    top: top * BLOCK_PX,
    right: right * BLOCK_PX,
    bottom: bottom * BLOCK_PX,
  };
}
