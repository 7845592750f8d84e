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
