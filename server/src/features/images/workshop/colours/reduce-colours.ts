import { forEachRows, type PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { nearestColour } from './find-palette.ts';
import { oklabOf, type Rgb } from './oklab.ts';

/**
 * The nearest palette colour is searched once for all colours that agree in this many upper bits of each channel: a
 * search for every pixel would take too long.
 */
const BITS = 6;
const SHIFT = 8 - BITS;

/**
 * Writes the picture in the colours of the palette only, each pixel in the one that looks nearest; transparency stays.
 */
export async function reduceColours(
  rows: PixelRows,
  palette: readonly Rgb[],
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<void> {
  const labs = palette.map(([red, green, blue]) => oklabOf(red, green, blue));
  const known = new Int16Array(2 ** (3 * BITS)).fill(-1);
  await forEachRows(rows, async (pixels) => {
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] === 0) continue;
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const key = ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
      if (known[key] === -1) known[key] = nearestColour(red, green, blue, labs);
      pixels.set(palette[known[key]!]!, at);
    }
    await write(pixels);
  });
}
