import { srgbToLinear } from '@diy/design/mockup';
import type { MeshSurface } from '@diy/design/photo-mockup';
import { flattenRows } from '../flatten.ts';
import type { Part } from '../read-part.ts';

/** A small copy of a print and what is around it, as what light changes and what it does not. */
export interface WorkingCopy {
  widthPx: number;
  heightPx: number;
  /** Logarithm of the brightness in linear light. */
  bright: Float32Array;
  /** Shares of red and green, which light does not change. */
  red: Float32Array;
  green: Float32Array;
  /** How much a pixel says: dark ones are mostly noise, and nothing is known outside of the photograph. */
  trust: Float32Array;
}

/** How much is read beyond each side of the print, as a share of the print: what is around it shows the light as well. */
export const AROUND_PRINT = 0.12;
/** Longer side, margins included. */
const LONG_PX = 300;
/** Brightness that noise and glare have, in linear light. */
const FLOOR = 0.004;
const TRUSTED = 0.012;

/** @param ratio width over height of the print */
export function copyForLight(part: Part, surface: MeshSurface, ratio: number): WorkingCopy {
  const long = (side: number) => Math.max(24, Math.round(LONG_PX * Math.min(1, side)));
  const [widthPx, heightPx] = [long(ratio), long(1 / ratio)];
  const over = 1 + 2 * AROUND_PRINT;
  const size = widthPx * heightPx;
  const fresh = () => new Float32Array(size);
  const copy: WorkingCopy = {
    widthPx,
    heightPx,
    bright: fresh(),
    red: fresh(),
    green: fresh(),
    trust: fresh(),
  };
  const flat = { widthPx, heightPx, from: [-AROUND_PRINT, -AROUND_PRINT], over: [over, over] } as const;
  const sums = flattenRows(part, surface, flat, 0, heightPx);
  for (let at = 0, to = 0; at < sums.length; at += 4, to += 1) {
    const alpha = sums[at + 3]!;
    if (alpha < 0.5) continue;
    const [r, g, b] = [0, 1, 2].map((channel) => linearOf(sums[at + channel]! / alpha)) as [
      number,
      number,
      number,
    ];
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const sum = r + g + b + 3 * FLOOR;
    copy.bright[to] = Math.log(light + FLOOR);
    copy.red[to] = (r + FLOOR) / sum;
    copy.green[to] = (g + FLOOR) / sum;
    copy.trust[to] = light / (light + TRUSTED);
  }
  return copy;
}

/** Linear light of an sRGB code that need not be whole. */
export function linearOf(code: number): number {
  if (code <= 0) return 0;
  if (code >= 255) return 1;
  const below = Math.floor(code);
  const [a, b] = [srgbToLinear[below]!, srgbToLinear[below + 1]!];
  return a + (b - a) * (code - below);
}
