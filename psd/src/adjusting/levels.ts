import type { LevelsAdjustment, LevelsAdjustmentChannel } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel, type Tone } from './adjust.ts';

/** Levels: each channel's own first, then those of all together. */
export function adjustLevels({ rgb, red, green, blue }: LevelsAdjustment, depth: number): Adjust {
  const round: Tone = depth === 8 ? (value) => Math.round(value * 255) / 255 : (value) => value;
  const all = toTone(rgb);
  const [ofRed, ofGreen, ofBlue] = [red, green, blue].map((channel) => {
    const tone = toTone(channel);
    return (value: number) => round(tone(value));
  }) as [Tone, Tone, Tone];
  return byChannel(
    (value) => all(ofRed(value)),
    (value) => all(ofGreen(value)),
    (value) => all(ofBlue(value)),
  );
}

function toTone(channel: LevelsAdjustmentChannel | undefined): Tone {
  if (!channel) return (value) => value;
  const { shadowInput, highlightInput, shadowOutput, highlightOutput, midtoneInput } = channel;
  const range = Math.max(1, highlightInput - shadowInput);
  return (value) => {
    const middle = clamp((value * 255 - shadowInput) / range) ** (1 / midtoneInput);
    return (shadowOutput + (highlightOutput - shadowOutput) * middle) / 255;
  };
}
