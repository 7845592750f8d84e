import type { ExposureAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel } from './adjust.ts';

/** What Photoshop takes for the gamma of the document. */
const GAMMA = 2.2;

/** Exposure: light is multiplied and shifted where it is linear, then the gamma correction follows. */
export function adjustExposure({ exposure = 0, offset = 0, gamma = 1 }: ExposureAdjustment): Adjust {
  const factor = 2 ** exposure;
  const tone = (value: number): number =>
    clamp(clamp(value ** GAMMA * factor + offset) ** (1 / gamma)) ** (1 / GAMMA);
  return byChannel(tone, tone, tone);
}
