import type { CurvesAdjustment, CurvesAdjustmentChannel } from 'ag-psd';
import { clamp } from '../clamp.ts';
import { type Adjust, byChannel, type Tone } from './adjust.ts';

/** Curves: each channel's own first, then that of all together. */
export function adjustCurves({ rgb, red, green, blue }: CurvesAdjustment): Adjust {
  const all = toTone(rgb);
  const [ofRed, ofGreen, ofBlue] = [toTone(red), toTone(green), toTone(blue)];
  return byChannel(
    (value) => all(ofRed(value)),
    (value) => all(ofGreen(value)),
    (value) => all(ofBlue(value)),
  );
}

/** A natural cubic spline through the points, level before the first and behind the last. */
export function toTone(points: CurvesAdjustmentChannel | undefined): Tone {
  if (!points || points.length === 0) return (value) => value;
  const sorted = [...points].sort((a, b) => a.input - b.input);
  const xs = sorted.map(({ input }) => input);
  const ys = sorted.map(({ output }) => output);
  const bends = secondDerivatives(xs, ys);
  const last = xs.length - 1;
  const valueAt = (x: number): number => {
    if (x <= xs[0]!) return ys[0]!;
    if (x >= xs[last]!) return ys[last]!;
    const next = xs.findIndex((one) => one > x);
    const [x0, x1] = [xs[next - 1]!, xs[next]!];
    const width = x1 - x0;
    const [a, b] = [(x1 - x) / width, (x - x0) / width];
    const bend = (a ** 3 - a) * bends[next - 1]! + (b ** 3 - b) * bends[next]!;
    return a * ys[next - 1]! + b * ys[next]! + (bend * width * width) / 6;
  };
  const table = Float32Array.from({ length: 257 }, (_, x) => clamp(valueAt(Math.min(255, x)) / 255));
  return (value) => {
    const place = clamp(value) * 255;
    const below = Math.floor(place);
    return table[below]! + (place - below) * (table[below + 1]! - table[below]!);
  };
}

/** Second derivatives of a natural cubic spline (any textbook: a tridiagonal system, solved forwards and backwards). */
function secondDerivatives(xs: number[], ys: number[]): number[] {
  const bends = xs.map(() => 0);
  const carried = xs.map(() => 0);
  for (let index = 1; index < xs.length - 1; index += 1) {
    const [before, after] = [xs[index]! - xs[index - 1]!, xs[index + 1]! - xs[index]!];
    const share = before / (before + after);
    const pivot = share * bends[index - 1]! + 2;
    const slope = (ys[index + 1]! - ys[index]!) / after - (ys[index]! - ys[index - 1]!) / before;
    bends[index] = (share - 1) / pivot;
    carried[index] = ((6 * slope) / (before + after) - share * carried[index - 1]!) / pivot;
  }
  bends[xs.length - 1] = 0;
  for (let index = xs.length - 2; index >= 0; index -= 1)
    bends[index] = bends[index]! * bends[index + 1]! + carried[index]!;
  bends[0] = 0;
  return bends;
}
