import type { Sharp } from 'sharp';
import { sharp } from '../../../platform/pictures/sharp.ts';

export const FLAG_WIDTH = 40;
export const FLAG_HEIGHT = 30;
export type Rgb = readonly [number, number, number];

/** Quarters of the test picture: upper left, upper right, lower left, lower right. Muted, so that presses reach them. */
export const QUARTERS: readonly Rgb[] = [
  [190, 60, 50],
  [70, 140, 80],
  [60, 80, 160],
  [220, 215, 200],
];

/** The quarter at a pixel. */
export const quarterAt = (x: number, y: number): number =>
  (y < FLAG_HEIGHT / 2 ? 0 : 2) + (x < FLAG_WIDTH / 2 ? 0 : 1);

/** Samples of the picture, row by row; `encode` makes those of a pixel from its colour. */
export function flagSamples(encode: (colour: Rgb, x: number, y: number) => number[]): number[] {
  return Array.from({ length: FLAG_WIDTH * FLAG_HEIGHT }, (_, index) => {
    const [x, y] = [index % FLAG_WIDTH, Math.floor(index / FLAG_WIDTH)];
    return encode(QUARTERS[quarterAt(x, y)]!, x, y);
  }).flat();
}

/** The test picture, 40 × 30, sRGB; with `alpha` its lower right quarter has that much of 255. */
export function flag(alpha?: number): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  const samples = flagSamples((colour, x, y) =>
    alpha === undefined ? [...colour] : [...colour, quarterAt(x, y) === 3 ? alpha : 255],
  );
  return sharp(Uint8Array.from(samples), { raw: { width: FLAG_WIDTH, height: FLAG_HEIGHT, channels } });
}
