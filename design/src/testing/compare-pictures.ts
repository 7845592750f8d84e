import pixelmatch from 'pixelmatch';
import type { RgbaPicture } from '../painting/index.ts';

export interface PictureDifference {
  /** Pixels that differ visibly: pixelmatch, threshold 0.1, anti-aliased pixels counted too. */
  visiblePx: number;
  /** Mean absolute difference of all channels, in 1/255. */
  mean: number;
  /** Share of pixels of which no channel differs by more than 1/255. */
  within1: number;
  largest: number;
}

/**
 * How far two pictures of one size are apart. Colour is compared premultiplied by alpha, because the colour of
 * an almost clear pixel is noise. Throws when the sizes differ.
 */
export function comparePictures(a: RgbaPicture, b: RgbaPicture): PictureDifference {
  if (a.widthPx !== b.widthPx || a.heightPx !== b.heightPx) {
    throw new Error(`Sizes differ: ${a.widthPx}×${a.heightPx} and ${b.widthPx}×${b.heightPx}.`);
  }
  const count = a.widthPx * a.heightPx;
  let sum = 0;
  let close = 0;
  let largest = 0;
  for (let i = 0; i < count; i += 1) {
    let worst = 0;
    const [alphaA, alphaB] = [(a.rgba[i * 4 + 3] ?? 0) / 255, (b.rgba[i * 4 + 3] ?? 0) / 255];
    for (let c = 0; c < 4; c += 1) {
      const [weightA, weightB] = c < 3 ? [alphaA, alphaB] : [1, 1];
      const difference = Math.abs((a.rgba[i * 4 + c] ?? 0) * weightA - (b.rgba[i * 4 + c] ?? 0) * weightB);
      sum += difference;
      worst = Math.max(worst, difference);
    }
    if (worst <= 1.001) close += 1;
    largest = Math.max(largest, worst);
  }
  const visiblePx = pixelmatch(a.rgba, b.rgba, undefined, a.widthPx, a.heightPx, {
    threshold: 0.1,
    includeAA: true,
  });
  return { visiblePx, mean: sum / (count * 4), within1: close / count, largest };
}
