import type { BrightnessAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel } from './adjust.ts';

/** Brightness and contrast as before Photoshop CS3: a line through the middle, shifted. The newer ones are no such formula. */
export function adjustLegacyBrightness({
  brightness = 0,
  contrast = 0,
  meanValue = 127,
}: BrightnessAdjustment): Adjust {
  const middle = meanValue / 255;
  const slope = contrast < 0 ? 1 + contrast / 100 : 1 / Math.max(1e-6, 1 - contrast / 100);
  const tone = (value: number): number => {
    const shifted = value + brightness / 255;
    return clamp((clamp(shifted) - middle) * slope + middle);
  };
  return byChannel(tone, tone, tone);
}
