import type { ChannelMixerAdjustment } from 'ag-psd';
import { clamp } from '../clamp.ts';
import type { Adjust } from './adjust.ts';

type Shares = NonNullable<ChannelMixerAdjustment['gray']>;

/** Channel mixer: each channel, or grey, becomes a sum of shares of all three and a constant, in percent. */
export function adjustChannels({
  monochrome,
  red,
  green,
  blue,
  gray,
}: ChannelMixerAdjustment): Adjust | string {
  const outputs = monochrome ? [gray, gray, gray] : [red, green, blue];
  if (!outputs.every((shares) => shares !== undefined)) return 'adjustment channel mixer';
  const known = outputs as Shares[];
  return (data, at) => {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    for (const [channel, shares] of known.entries())
      data[at + channel] = clamp(
        (r * shares.red + g * shares.green + b * shares.blue + shares.constant) / 100,
      );
  };
}
