import type { BrightnessAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel } from './adjust.ts';
import { toTone } from './curves.ts';

/** Contrast as since Photoshop CS3: a curve through two points that part. What its brightness does is not known exactly. */
export function adjustContrast({ brightness = 0, contrast = 0 }: BrightnessAdjustment): Adjust | string {
  if (brightness !== 0) return 'adjustment brightness/contrast';
  const by = contrast / 4;
  const tone = toTone([
    { input: 0, output: 0 },
    { input: 63, output: 63 - by },
    { input: 191, output: 191 + by },
    { input: 255, output: 255 },
  ]);
  return byChannel(tone, tone, tone);
}

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
