import type { Rgb } from './oklab.ts';
import type { Swapper } from './swap-one.ts';

/** The colours that an edge pixel mixes are looked for within this many pixels of it. */
export const EDGE_REACH_PX = 4;
/**
 * A pixel farther than this from every mix of two nearby colours is no mix of them; distance in RGB, in steps of 255.
 */
const NO_MIX = 26;
/** Two unswapped colours whose channels differ by less than this in sum, in steps of 255, are one colour with grain. */
const APART = 18;
/** At most this many colours are considered at one place; swapped ones are never left out. */
const MEET = 6;

/** Rows of a picture with what is known of each pixel. */
export interface KnownRows {
  pixels: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Index of the pixel's swap; -1 = a colour that is not swapped, -2 = a clear pixel. */
  swaps: Int8Array;
  /** 1 = the pixel is even: like its four neighbours. */
  settled: Uint8Array;
}

/** A colour near an edge; its channels are sums over `count` pixels first and means in the end. */
interface Side {
  red: number;
  green: number;
  blue: number;
  count: number;
  /** -1 = it is not swapped. */
  swap: number;
}

/**
 * Returns the colour of an edge pixel after its sides were swapped. It mixes the new colours in the proportion in which
 * it mixed the old ones, and keeps what the mix did not explain. Null when no mix of two nearby colours explains it.
 * @param others colours of the picture that are not swapped. They are tried where no such colour has an even pixel
 * nearby, as between thin lines.
 */
export function swapEdge(
  rows: KnownRows,
  index: number,
  swapper: Swapper,
  others: readonly Rgb[],
): Rgb | null {
  const { pixels } = rows;
  const at = index * 4;
  const own: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
  const sides = sidesOf(rows, index);
  if (!sides.some(({ swap }) => swap < 0))
    for (const [red, green, blue] of others) sides.push({ red, green, blue, count: 1, swap: -1 });
  const found = bestMix(own, sides);
  if (found === null) return null;
  const result: [number, number, number] = [...own];
  for (const [side, share] of [
    [found.one, 1 - found.share],
    [found.other, found.share],
  ] as const) {
    if (side.swap < 0) continue;
    const old: Rgb = [side.red, side.green, side.blue];
    const next = swapper.carry(old, side.swap);
    for (let channel = 0; channel < 3; channel += 1)
      result[channel]! += share * (next[channel]! - old[channel]!);
  }
  return result;
}

/**
 * The mean colours of the even pixels around; for a swapped colour without an even pixel there, the mean of all its
 * pixels there.
 */
function sidesOf({ pixels, widthPx, heightPx, swaps, settled }: KnownRows, index: number): Side[] {
  const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
  const even: Side[] = [];
  const uneven: Side[] = [];
  const bottom = Math.min(heightPx - 1, y + EDGE_REACH_PX);
  const right = Math.min(widthPx - 1, x + EDGE_REACH_PX);
  for (let v = Math.max(0, y - EDGE_REACH_PX); v <= bottom; v += 1)
    // Every second pixel, as on a chessboard, is enough and takes half the time.
    for (let u = Math.max(0, x - EDGE_REACH_PX) + ((v ^ index) & 1); u <= right; u += 2) {
      const near = v * widthPx + u;
      const swap = swaps[near]!;
      if (swap === -2 || near === index) continue;
      if (settled[near] === 1) addTo(even, pixels, near * 4, swap);
      else if (swap >= 0) addTo(uneven, pixels, near * 4, swap);
    }
  for (const side of uneven) if (!even.some(({ swap }) => swap === side.swap)) even.push(side);
  for (const side of even) {
    side.red /= side.count;
    side.green /= side.count;
    side.blue /= side.count;
  }
  return even;
}

function addTo(sides: Side[], pixels: Uint8Array, at: number, swap: number): void {
  const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
  for (const side of sides) {
    if (side.swap !== swap) continue;
    const n = side.count;
    const isOne =
      swap >= 0 ||
      Math.abs(side.red / n - red) + Math.abs(side.green / n - green) + Math.abs(side.blue / n - blue) <
        APART;
    if (!isOne) continue;
    side.red += red;
    side.green += green;
    side.blue += blue;
    side.count += 1;
    return;
  }
  if (sides.length < MEET || swap >= 0) sides.push({ red, green, blue, count: 1, swap });
}

function bestMix(own: Rgb, sides: readonly Side[]) {
  let best: { one: Side; other: Side; share: number } | null = null;
  let least = NO_MIX;
  for (let a = 0; a < sides.length; a += 1)
    for (let b = a + 1; b < sides.length; b += 1) {
      const [one, other] = [sides[a]!, sides[b]!];
      const way = [other.red - one.red, other.green - one.green, other.blue - one.blue] as const;
      const from = [own[0] - one.red, own[1] - one.green, own[2] - one.blue] as const;
      const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
      if (length === 0) continue;
      const along = (from[0] * way[0] + from[1] * way[1] + from[2] * way[2]) / length;
      const share = Math.max(0, Math.min(1, along));
      const away = Math.hypot(from[0] - share * way[0], from[1] - share * way[1], from[2] - share * way[2]);
      if (away < least) {
        best = { one, other, share };
        least = away;
      }
    }
  return best;
}
