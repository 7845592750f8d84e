import { type PixelRows, ROWS_AT_ONCE } from '../../../../platform/pictures/pixel-rows.ts';
import { findFlatColours } from '../enlarge/flat-colours.ts';
import { CLEAR, growSwaps } from './grow-swaps.ts';
import type { Rgb } from './oklab.ts';
import { EDGE_REACH_PX, type KnownRows, swapEdge } from './swap-edges.ts';
import { createSwapper, type Swap, type Swapper } from './swap-one.ts';

/**
 * A pixel is even when no channel differs from its four neighbours by more than this, in steps of 255. Other pixels are
 * edges.
 */
const GRAIN = 8;
/** A pixel may be a mix with any colour within this many pixels of it, since soft edges are a few pixels wide. */
const MIXED_PX = 3;

/** What was swapped, in pixels. */
export interface Swapped {
  /** Pixels that have another colour now. */
  changed: number;
  /** Edge pixels where a swapped colour meets another colour. */
  border: number;
  /** Those of `border` whose colour no mix of two nearby colours explains. */
  unexplained: number;
  /**
   * Even pixels next to a pixel of another swap or of none. There the tolerance ends within a gradient, which leaves a
   * visible line.
   */
  goneOver: number;
}

/**
 * Up to this share of unexplained pixels among those of `border` (0 to 1) the result can be used as it is. More of them
 * may show as a fringe of the old colour.
 */
const MAX_UNEXPLAINED = 0.03;
/**
 * The line that a cut gradient leaves, `goneOver` in pixels, may be this long compared with √`changed`, the side of a
 * square of all changed pixels: 0.25 is a quarter of that side. A longer line spoils the picture.
 */
const LONGEST_LINE = 0.25;

/** Whether a person should check the result. */
export const isDoubtful = ({ changed, border, unexplained, goneOver }: Swapped): boolean =>
  unexplained > border * MAX_UNEXPLAINED || goneOver > Math.sqrt(changed) * LONGEST_LINE;

/**
 * Writes the picture with some of its colours swapped. Light and shade within the tolerance stay, an edge mixes the new
 * colours in the proportion in which it mixed the old ones, and transparency stays.
 */
export async function swapColours(
  rows: PixelRows,
  { swaps, tolerance }: { swaps: readonly Swap[]; tolerance: number },
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<Swapped> {
  const { widthPx, heightPx } = rows;
  const swapper = createSwapper(swaps, tolerance);
  const sum: Swapped = { changed: 0, border: 0, unexplained: 0, goneOver: 0 };
  const all = await growSwaps(rows, swapper);
  let others: Rgb[] | null = null;
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const from = Math.max(0, top - EDGE_REACH_PX);
    const until = Math.min(heightPx, top + ROWS_AT_ONCE + EDGE_REACH_PX);
    const swapsOfRows = all.subarray(from * widthPx, until * widthPx);
    const known = describeRows(await rows.read(from, until - from), widthPx, swapsOfRows);
    const band = { first: top - from, count: Math.min(ROWS_AT_ONCE, heightPx - top) };
    if (known.swaps.some((swap) => swap >= 0)) others ??= await otherColours(rows, swapper);
    await write(swapBand(known, band, swapper, others ?? [], sum));
  }
  return sum;
}

/** Flat colours of the picture that are not swapped. */
async function otherColours(rows: PixelRows, swapper: Swapper): Promise<Rgb[]> {
  const flat = await findFlatColours(rows);
  return flat
    .filter(([, , , alpha]) => alpha >= 128)
    .map(([red, green, blue, alpha]): Rgb => {
      const whole = (light: number) => Math.min(255, Math.round((light * 255) / alpha));
      return [whole(red), whole(green), whole(blue)];
    })
    .filter((colour) => swapper.swapOf(...colour) < 0 && swapper.litSwapOf(...colour) < 0);
}

function describeRows(pixels: Uint8Array, widthPx: number, swaps: Int8Array): KnownRows {
  const heightPx = swaps.length / widthPx;
  const settled = new Uint8Array(swaps.length);
  for (let y = 0, index = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, index += 1) {
      if (swaps[index] === CLEAR) continue;
      const isEven =
        (x === 0 || isLike(pixels, index, index - 1, swaps)) &&
        (x === widthPx - 1 || isLike(pixels, index, index + 1, swaps)) &&
        (y === 0 || isLike(pixels, index, index - widthPx, swaps)) &&
        (y === heightPx - 1 || isLike(pixels, index, index + widthPx, swaps));
      settled[index] = isEven ? 1 : 0;
    }
  return { pixels, widthPx, heightPx, swaps, settled };
}

