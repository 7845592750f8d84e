import { distance, mix, mixShare, type PremultipliedColour } from './flat-colours.ts';
import type { Plane } from './magnify.ts';

/** A pixel this near a colour is that colour with grain. */
const PURE = 18;
/** A pixel this far from every mix is none of them. */
const NO_MIX = 26;
/** How far an edge reaches, in pixels. */
const EDGE_PX = 2;
/** Colours that meet at a place, at most. */
const MEET = 5;

/** How much of each pixel a colour covers. */
export interface Shares {
  /** Numbers of the colours that are in the part. */
  colours: number[];
  /** One plane for each of `colours`, then one for what no mix of them explains, if there is any. */
  planes: Plane[];
}

/**
 * Finds which of the colours each pixel is made of.
 * @param light pixels, row by row
 */
export function divideIntoColours(
  light: readonly PremultipliedColour[],
  widthPx: number,
  heightPx: number,
  all: readonly PremultipliedColour[],
): Shares {
  const pure = light.map((one) => pureColour(one, all));
  const colours = [...new Set(pure)].filter((colour) => colour >= 0);
  const planes = [...colours, -1].map(() => ({
    widthPx,
    heightPx,
    values: new Float32Array(light.length),
  }));
  const give = (colour: number, index: number, share: number) => {
    const plane = planes[colour < 0 ? colours.length : colours.indexOf(colour)]!;
    plane.values[index]! += share;
  };
  for (let index = 0; index < light.length; index += 1) {
    const own = pure[index]!;
    if (own >= 0 && isInside(pure, index, widthPx, heightPx)) {
      give(own, index, 1);
      continue;
    }
    const found = bestMix(light[index]!, near(pure, index, widthPx, heightPx), all);
    if (found === null) give(own, index, 1);
    else {
      give(found.one, index, 1 - found.share);
      give(found.other, index, found.share);
    }
  }
  // Drop the plane of the remainder when the colour planes explain every pixel.
  if (planes.at(-1)!.values.every((share) => share === 0)) planes.pop();
  return { colours, planes };
}

function pureColour(light: PremultipliedColour, all: readonly PremultipliedColour[]): number {
  let [best, least] = [-1, PURE];
  all.forEach((colour, at) => {
    const away = distance(light, colour);
    if (away < least) [best, least] = [at, away];
  });
  return best;
}

function isInside(pure: readonly number[], index: number, width: number, height: number): boolean {
  const [x, y] = [index % width, Math.floor(index / width)];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1)
      if (pure[v * width + u] !== pure[index]) return false;
  return true;
}

/** Colours within reach of an edge, the nearest first. */
function near(pure: readonly number[], index: number, width: number, height: number): number[] {
  const [x, y] = [index % width, Math.floor(index / width)];
  const weights = new Map<number, number>();
  for (let v = Math.max(0, y - EDGE_PX); v <= Math.min(height - 1, y + EDGE_PX); v += 1)
    for (let u = Math.max(0, x - EDGE_PX); u <= Math.min(width - 1, x + EDGE_PX); u += 1) {
      const colour = pure[v * width + u]!;
      if (colour < 0) continue;
      weights.set(colour, (weights.get(colour) ?? 0) + 1 / (1 + (u - x) ** 2 + (v - y) ** 2));
    }
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MEET)
    .map(([colour]) => colour);
}

function bestMix(
  light: PremultipliedColour,
  colours: readonly number[],
  all: readonly PremultipliedColour[],
) {
  let best: { one: number; other: number; share: number } | null = null;
  let least = NO_MIX;
  for (let a = 0; a < colours.length; a += 1)
    for (let b = a + 1; b < colours.length; b += 1) {
      const [one, other] = [all[colours[a]!]!, all[colours[b]!]!];
      const share = mixShare(light, one, other);
      const away = distance(light, mix(one, other, share));
      if (away < least) {
        best = { one: colours[a]!, other: colours[b]!, share };
        least = away;
      }
    }
  return best;
}
