import type { PixelRows } from '../../server/src/platform/pictures/pixel-rows.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import type { Random } from '../truth/random.ts';

export interface Picture {
  rgba: Uint8Array;
  widthPx: number;
  heightPx: number;
}

export type Rgb = readonly [number, number, number];

export const makeRgb = (random: Random): Rgb => [
  random.whole(0, 255),
  random.whole(0, 255),
  random.whole(0, 255),
];

export const textOf = (colour: Rgb): string => `rgb(${colour.join()})`;

export const rowsOf = ({ rgba, widthPx, heightPx }: Picture): PixelRows =>
  rowsOfPixels(rgba, widthPx, heightPx);

/** What a tool writes, as a picture. */
export async function collect<T>(
  widthPx: number,
  heightPx: number,
  run: (write: (samples: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<Picture & { made: T }> {
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  let next = 0;
  const made = await run(async (samples) => {
    rgba.set(samples, next);
    next += samples.length;
  });
  return { rgba, widthPx, heightPx, made };
}

/** CIELAB (D65) of a colour of sRGB. */
export function cielabOf(red: number, green: number, blue: number): readonly [number, number, number] {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
