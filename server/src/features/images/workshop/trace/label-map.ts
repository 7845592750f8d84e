import type { Rgb } from '../colours/oklab.ts';

/** Beyond the picture. */
export const OUTSIDE = 255;
/** Of `others`: the pixel is no mix. */
export const UNMIXED = 255;

/** Which colour each pixel of a picture is. */
export interface LabelMap {
  widthPx: number;
  heightPx: number;
  /** Null = clear. */
  colours: (Rgb | null)[];
  /** Number of its colour. */
  labels: Uint8Array;
  /** Of pixels at edges: number of the colour that is mixed in. */
  others: Uint8Array;
  /** How much of the pixel is its own colour, of 255. */
  shares: Uint8Array;
}

/** The colour of a pixel, or `OUTSIDE`. */
export function labelAt({ labels, widthPx, heightPx }: LabelMap, x: number, y: number): number {
  return x < 0 || y < 0 || x >= widthPx || y >= heightPx ? OUTSIDE : labels[y * widthPx + x]!;
}
