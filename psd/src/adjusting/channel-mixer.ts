import type { ChannelMixerAdjustment, ChannelMixerChannel } from 'ag-psd';
import { type Adjust, clamp } from './adjust.ts';

const SAME: Record<'red' | 'green' | 'blue', ChannelMixerChannel> = {
  red: { red: 100, green: 0, blue: 0, constant: 0 },
  green: { red: 0, green: 100, blue: 0, constant: 0 },
  blue: { red: 0, green: 0, blue: 100, constant: 0 },
};

/** Channel mixer: each channel is a sum of all, in hundredths; monochrome uses one sum for all three. */
export function adjustChannelMixer(adjustment: ChannelMixerAdjustment): Adjust {
  const { monochrome, gray, red = SAME.red, green = SAME.green, blue = SAME.blue } = adjustment;
  const rows = monochrome ? [gray ?? red, gray ?? red, gray ?? red] : [red, green, blue];
  return (data, at) => {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    for (const [channel, row] of rows.entries())
      data[at + channel] = clamp((r * row.red + g * row.green + b * row.blue + row.constant) / 100);
  };
}
