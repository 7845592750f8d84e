import { type Oklab, oklabOf, type Rgb, rgbOfOklab } from './oklab.ts';

/** A colour, and what it becomes. */
export interface Swap {
  from: Rgb;
  to: Rgb;
}

/** Each step of the tolerance allows so much difference in OKLab, in which black and white are 1 apart. */
const PER_STEP = 1 / 400;
/** Light and shade of a colour vary more than its hue, so a difference in lightness counts half. */
const LIGHT_WEIGHT = 0.5;
/** Added to both sides of a ratio of light, since black has none and the ratio would be 0 / 0. */
const DARK = 0.004;
/** Light may differ by this many times what the tolerance allows, where it falls off gently. */
const LIT_REACH = 3;
const UNKNOWN = -2;
const CACHE_BITS = 16;

/** Decides which swap a colour belongs to, and gives the new colour the light and shade of the old one. */
export interface Swapper {
  /** Index of the nearest swap within the tolerance, or -1. */
  swapOf(red: number, green: number, blue: number): number;
  /**
   * Index of the swap whose colour in more or less light is nearest, within the tolerance; -1 = none, or the light is
   * too different.
   */
  litSwapOf(red: number, green: number, blue: number): number;
  /** The new colour for a colour of that swap, channels about 0 to 255, neither rounded nor clamped. */
  carry(colour: Rgb, swap: number): Rgb;
}

export function createSwapper(swaps: readonly Swap[], tolerance: number): Swapper {
  const ends = swaps.map(({ from, to }) => ({
    from: oklabOf(...from),
    to: oklabOf(...to),
    near: toned(oklabOf(...from)),
  }));
  const known = new Int8Array(2 ** 24).fill(UNKNOWN);
  const lit = new Int8Array(2 ** 24).fill(UNKNOWN);
  const cache = new Map<number, Rgb>();
  return {
    litSwapOf(red, green, blue) {
      const key = (red << 16) | (green << 8) | blue;
      if (lit[key] === UNKNOWN) lit[key] = nearestLitSwap(oklabOf(red, green, blue), ends, tolerance);
      return lit[key]!;
    },
    swapOf(red, green, blue) {
      const key = (red << 16) | (green << 8) | blue;
      if (known[key] === UNKNOWN) known[key] = nearestSwap(oklabOf(red, green, blue), ends, tolerance);
      return known[key]!;
    },
    carry(colour, swap) {
      const [red, green, blue] = colour;
      const isWhole = Number.isInteger(red) && Number.isInteger(green) && Number.isInteger(blue);
      if (!isWhole) return carried(colour, ends[swap]!);
      const key = ((swap * 256 + red) * 256 + green) * 256 + blue;
      const earlier = cache.get(key);
      if (earlier) return earlier;
      const made = carried(colour, ends[swap]!);
      if (cache.size >= 2 ** CACHE_BITS) cache.clear();
      cache.set(key, made);
      return made;
    },
  };
}

function nearestSwap(own: Oklab, ends: readonly { near: Oklab }[], tolerance: number): number {
  const [l, a, b] = toned(own);
  let [best, least] = [-1, tolerance * PER_STEP + 1e-9];
  ends.forEach(({ near }, at) => {
    const away = Math.hypot((l - near[0]) * LIGHT_WEIGHT, a - near[1], b - near[2]);
    if (away <= least) [best, least] = [at, away];
  });
  return best;
}

/** Like `nearestSwap`, but compares colours that are scaled by one factor, as light scales them. */
function nearestLitSwap(own: Oklab, ends: readonly { near: Oklab }[], tolerance: number): number {
  const [l, a, b] = toned(own);
  let [best, least] = [-1, tolerance * PER_STEP + 1e-9];
  ends.forEach(({ near }, at) => {
    const length = square(near);
    const light = length === 0 ? 1 : (l * near[0] + a * near[1] + b * near[2]) / length;
    if (Math.abs(light - 1) * Math.sqrt(length) * LIGHT_WEIGHT > tolerance * PER_STEP * LIT_REACH) return;
    const away = Math.hypot(l - near[0] * light, a - near[1] * light, b - near[2] * light);
    if (away <= least) [best, least] = [at, away];
  });
  return best;
}

/** Applies Ottosson's toe (2021): plain OKLab takes the grain of black for large differences. */
function toned(lab: Oklab): Oklab {
  const [light, a, b] = lab;
  if (light <= 0) return lab;
  const [k1, k2, k3] = [0.206, 0.03, 1.206 / 1.03];
  const above = k3 * light - k1;
  const toe = 0.5 * (above + Math.sqrt(above * above + 4 * k2 * k3 * light));
  return [toe, (a * toe) / light, (b * toe) / light];
}

/**
 * More or less light on a colour scales its three OKLab values by one factor, so the new colour is scaled by the factor
 * of the old one. What this does not explain (grain, a tinge) is added to the sRGB values, as cameras and edges add it.
 */
function carried(colour: Rgb, { from, to }: { from: Oklab; to: Oklab }): Rgb {
  const own = oklabOf(...colour);
  const light = (own[0] * from[0] + own[1] * from[1] + own[2] * from[2] + DARK) / (square(from) + DARK);
  const [lit, old] = [scaled(to, light), scaled(from, light)];
  return [lit[0] + colour[0] - old[0], lit[1] + colour[1] - old[1], lit[2] + colour[2] - old[2]];
}

const scaled = ([l, a, b]: Oklab, by: number): Rgb => rgbOfOklab([l * by, a * by, b * by]);

const square = ([l, a, b]: Oklab): number => l * l + a * a + b * b;
