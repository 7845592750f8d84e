import type { PosterizeAdjustment, ThresholdAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel } from './adjust.ts';

/** Posterise: steps of equal width, from black to white. */
export function adjustPosterise({ levels = 4 }: PosterizeAdjustment, depth: number): Adjust {
  // Documents of 8 bits divide 256 values evenly, so that 255 is the last value of the last step.
  const steps = depth === 8 ? (levels * 255) / 256 : levels;
  const tone = (value: number): number =>
    Math.min(levels - 1, Math.floor(clamp(value) * steps)) / (levels - 1);
  return byChannel(tone, tone, tone);
}

/** Threshold: white from the level on, by the light of the colour. */
export function adjustThreshold({ level = 128 }: ThresholdAdjustment): Adjust {
  return (data, at) => {
    const light = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    data.fill(Math.round(light * 255) >= level ? 1 : 0, at, at + 3);
  };
}
