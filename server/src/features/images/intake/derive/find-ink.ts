import { encodeInk, summariseInk } from '@diy/design/preflight';
import { sharp } from '../../../../platform/pictures/sharp.ts';

/**
 * Longer side of the copy that is scanned: fine lines of a large picture still show, and it takes some milliseconds.
 */
const SAMPLE_PX = 1024;

/** Summarises what a preview shows and where, in the form that is stored. */
export async function findInk(preview: Buffer | string): Promise<Uint8Array> {
  const { data, info } = await sharp(preview)
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeInk(summariseInk({ rgba: data, widthPx: info.width, heightPx: info.height }));
}
