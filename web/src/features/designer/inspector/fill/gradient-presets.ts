import type { Gradient } from '@diy/design/layers';

/** Name of a ready-made gradient; its words are at `gradient.preset` of the designer's texts. */
export type GradientPreset = 'sunset' | 'ocean' | 'gold' | 'silver' | 'forest' | 'sakura' | 'neon' | 'flame';

const ramp = (angleDeg: number, ...stops: readonly (readonly [number, string])[]): Gradient => ({
  angleDeg,
  stops: stops.map(([at, colour]) => ({ at, colour })),
});

/** Gradients to start from, in the order they are offered. Metals have their light a little above the middle. */
export const GRADIENT_PRESETS: readonly { id: GradientPreset; gradient: Gradient }[] = [
  { id: 'sunset', gradient: ramp(90, [0, '#F9B54C'], [0.5, '#EE5D3A'], [1, '#A12A7E']) },
  { id: 'ocean', gradient: ramp(90, [0, '#5CC8C2'], [0.5, '#2F7FB8'], [1, '#1B3A6B']) },
  { id: 'gold', gradient: ramp(90, [0, '#B07A1E'], [0.42, '#F4DE8E'], [0.56, '#C8942B'], [1, '#7A4A0E']) },
  { id: 'silver', gradient: ramp(90, [0, '#7E848C'], [0.42, '#E3E7EB'], [0.56, '#9AA1A9'], [1, '#4B5159']) },
  { id: 'forest', gradient: ramp(90, [0, '#8CC152'], [0.55, '#2E7D5B'], [1, '#143F34']) },
  { id: 'sakura', gradient: ramp(0, [0, '#F7A8C4'], [1, '#D6336C']) },
  { id: 'neon', gradient: ramp(0, [0, '#12B5E5'], [0.5, '#7048E8'], [1, '#E0218A']) },
  { id: 'flame', gradient: ramp(90, [0, '#FFC53D'], [0.45, '#F76707'], [1, '#B3161B']) },
];
