import type { BlackAndWhiteAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import type { Adjust } from './adjust.ts';

/** Photoshop's settings of a new layer, in percent. */
const FIRST = { reds: 40, yellows: 60, greens: 40, cyans: 60, blues: 20, magentas: 80 };

/**
 * Black & white: a colour is so much grey, so much of one of yellow, cyan and magenta, and so much of one of red, green and blue; each of
 * both counts by its share.
 */
export function adjustBlackAndWhite(adjustment: BlackAndWhiteAdjustment): Adjust | string {
  // What a tint does to greys is not settled.
  if (adjustment.useTint) return 'adjustment black & white with a tint';
  const share = (name: keyof typeof FIRST) => (adjustment[name] ?? FIRST[name]) / 100;
  const whole = [share('reds'), share('greens'), share('blues')];
  // Without its least channel a colour is of the two others.
  const mixed = [share('cyans'), share('magentas'), share('yellows')];
  return (data, at) => {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    const middle = red + green + blue - least - most;
    const without = least === red ? 0 : least === green ? 1 : 2;
    const strongest = most === blue ? 2 : most === green ? 1 : 0;
    const grey = least + (middle - least) * mixed[without]! + (most - middle) * whole[strongest]!;
    data.fill(clamp(grey), at, at + 3);
  };
}
