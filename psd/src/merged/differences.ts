import type { Bounds, MergedPicture } from '../document.ts';

/** How far the pixels of a part of the document are from another picture of it, row by row, of 255. */
export interface Differences {
  bounds: Bounds;
  /** The average of the channels. */
  mean: Float32Array;
  /** That of the farthest channel. */
  farthest: Float32Array;
}

/**
 * How far a composed part of the document is from its merged picture.
 * @param data red, green, blue and alpha from 0 to 1
 */
export function differencesFromMerged(
  data: Float32Array,
  bounds: Bounds,
  { width, colour, full }: MergedPicture,
): Differences {
  const found = emptyDifferences(data.length / 4, bounds);
  const { left, top, right, bottom } = bounds;
  const scale = 255 / full;
  for (let channel = 0; channel < 3; channel += 1) {
    const theirs = colour[channel] ?? colour[0]!;
    let at = 0;
    for (let y = top; y < bottom; y += 1)
      for (const end = at + right - left, from = y * width + left - at; at < end; at += 1)
        count(found, at, Math.abs(onWhite(data, at, channel) * 255 - theirs[from + at]! * scale));
  }
  return found;
}

/** How far two composed pictures of the same bounds are from one another. */
export function differencesOf(one: Float32Array, other: Float32Array, bounds: Bounds): Differences {
  const found = emptyDifferences(one.length / 4, bounds);
  for (let channel = 0; channel < 3; channel += 1)
    for (let at = 0; at < found.mean.length; at += 1)
      count(found, at, Math.abs(onWhite(one, at, channel) - onWhite(other, at, channel)) * 255);
  return found;
}

const emptyDifferences = (pixels: number, bounds: Bounds): Differences => ({
  bounds,
  mean: new Float32Array(pixels),
  farthest: new Float32Array(pixels),
});

function count({ mean, farthest }: Differences, at: number, far: number): void {
  mean[at]! += far / 3;
  if (far > farthest[at]!) farthest[at] = far;
}

/** Value of a channel from 0 to 1 where the picture lies on white. */
const onWhite = (data: Float32Array, at: number, channel: number): number =>
  data[at * 4 + channel]! * data[at * 4 + 3]! + 1 - data[at * 4 + 3]!;
