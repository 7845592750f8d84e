import { copyFile, open } from 'node:fs/promises';
import { ROWS_AT_ONCE, withDecodedRows, writeSamples } from '../../pixel-rows.ts';
import { sharp } from '../../sharp.ts';
import type { TiffTags } from './read-tiff-tags.ts';

const RGB = 2;

/** Writes a copy that calls its three samples RGB, so that they come out as they are stored. */
export async function copyAsRgb(source: string, target: string, tags: TiffTags): Promise<void> {
  await copyFile(source, target);
  const file = await open(target, 'r+');
  try {
    const value = Buffer.from(tags.isBigEndian ? [0, RGB] : [RGB, 0]);
    await file.write(value, 0, 2, tags.photometricAt);
  } finally {
    await file.close();
  }
}

/**
 * Writes the sRGB samples of a picture whose copy calls itself RGB; `toSrgb` changes them in place, four a pixel. Of 16 bits
 * the upper 8 are what 8 bits mean.
 */
export async function writeRawSamples(
  relabelled: string,
  folder: string,
  target: string,
  toSrgb: (pixels: Uint8Array) => void,
): Promise<void> {
  const picture = sharp(relabelled, {
    failOn: 'warning',
    limitInputPixels: false,
    ignoreIcc: true,
    pages: 1,
  });
  await withDecodedRows(picture.autoOrient(), folder, (rows) =>
    writeSamples(target, rows.widthPx, rows.heightPx, 4, async (write) => {
      for (let top = 0; top < rows.heightPx; top += ROWS_AT_ONCE) {
        const pixels = await rows.read(top, Math.min(ROWS_AT_ONCE, rows.heightPx - top));
        toSrgb(pixels);
        await write(pixels);
      }
    }),
  );
}
