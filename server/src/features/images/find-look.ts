import { perceptualHash } from '../../platform/pictures/perceptual-hash.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import type { Look } from './image-looks.queries.ts';

const GRID = 4;
/** Mean difference, of 255, up to which two pictures have the same colours. */
const MAX_COLOUR_DIFFERENCE = 20;

/** How a preview looks; null when there is nothing to compare, as in a plain area. */
export async function findLook(preview: Buffer | string): Promise<Look | null> {
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
  const sum = a.reduce((all, value, index) => all + Math.abs(value - (b[index] ?? 0)), 0);
  return sum <= MAX_COLOUR_DIFFERENCE * a.length;
}