/** A clear neighbour has no colour to differ in. */
function isLike(pixels: Uint8Array, index: number, other: number, swaps: Int8Array): boolean {
  if (swaps[other] === CLEAR) return true;
  const [a, b] = [index * 4, other * 4];
  return (
    Math.abs(pixels[a]! - pixels[b]!) <= GRAIN &&
    Math.abs(pixels[a + 1]! - pixels[b + 1]!) <= GRAIN &&
    Math.abs(pixels[a + 2]! - pixels[b + 2]!) <= GRAIN
  );
}

function swapBand(
  known: KnownRows,
  { first, count }: { first: number; count: number },
  swapper: Swapper,
  others: readonly Rgb[],
  sum: Swapped,
): Uint8Array {
  const { pixels, widthPx, swaps, settled } = known;
  // `slice` of a Buffer shares its memory. A real copy is needed, since neighbours are read as they were.
  const result = new Uint8Array(pixels.subarray(first * widthPx * 4, (first + count) * widthPx * 4));
  const near = coloursNear(known);
  for (let to = 0, index = first * widthPx; to < result.length; to += 4, index += 1) {
    const swap = swaps[index]!;
    const around = near[index]!;
    // No swapped colour is near enough to be part of this pixel.
    if (swap === CLEAR || around <= 1) continue;
    const isBorder = (around & (around - 1)) !== 0;
    let colour: Rgb | null = null;
    if (isBorder && settled[index] === 0) {
      colour = swapEdge(known, index, swapper, others);
      sum.border += 1;
      if (colour === null) sum.unexplained += 1;
    } else if (isBorder && bordersOtherSwap(known, index)) {
      sum.goneOver += 1;
    }
    if (colour === null && swap >= 0)
      colour = swapper.carry([pixels[index * 4]!, pixels[index * 4 + 1]!, pixels[index * 4 + 2]!], swap);
    if (colour === null) continue;
    if (put(result, to, colour)) sum.changed += 1;
  }
  return result;
}

/** Writes a colour and returns whether it differs from the one before. */
function put(result: Uint8Array, at: number, colour: Rgb): boolean {
  let isOther = false;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = Math.round(Math.max(0, Math.min(255, colour[channel]!)));
    isOther ||= result[at + channel] !== value;
    result[at + channel] = value;
  }
  return isOther;
}

/** Whether a neighbour of an even pixel belongs to another swap or to none: the tolerance ends within a gradient. */
function bordersOtherSwap({ swaps, widthPx }: KnownRows, index: number): boolean {
  const x = index % widthPx;
  const isOther = (swap: number | undefined) => swap !== undefined && swap !== CLEAR && swap !== swaps[index];
  return (
    (x > 0 && isOther(swaps[index - 1])) ||
    (x < widthPx - 1 && isOther(swaps[index + 1])) ||
    isOther(swaps[index - widthPx]) ||
    isOther(swaps[index + widthPx])
  );
}

/**
 * For each pixel, which colours lie within `MIXED_PX` of it, one bit each: bit 0 for colours that stay, bit n + 1 for
 * swap n.
 */
function coloursNear({ swaps, widthPx, heightPx }: KnownRows): Uint32Array {
  const own = Uint32Array.from(swaps, (swap) => (swap === CLEAR ? 0 : 1 << (swap + 1)));
  const across = new Uint32Array(own.length);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      let bits = 0;
      const right = Math.min(widthPx - 1, x + MIXED_PX);
      for (let u = Math.max(0, x - MIXED_PX); u <= right; u += 1) bits |= own[y * widthPx + u]!;
      across[y * widthPx + x] = bits;
    }
  const all = new Uint32Array(own.length);
  for (let y = 0; y < heightPx; y += 1) {
    const bottom = Math.min(heightPx - 1, y + MIXED_PX);
    for (let v = Math.max(0, y - MIXED_PX); v <= bottom; v += 1)
      for (let x = 0; x < widthPx; x += 1) all[y * widthPx + x]! |= across[v * widthPx + x]!;
  }
  return all;
}
