import type { ExposureAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel } from './adjust.ts';

/**
 * Exposure: light is multiplied and shifted where it is linear, then the gamma correction follows.
 * @param ofDocument the gamma that Photoshop takes for its values
 */
export function adjustExposure(
  { exposure = 0, offset = 0, gamma = 1 }: ExposureAdjustment,
  ofDocument: number,
): Adjust {
  const factor = 2 ** exposure;
  const tone = (value: number): number =>
    clamp(clamp(value ** ofDocument * factor + offset) ** (1 / gamma)) ** (1 / ofDocument);
  return byChannel(tone, tone, tone);
}
