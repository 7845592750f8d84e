import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { dotThreshold } from './dot-threshold.ts';

export interface OneColourOptions {
  /** Red, green and blue of the ink. */
  ink: readonly [number, number, number];
  /**
   * `solid`: a pixel is ink where its tone is above 50 %; `halftone`: dots of ink, larger where the tone is stronger.
   */
  style: 'solid' | 'halftone';
  /** Distance between the middles of neighbouring dots, in pixels. */
  cellPx: number;
  /** The ink prints the light parts of the picture, not the dark ones, as white ink does on a dark shirt. */
  isInverted: boolean;
}

/**
 * Writes the picture in one ink with hard edges: each pixel is full ink or clear. Returns how many pixels are ink.
 * Transparent parts count as white paper, or as black cloth where the ink prints the light parts.
 */
export async function makeOneColour(
  rows: PixelRows,
  { ink, style, cellPx, isInverted }: OneColourOptions,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<number> {
  const thresholdAt = style === 'halftone' ? dotThreshold(cellPx) : () => 0.5;
  let inked = 0;
  await forEachRows(rows, async (pixels, top, count) => {
    const result = new Uint8Array(pixels.length);
    for (let y = 0, at = 0; y < count; y += 1) {
      for (let x = 0; x < rows.widthPx; x += 1, at += 4) {
        if (coverOf(pixels, at, isInverted) <= thresholdAt(x, top + y)) continue;
        result[at] = ink[0];
        result[at + 1] = ink[1];
        result[at + 2] = ink[2];
        result[at + 3] = 255;
        inked += 1;
      }
    }
    await write(result);
  });
  return inked;
}

/** The tone of a pixel: the share of its area, 0 to 1, that ink should cover. */
function coverOf(pixels: Uint8Array, at: number, isInverted: boolean): number {
  const light = (0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!) / 255;
  return (isInverted ? light : 1 - light) * (pixels[at + 3]! / 255);
}
