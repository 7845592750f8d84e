import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import type { Rgb } from '../colours/oklab.ts';
import { findFlatColours, type PremultipliedColour } from '../enlarge/flat-colours.ts';
import { type LabelMap, UNMIXED } from './label-map.ts';

/** A picture in memory, RGBA. */
export interface RgbaPicture {
  rgba: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Neighbours within an area differ by at most this in every channel, in steps of 255. */
const GRAIN = 10;
/**
 * A pixel farther than this from every mix of two nearby colours is no mix of them; distance over four channels, in
 * steps of 255.
 */
const NO_MIX = 30;
/** The colours that an edge pixel mixes are looked for within this many pixels of it. */
const REACH_PX = 2;

/**
 * Decides for each pixel which of these colours it is and, at edges, how much of it.
 * @param solid the colours without the clear one, which is added where the picture has clear pixels
 */
export function labelPixels(samples: RgbaPicture, solid: readonly Rgb[]): LabelMap {
  const { rgba, widthPx, heightPx } = samples;
  const colours: (Rgb | null)[] = hasClear(rgba) ? [...solid, null] : [...solid];
  const lights = colours.map(
    (colour): PremultipliedColour => (colour === null ? [0, 0, 0, 0] : [...colour, 255]),
  );
  const size = widthPx * heightPx;
  const map: LabelMap = {
    widthPx,
    heightPx,
    colours,
    labels: new Uint8Array(size),
    others: new Uint8Array(size).fill(UNMIXED),
    shares: new Uint8Array(size).fill(255),
  };
  const known = new Map<number, number>();
  for (let index = 0, at = 0; index < size; index += 1, at += 4)
    map.labels[index] = nearestLabel(rgba, at, lights, known);
  const nearest = map.labels.slice();
  for (let index = 0; index < size; index += 1)
    if (!isSettled(samples, index)) mixPixel(samples, index, nearest, lights, map);
  return map;
}

/** Returns the flat colours of a picture that has at most this many; null for any other one, such as a photo. */
export async function flatColoursOf(rows: PixelRows, most: number): Promise<Rgb[] | null> {
  const solid = (await findFlatColours(rows)).filter(([, , , alpha]) => alpha >= 128);
  if (solid.length === 0 || solid.length > most) return null;
  return solid.map(([red, green, blue, alpha]): Rgb => {
    const whole = (light: number) => Math.min(255, Math.round((light * 255) / alpha));
    return [whole(red), whole(green), whole(blue)];
  });
}

function hasClear(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 128) return true;
  return false;
}

function nearestLabel(
  rgba: Uint8Array,
  at: number,
  lights: readonly PremultipliedColour[],
  known: Map<number, number>,
): number {
  const alpha = rgba[at + 3]!;
  if (alpha < 128) return lights.length - 1;
  const key = (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  lights.forEach((light, label) => {
    if (light[3] === 0) return;
    const away = distance(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!, light);
    if (away < least) [best, least] = [label, away];
  });
  if (known.size < 1_000_000) known.set(key, best);
  return best;
}

/** Squared difference of two colours, weighted as eyes see it. It approximates a difference in Lab at a lower cost. */
function distance(red: number, green: number, blue: number, light: PremultipliedColour): number {
  const [r, g, b] = [red - light[0], green - light[1], blue - light[2]];
  const mean = (red + light[0]) / 2;
  return (2 + mean / 256) * r * r + 4 * g * g + (2 + (255 - mean) / 256) * b * b;
}

function isSettled({ rgba, widthPx, heightPx }: RgbaPicture, index: number): boolean {
  const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
  return (
    (x === 0 || isLike(rgba, index, index - 1)) &&
    (x === widthPx - 1 || isLike(rgba, index, index + 1)) &&
    (y === 0 || isLike(rgba, index, index - widthPx)) &&
    (y === heightPx - 1 || isLike(rgba, index, index + widthPx))
  );
}

function isLike(rgba: Uint8Array, one: number, other: number): boolean {
  const [a, b] = [one * 4, other * 4];
  if (rgba[a + 3] === 0 && rgba[b + 3] === 0) return true;
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs(rgba[a + channel]! - rgba[b + channel]!) > GRAIN) return false;
  return true;
}

/**
 * Decides which two nearby colours an edge pixel mixes. Without it, the in-between colour would make a speck of a third
 * one.
 */
function mixPixel(
  samples: RgbaPicture,
  index: number,
  nearest: Uint8Array,
  lights: readonly PremultipliedColour[],
  map: LabelMap,
): void {
  const { rgba } = samples;
  const beside = labelsBeside(samples, index, nearest);
  if (beside.length < 2) return;
  const at = index * 4;
  const share = rgba[at + 3]! / 255;
  const own = [rgba[at]! * share, rgba[at + 1]! * share, rgba[at + 2]! * share, rgba[at + 3]!];
  let least = NO_MIX;
  for (let a = 0; a < beside.length; a += 1)
    for (let b = a + 1; b < beside.length; b += 1) {
      const [one, other] = [lights[beside[a]!]!, lights[beside[b]!]!];
      let [along, length] = [0, 0];
      for (let channel = 0; channel < 4; channel += 1) {
        const way = other[channel]! - one[channel]!;
        along += (own[channel]! - one[channel]!) * way;
        length += way * way;
      }
      const part = Math.max(0, Math.min(1, along / Math.max(1, length)));
      let away = 0;
      for (let channel = 0; channel < 4; channel += 1)
        away += (own[channel]! - one[channel]! - part * (other[channel]! - one[channel]!)) ** 2;
      if (Math.sqrt(away) >= least) continue;
      least = Math.sqrt(away);
      const [first, second] = part < 0.5 ? [a, b] : [b, a];
      map.labels[index] = beside[first]!;
      map.others[index] = beside[second]!;
      map.shares[index] = Math.round(255 * Math.max(part, 1 - part));
    }
  if (map.shares[index]! > 250) map.others[index] = UNMIXED;
}

/** The labels of the even pixels around; where these have fewer than two, the labels of all pixels around. */
function labelsBeside(samples: RgbaPicture, index: number, nearest: Uint8Array): number[] {
  const { widthPx, heightPx } = samples;
  const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
  const [even, all] = [new Set<number>(), new Set<number>()];
  for (let v = Math.max(0, y - REACH_PX); v <= Math.min(heightPx - 1, y + REACH_PX); v += 1)
    for (let u = Math.max(0, x - REACH_PX); u <= Math.min(widthPx - 1, x + REACH_PX); u += 1) {
      const near = v * widthPx + u;
      all.add(nearest[near]!);
      if (isSettled(samples, near)) even.add(nearest[near]!);
    }
  return [...(even.size > 1 ? even : all)];
}
