import type { HueSaturationAdjustment, HueSaturationAdjustmentChannel } from 'ag-psd';
import { clamp } from '../clamp.ts';
import type { Adjust } from './adjust.ts';

/** From -1 to 1, of hue in turns. */
interface Shift {
  hue: number;
  saturation: number;
  lightness: number;
}

const RANGES = ['reds', 'yellows', 'greens', 'cyans', 'blues', 'magentas'] as const;
const NOTHING: HueSaturationAdjustmentChannel = {
  a: 0,
  b: 0,
  c: 0,
  d: 0,
  hue: 0,
  saturation: 0,
  lightness: 0,
};

/** The block begins with whether it colours, and that colour, where its ranges have their borders. */
const COLOURS = 256;

/**
 * Hue, light and less saturation of all colours, or one colour for all. More saturation multiplies what rounding left of a hue,
 * and how ranges of hue add up is not known exactly.
 */
export function adjustHueSaturation(adjustment: HueSaturationAdjustment): Adjust | string {
  const { master = NOTHING } = adjustment;
  if (master.a >= COLOURS) return colourise(master.b / 360, master.c / 100, master.d / 100);
  const ranges = RANGES.map((name) => adjustment[name] ?? NOTHING).filter(
    ({ hue, saturation, lightness }) => hue !== 0 || saturation !== 0 || lightness !== 0,
  );
  if (ranges.length > 0) return 'hue/saturation of ranges of hue';
  if (master.saturation > 0) return 'hue/saturation that adds saturation';
  const shift = toShift(master);
  return (data, at) => applyShift(data, at, shift);
}

const toShift = ({ hue, saturation, lightness }: HueSaturationAdjustmentChannel): Shift => ({
  hue: hue / 360,
  saturation: saturation / 100,
  lightness: lightness / 100,
});

function applyShift(data: Float32Array, at: number, { hue, saturation, lightness }: Shift): void {
  if (hue !== 0) turnHue(data, at, hue);
  if (lightness !== 0) lighten(data, at, lightness);
  if (saturation < 0) fade(data, at, saturation);
}

function turnHue(data: Float32Array, at: number, turn: number): void {
  const [low, high] = rangeOf(data, at);
  if (low === high) return;
  writeHue(data, at, hueOf(data, at, low, high) + turn, low, high);
}

/** Channels move towards the middle of the colour. */
function fade(data: Float32Array, at: number, saturation: number): void {
  const [low, high] = rangeOf(data, at);
  const middle = (low + high) / 2;
  for (let channel = at; channel < at + 3; channel += 1)
    data[channel] = middle + (data[channel]! - middle) * (1 + saturation);
}

function lighten(data: Float32Array, at: number, lightness: number): void {
  for (let channel = at; channel < at + 3; channel += 1)
    data[channel] =
      lightness < 0 ? data[channel]! * (1 + lightness) : data[channel]! + (1 - data[channel]!) * lightness;
}

function colourise(hue: number, saturation: number, lightness: number): Adjust {
  return (data, at) => {
    const [low, high] = rangeOf(data, at);
    let middle = (low + high) / 2;
    middle = lightness < 0 ? middle * (1 + lightness) : middle + (1 - middle) * lightness;
    const spread = saturation * Math.min(middle, 1 - middle);
    writeHue(data, at, hue, middle - spread, middle + spread);
  };
}

function rangeOf(data: Float32Array, at: number): [number, number] {
  const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
  return [Math.min(r, g, b), Math.max(r, g, b)];
}

/** In turns, red at 0. */
function hueOf(data: Float32Array, at: number, low: number, high: number): number {
  const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
  const range = high - low;
  if (high === r) return (g - b) / range / 6;
  return high === g ? (2 + (b - r) / range) / 6 : (4 + (r - g) / range) / 6;
}

function writeHue(data: Float32Array, at: number, hue: number, low: number, high: number): void {
  const place = (hue - Math.floor(hue)) * 6;
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = Math.abs(((place - channel * 2 + 9) % 6) - 3);
    data[at + channel] = low + (high - low) * clamp(2 - distance);
  }
}
