import type { RgbaPicture } from '@diy/design/drawing';

/** Side of a block in pixels of the two small pictures. */
export const BLOCK_PX = 8;

/** Where a print reduced to the preview's size cannot be told to be the same by looking at the two small pictures. */
export interface Doubts {
  /** Blocks in a row, and rows of blocks; the last ones may be cut. */
  columns: number;
  rows: number;
  /** By block, row after row: not 0 where the print has to be looked at in its own size. */
  doubtful: Uint8Array;
  /** By block: how far neighbouring pixels of it differ at the most, of 255. */
  contrast: Uint8Array;
  /** Largest difference of two means over a large square, of 255, and the square's middle in px of the small picture. */
  largestDifference: number;
  largestAt: { x: number; y: number };
}

/** What rounding alone does to a pixel, of 255. */
const ROUNDING = 2;
/** Pixels of a block that may lie outside by more than rounding; edges that fall between pixels differ so. */
const MOST_OUTSIDE = 2;
/** One pixel may lie outside by this. */
const FAR_OUTSIDE = 24;
/** Neighbours that differ by more hide what is between them. */
const BUSY_RANGE = 56;
/** In a block with as many busy pixels nothing can be told. */
const MOST_BUSY = (BLOCK_PX * BLOCK_PX) / 2;
/** Where neighbours differ by no more, the mean of a block is known to a fraction of a level. */
const SMOOTH_RANGE = 20;
const SMOOTH_MEAN = 0.75;
/** Blocks along the side of the large squares whose means are compared. */
const LARGE_BLOCKS = 4;

/**
 * Compares a reduced print with the surface drawn small, both of one size. A pixel agrees when it lies within what its
 * neighbours in the other picture show, so that edges which fall between pixels agree; where the neighbours differ
 * widely (fine patterns, small letters) it always does, so such blocks are doubtful by themselves. Never a verdict:
 * what is doubtful is drawn again and compared pixel by pixel.
 */
export function findDoubts(print: RgbaPicture, preview: RgbaPicture): Doubts {
  const { widthPx, heightPx } = preview;
  const columns = Math.ceil(widthPx / BLOCK_PX);
  const rows = Math.ceil(heightPx / BLOCK_PX);
  const a = spread(premultiply(print), widthPx, heightPx);
  const b = spread(premultiply(preview), widthPx, heightPx);
  const outside = new Uint8Array(columns * rows);
  const far = new Uint8Array(columns * rows);
  const busy = new Uint8Array(columns * rows);
  const widest = new Uint8Array(columns * rows);
  const sums = new Int32Array(columns * rows * 4);
  const stride = widthPx * 4;
  for (let y = 0; y < heightPx; y += 1) {
    const rowOfBlocks = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < widthPx; x += 1) {
      const block = rowOfBlocks + (x >> 3);
      let out = 0;
      let range = 0;
      for (let at = y * stride + x * 4, end = at + 4, k = 0; at < end; at += 1, k += 1) {
        const [own, other] = [a.own[at]!, b.own[at]!];
        sums[block * 4 + k]! += own - other;
        const [low, high] = [b.low[at]!, b.high[at]!];
        if (own > high && own - high > out) out = own - high;
        else if (low > own && low - own > out) out = low - own;
        const [lowA, highA] = [a.low[at]!, a.high[at]!];
        if (other > highA && other - highA > out) out = other - highA;
        else if (lowA > other && lowA - other > out) out = lowA - other;
        if (high - low > range) range = high - low;
        if (highA - lowA > range) range = highA - lowA;
      }
      if (out > ROUNDING) outside[block]! += 1;
      if (out > FAR_OUTSIDE) far[block] = 1;
      if (range > BUSY_RANGE) busy[block]! += 1;
      if (range > widest[block]!) widest[block] = range;
    }
  }
  const doubtful = new Uint8Array(columns * rows);
  for (let block = 0; block < doubtful.length; block += 1) {
    const isOff = outside[block]! > MOST_OUTSIDE || far[block]! > 0 || busy[block]! >= MOST_BUSY;
    doubtful[block] = isOff || (widest[block]! <= SMOOTH_RANGE && meanOff(sums, block) > SMOOTH_MEAN) ? 1 : 0;
  }
  return { columns, rows, doubtful, contrast: widest, ...compareLarge(sums, columns, rows) };
}

function meanOff(sums: Int32Array, block: number): number {
  let most = 0;
  for (let k = 0; k < 4; k += 1) most = Math.max(most, Math.abs(sums[block * 4 + k]!));
  return most / (BLOCK_PX * BLOCK_PX);
}

/** Means over squares of several blocks: all detail is gone, and how it was sampled with it. */
function compareLarge(sums: Int32Array, columns: number, rows: number) {
  let largestDifference = 0;
  let largestAt = { x: 0, y: 0 };
  for (let top = 0; top < rows; top += LARGE_BLOCKS) {
    for (let left = 0; left < columns; left += LARGE_BLOCKS) {
      const total = [0, 0, 0, 0];
      const [right, bottom] = [Math.min(columns, left + LARGE_BLOCKS), Math.min(rows, top + LARGE_BLOCKS)];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          for (let k = 0; k < 4; k += 1) total[k]! += sums[(y * columns + x) * 4 + k]!;
      const pixels = (LARGE_BLOCKS * BLOCK_PX) ** 2;
      const difference = Math.max(...total.map(Math.abs)) / pixels;
      if (difference <= largestDifference) continue;
      largestDifference = difference;
      largestAt = { x: ((left + right) / 2) * BLOCK_PX, y: ((top + bottom) / 2) * BLOCK_PX };
    }
  }
  return { largestDifference, largestAt };
}

/** Colours times alpha: what cannot be seen does not count. */
function premultiply({ rgba }: RgbaPicture): Uint8Array {
  const out = new Uint8Array(rgba.length);
  for (let at = 0; at < out.length; at += 4) {
    const alpha = rgba[at + 3]!;
    out[at + 3] = alpha;
    for (let k = at; k < at + 3; k += 1)
      out[k] = alpha === 255 ? rgba[k]! : ((rgba[k]! * alpha + 127) / 255) | 0;
  }
  return out;
}

/** The lowest and highest value of each pixel and its eight neighbours, by channel. */
function spread(own: Uint8Array, widthPx: number, heightPx: number) {
  const stride = widthPx * 4;
  const lowAcross = new Uint8Array(own.length);
  const highAcross = new Uint8Array(own.length);
  for (let y = 0; y < heightPx; y += 1) {
    const first = y * stride;
    const last = first + stride - 4;
    for (let at = first; at < first + stride; at += 1) {
      const before = at >= first + 4 ? own[at - 4]! : own[at]!;
      const after = at < last ? own[at + 4]! : own[at]!;
      const value = own[at]!;
      const [less, more] = before < after ? [before, after] : [after, before];
      lowAcross[at] = value < less ? value : less;
      highAcross[at] = value > more ? value : more;
    }
  }
  const low = new Uint8Array(own.length);
  const high = new Uint8Array(own.length);
  for (let y = 0; y < heightPx; y += 1) {
    const above = y > 0 ? -stride : 0;
    const below = y < heightPx - 1 ? stride : 0;
    for (let at = y * stride; at < (y + 1) * stride; at += 1) {
      low[at] = Math.min(lowAcross[at]!, lowAcross[at + above]!, lowAcross[at + below]!);
      high[at] = Math.max(highAcross[at]!, highAcross[at + above]!, highAcross[at + below]!);
    }
  }
  return { own, low, high };
}
