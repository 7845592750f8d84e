import type { Rgb } from '../colours/oklab.ts';

/** The label of places outside the picture. */
export const OUTSIDE = 255;
/** The value in `others` of a pixel that is no mix. */
export const UNMIXED = 255;

/** Which colour each pixel of a picture is. */
export interface LabelMap {
  widthPx: number;
  heightPx: number;
  /** Null = clear. */
  colours: (Rgb | null)[];
  /** For each pixel the index of its colour. */
  labels: Uint8Array;
  /** For each pixel at an edge, the index of the colour that is mixed in; else `UNMIXED`. */
  others: Uint8Array;
  /** How much of the pixel is its own colour, of 255. */
  shares: Uint8Array;
}

/** The colour of a pixel, or `OUTSIDE`. */
export function labelAt({ labels, widthPx, heightPx }: LabelMap, x: number, y: number): number {
  return x < 0 || y < 0 || x >= widthPx || y >= heightPx ? OUTSIDE : labels[y * widthPx + x]!;
}
