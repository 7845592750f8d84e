import type { AdjustmentLayer } from 'ag-psd';
import type { PsdDocument } from '../document.ts';
import { type Adjust, byChannel } from './adjust.ts';
import { adjustLegacyBrightness } from './brightness-contrast.ts';
import { adjustCurves } from './curves.ts';
import { adjustExposure } from './exposure.ts';
import { adjustHueSaturation } from './hue-saturation.ts';
import { adjustLevels } from './levels.ts';
import { isNeutral } from './neutral.ts';
import { adjustPosterise, adjustThreshold } from './steps.ts';

const invert = (value: number): number => 1 - value;

/** Adjustments that do something to documents in grey for which we have no formula. */
const NOT_IN_GREY = new Set(['exposure', 'brightness/contrast', 'hue/saturation']);

/** What an adjustment layer does to a colour, or in words why it is not known exactly. */
export function makeAdjustment(
  adjustment: AdjustmentLayer,
  { depth, mode }: Pick<PsdDocument, 'depth' | 'mode'>,
): Adjust | string {
  if (isNeutral(adjustment)) return () => {};
  if (mode === 'grey' && NOT_IN_GREY.has(adjustment.type)) return `adjustment ${adjustment.type} in grey`;
  switch (adjustment.type) {
    case 'invert':
      return byChannel(invert, invert, invert);
    case 'levels':
      return adjustLevels(adjustment, depth);
    case 'curves':
      return adjustCurves(adjustment);
    case 'posterize':
      return adjustPosterise(adjustment, depth);
    case 'threshold':
      return adjustThreshold(adjustment);
    case 'exposure':
      return adjustExposure(adjustment);
    case 'hue/saturation':
      return adjustHueSaturation(adjustment);
    case 'brightness/contrast':
      return adjustment.useLegacy ? adjustLegacyBrightness(adjustment) : 'adjustment brightness/contrast';
    default:
      return `adjustment ${adjustment.type.replace('color', 'colour')}`;
  }
}
