import type { SmallCopy } from '../../strokes/reduce-rows.ts';

/** Colours of subject and background around each pixel, three values from 0 to 1 each. */
export interface SideColours {
  subject: Float32Array;
  background: Float32Array;
}

/**
 * Pixels to either side over which colours are averaged: first many, so that every edge pixel finds both sides, then
 * few, so that the colours are those of the place.
 */
const REACHES_PX = [14, 3];
const MIN_WEIGHT = 1e-4;

/**
 * Estimates the pure colours of subject and background in every pixel, also where both are mixed: the mean colour of either
 * side around the pixel, then corrected so that their mix gives the pixel's colour (“blur fusion”, Forte and Pitié,
 * 2021).
 */
export function colourSides({ widthPx, heightPx, rgba }: SmallCopy, shares: Float32Array): SideColours {
  const count = widthPx * heightPx;
  let subject: Float32Array | null = null;
  let background: Float32Array | null = null;
  for (const reach of REACHES_PX) {
    const weights = blur(shares, widthPx, heightPx, reach);
    const [nextSubject, nextBackground] = [new Float32Array(count * 3), new Float32Array(count * 3)];
    for (let channel = 0; channel < 3; channel += 1) {
      const own = new Float32Array(count);
      const other = new Float32Array(count);
      for (let at = 0; at < count; at += 1) {
        const value = rgba[at * 4 + channel]! / 255;
        own[at] = (subject ? subject[at * 3 + channel]! : value) * shares[at]!;
        other[at] = (background ? background[at * 3 + channel]! : value) * (1 - shares[at]!);
      }
      const [around, beyond] = [blur(own, widthPx, heightPx, reach), blur(other, widthPx, heightPx, reach)];
      for (let at = 0; at < count; at += 1) {
        const value = rgba[at * 4 + channel]! / 255;
        const mine =
          weights[at]! > MIN_WEIGHT ? around[at]! / weights[at]! : (subject?.[at * 3 + channel] ?? value);
        const rest = 1 - weights[at]!;
        const theirs = rest > MIN_WEIGHT ? beyond[at]! / rest : (background?.[at * 3 + channel] ?? value);
        const share = shares[at]!;
        const lacking = value - share * mine - (1 - share) * theirs;
        nextSubject[at * 3 + channel] = Math.max(0, Math.min(1, mine + share * lacking));
        nextBackground[at * 3 + channel] = Math.max(0, Math.min(1, theirs + (1 - share) * lacking));
      }
    }
    [subject, background] = [nextSubject, nextBackground];
  }
  return { subject: subject!, background: background! };
}

/** The mean of a square of `reach` pixels to each side around every value. Places outside the picture do not count. */
export function blur(values: Float32Array, widthPx: number, heightPx: number, reach: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < heightPx; y += 1) blurLine(values, across, y * widthPx, 1, widthPx, reach);
  const both = new Float32Array(values.length);
  for (let x = 0; x < widthPx; x += 1) blurLine(across, both, x, widthPx, heightPx, reach);
  return both;
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
) {
  let [sum, low, high] = [0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    while (high < Math.min(length, at + reach + 1)) sum += from[start + high++ * step]!;
    while (low < at - reach) sum -= from[start + low++ * step]!;
    to[start + at * step] = sum / (high - low);
  }
}
