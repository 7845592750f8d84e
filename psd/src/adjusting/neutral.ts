import type { AdjustmentLayer } from 'ag-psd';

/** Whether an adjustment is set so that it changes nothing, whatever its formula is. */
export function isNeutral(adjustment: AdjustmentLayer): boolean {
  switch (adjustment.type) {
    case 'brightness/contrast':
      return !adjustment.brightness && !adjustment.contrast;
    case 'vibrance':
      return !adjustment.vibrance && !adjustment.saturation;
    case 'color balance':
      return [adjustment.shadows, adjustment.midtones, adjustment.highlights].every(areZero);
    case 'selective color': {
      const { reds, yellows, greens, cyans, blues, magentas, whites, neutrals, blacks } = adjustment;
      return [reds, yellows, greens, cyans, blues, magentas, whites, neutrals, blacks].every(areZero);
    }
    case 'channel mixer': {
      const { monochrome, red, green, blue } = adjustment;
      return !monochrome && isOnly('red', red) && isOnly('green', green) && isOnly('blue', blue);
    }
    default:
      return false;
  }
}

const areZero = (values: object | undefined): boolean =>
  Object.values(values ?? {}).every((value) => value === 0);

/** A channel that is all of itself and nothing of others. */
const isOnly = (name: string, shares: object | undefined): boolean =>
  Object.entries(shares ?? {}).every(([of, share]) => share === (of === name ? 100 : 0));
