import { perceptualHash } from '../../../platform/pictures/perceptual-hash.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { ImageFingerprint } from './image-fingerprints.queries.ts';

const GRID = 4;
/** Mean difference, of 255, up to which two pictures have the same colours. */
const MAX_COLOUR_DIFFERENCE = 20;
/**
 * Difference in hue, as the distance between two of R, G and B, up to which one cell has the same colour. A small motif
 * on white changes the mean little, yet red and blue are not the same artwork; a brighter copy keeps its hue.
 */
const MAX_HUE_DIFFERENCE = 32;

/** How a preview looks; null when there is nothing to compare, as in a plain area. */
export async function findFingerprint(preview: Buffer | string): Promise<ImageFingerprint | null> {
  const hash = await perceptualHash(preview);
  if (hash === null) return null;
  const colours = await sharp(preview)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // Decoders that shrink on their own lose too much on the way to so few pixels.
    .resize(GRID, GRID, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  return { hash: BigInt.asIntN(64, hash), colours };
}

/** Colourways of one motif have one hash; sellers do not call them duplicates. */
export function haveSameColours(a: Uint8Array, b: Uint8Array): boolean {
  const difference = Array.from(a, (value, index) => value - (b[index] ?? 0));
  const sum = difference.reduce((all, value) => all + Math.abs(value), 0);
  if (sum > MAX_COLOUR_DIFFERENCE * a.length) return false;
  for (let cell = 0; cell < difference.length; cell += 3) {
    const ofCell = difference.slice(cell, cell + 3);
    if (Math.max(...ofCell) - Math.min(...ofCell) > MAX_HUE_DIFFERENCE) return false;
  }
  return true;
}
