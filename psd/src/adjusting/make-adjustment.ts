import type { AdjustmentLayer } from 'ag-psd';
import type { PsdDocument } from '../document.ts';
import { type Adjust, byChannel } from './adjust.ts';
import { adjustBlackAndWhite } from './black-and-white.ts';
import { adjustContrast, adjustLegacyBrightness } from './brightness-contrast.ts';
import { adjustChannels } from './channel-mixer.ts';
import { adjustColourBalance } from './colour-balance.ts';
import { adjustCurves } from './curves.ts';
import { adjustExposure } from './exposure.ts';
import { adjustGradientMap } from './gradient-map.ts';
import { adjustHueSaturation } from './hue-saturation.ts';
import { adjustLevels } from './levels.ts';
import { isNeutral } from './neutral.ts';
import { adjustPosterise, adjustThreshold } from './posterise-threshold.ts';

/** What Photoshop takes for the gamma of a document; greys are taken for its default profile, a dot gain of 20 %. */
const gammaOf = (mode: PsdDocument['mode']): number => (mode === 'grey' ? 1.75 : 2.2);

const isDotGain = (profile: Uint8Array | undefined): boolean =>
  new TextDecoder('latin1').decode(profile).includes('Dot Gain 20%');

const nameOf = ({ type }: AdjustmentLayer): string => type.replace('color', 'colour');

const invert = (value: number): number => 1 - value;

/** Adjustments that do something to documents in grey for which we have no formula. */
const NOT_IN_GREY = new Set([
  'brightness/contrast',
  'hue/saturation',
  'color balance',
  'black & white',
  'channel mixer',
]);

/** Adjustments that were compared in documents of values up to white only. */
const NOT_IN_LIGHT = new Set(['black & white', 'channel mixer']);

/** What an adjustment layer does to a colour, or in words why it is not known exactly. */
export function makeAdjustment(
  adjustment: AdjustmentLayer,
  { depth, mode, profile }: Pick<PsdDocument, 'depth' | 'mode' | 'profile'>,
): Adjust | string {
  if (isNeutral(adjustment)) return () => {};
  const isOtherGrey = adjustment.type === 'exposure' && !isDotGain(profile);
  if (mode === 'grey' && (NOT_IN_GREY.has(adjustment.type) || isOtherGrey))
    return `adjustment ${nameOf(adjustment)} in grey`;
  if (depth === 32 && NOT_IN_LIGHT.has(adjustment.type)) return `adjustment ${nameOf(adjustment)}`;
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
      return adjustExposure(adjustment, gammaOf(mode));
    case 'hue/saturation':
      return adjustHueSaturation(adjustment);
    case 'brightness/contrast':
      return adjustment.useLegacy ? adjustLegacyBrightness(adjustment) : adjustContrast(adjustment);
    case 'color balance':
      return adjustColourBalance(adjustment);
    case 'black & white':
      return adjustBlackAndWhite(adjustment);
    case 'channel mixer':
      return adjustChannels(adjustment);
    case 'gradient map':
      return adjustGradientMap(adjustment, { mode, depth });
    default:
      return `adjustment ${nameOf(adjustment)}`;
  }
}
