import { halvePicture, type RgbaPicture } from '@diy/design/drawing';
import { sharp } from '../../platform/pictures/sharp.ts';

/** Mean difference over all pixels and channels that a reduced print may have from a small redraw, of 255. */
export const PARITY_LIMIT = 6;

/** A print that is not the picture the person saw; the render fails rather than the customer. */
export class ParityError extends Error {
  constructor(readonly meanDifference: number) {
    super(`print differs from its preview by ${meanDifference.toFixed(2)}/255`);
    this.name = 'ParityError';
  }
}

/**
 * Compares the encoded print file with the same surface drawn small and directly. A wrong scale, a missing layer or
 * a broken encode shifts the mean by far more than resampling does. Answers the mean difference; throws ParityError.
 */
export async function checkParity(file: Buffer, small: RgbaPicture): Promise<number> {
  const { data } = await sharp(file, { limitInputPixels: false })
    .resize(small.widthPx, small.heightPx, { fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const print = { rgba: data, widthPx: small.widthPx, heightPx: small.heightPx };
  // At half the size, edges that fall between pixels no longer count as differences.
  const mean = meanDifference(halvePicture(print), halvePicture(small));
  if (mean > PARITY_LIMIT) throw new ParityError(mean);
  return mean;
}

function meanDifference(a: RgbaPicture, b: RgbaPicture): number {
  let sum = 0;
  for (let at = 0; at < a.rgba.length; at += 4) {
    const alphaA = a.rgba[at + 3] ?? 0;
    const alphaB = b.rgba[at + 3] ?? 0;
    sum += Math.abs(alphaA - alphaB);
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((a.rgba[at + channel] ?? 0) * alphaA - (b.rgba[at + channel] ?? 0) * alphaB) / 255;
    }
  }
  return sum / a.rgba.length;
}
