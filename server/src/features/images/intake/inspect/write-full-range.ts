import { dirname } from 'node:path';
import type { AvifPlanes } from '../../../../platform/pictures/formats/avif/read-planes.ts';
import { forEachRows, withDecodedRows, writeSamples } from '../../../../platform/pictures/pixel-rows.ts';
import { openStrictly } from '../decode/open-strictly.ts';

/** Ends of limited range (ITU-R BT.601) as libvips gives them: of 8 bits, and of more in the upper bits of 16. */
const ENDS = {
  uchar: { darkest: 16, lightest: 235, full: 255 },
  ushort: { darkest: 16 * 256, lightest: 235 * 256, full: 65_535 },
};

/**
 * Writes a copy of an AVIF, as uncompressed TIFF without profile, whose shades and transparency fill 8 bits. libheif
 * stretches limited range for colours alone.
 */
export async function writeFullRange(
  source: string,
  target: string,
  { isGreyLimited, isAlphaLimited }: Pick<AvifPlanes, 'isGreyLimited' | 'isAlphaLimited'>,
  depth: string,
): Promise<void> {
  const picture = openStrictly(source, { ignoreIcc: true }).autoOrient();
  if (isGreyLimited) {
    const { darkest, lightest, full } = depth === 'uchar' ? ENDS.uchar : ENDS.ushort;
    const gain = full / (lightest - darkest);
    picture.linear(gain, -darkest * gain);
  }
  await withDecodedRows(picture, dirname(target), (rows) =>
    writeSamples(target, rows.widthPx, rows.heightPx, 4, (write) =>
      forEachRows(rows, async (pixels) => {
        if (isAlphaLimited)
          for (let at = 3; at < pixels.length; at += 4) pixels[at] = FULL_ALPHA[pixels[at]!]!;
        await write(pixels);
      }),
    ),
  );
}

const FULL_ALPHA = Uint8ClampedArray.from({ length: 256 }, (_, alpha) => {
  const { darkest, lightest, full } = ENDS.uchar;
  return ((alpha - darkest) * full) / (lightest - darkest);
});
