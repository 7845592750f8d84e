import type { ColorBalanceAdjustment, ColorBalanceValues } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel, type Tone } from './adjust.ts';

type Three = [red: number, green: number, blue: number];

/**
 * Colour balance: each channel's own levels. Less in the shadows moves the black point, more in the highlights the white point, the
 * middle tones bend what lies between. Where light is kept, no slider moves all channels: shadows count from the highest of the three,
 * highlights from the lowest. Where it is not, shadows and highlights bend as well, half as much.
 */
export function adjustColourBalance(adjustment: ColorBalanceAdjustment): Adjust | string {
  const { preserveLuminosity = true } = adjustment;
  const [shadows, middle, lights] = [adjustment.shadows, adjustment.midtones, adjustment.highlights].map(
    toThree,
  ) as [Three, Three, Three];
  if (!isProven(middle, shadows, lights, preserveLuminosity)) return 'adjustment colour balance';
  const [dark, light] = preserveLuminosity
    ? [less(shadows, Math.max(...shadows)), less(lights, Math.min(...lights))]
    : [shadows, lights];
  const mean = preserveLuminosity ? meanOf(middle) : 0;
  const tones = middle.map((value, part): Tone => {
    const bend = value - mean + (preserveLuminosity ? 0 : (dark[part]! + light[part]!) / 2);
    return levels(Math.max(0, -dark[part]!), 255 - Math.max(0, light[part]!), 2 ** (bend / 100));
  }) as [Tone, Tone, Tone];
  return byChannel(...tones);
}

/** What Photoshop's pictures show: middle tones alone that move in opposite directions, and others without them. */
function isProven(middle: Three, shadows: Three, lights: Three, preserves: boolean): boolean {
  const isSame = [shadows, lights].every((three) => three.every((value, part) => value === middle[part]));
  if (isSame || middle.every((value) => value === 0))
    return preserves || isSame || shadows.every((value) => value === 0);
  const isAlone = [...shadows, ...lights].every((value) => value === 0);
  return preserves && isAlone && meanOf(middle) === (Math.max(...middle) + Math.min(...middle)) / 2;
}

const toThree = ({ cyanRed, magentaGreen, yellowBlue }: ColorBalanceValues = NOTHING): Three => [
  cyanRed,
  magentaGreen,
  yellowBlue,
];
const NOTHING: ColorBalanceValues = { cyanRed: 0, magentaGreen: 0, yellowBlue: 0 };

const less = (three: Three, by: number): Three => three.map((value) => value - by) as Three;
const meanOf = (three: Three): number => three.reduce((sum, value) => sum + value, 0) / 3;

const levels =
  (black: number, white: number, bend: number): Tone =>
  (value) =>
    clamp((value * 255 - black) / (white - black)) ** (1 / bend);
