import { stat } from 'node:fs/promises';
import type { PrintSize } from '@diy/design/painting';
import { writePicturePdf } from '../../../platform/documents/write-picture-pdf.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { pressProfilePath } from './press-profile.ts';

/** Formats of a print file besides its own PNG. */
export type ConvertedFormat = 'jpeg' | 'tiff' | 'pdf';

/**
 * Bytes a pixel that our PNG has at least when it holds photographs. LZW packs those to half at best and grain not at
 * all, and takes longer than all the rest (docs/decisions/0140).
 */
const PHOTOGRAPH_BYTES = 0.9;

/** A stored print file in another format: the same pixels at the same size in millimetres. */
export async function printFileAs(
  format: ConvertedFormat,
  storage: ObjectStore,
  key: string,
  size: PrintSize,
): Promise<Buffer> {
  const path = await storage.localPath(key);
  if (format === 'jpeg') return asJpeg(path, size.resolutionDpi);
  if (format === 'tiff') return asCmykTiff(path, size.resolutionDpi);
  return writePicturePdf(path, {
    widthMm: size.trimMm.widthMm + 2 * size.bleedMm,
    heightMm: size.trimMm.heightMm + 2 * size.bleedMm,
    bleedMm: size.bleedMm,
  });
}

/** Writes a JPEG on white ground, quality 95, without colour subsampling. */
function asJpeg(path: string, dpi: number): Promise<Buffer> {
  return sharp(path, { limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .withMetadata({ density: dpi })
    .toBuffer();
}

/**
 * CMYK on white ground; artwork is packed with LZW and photographs are not packed, both of which every RIP reads. The
 * profile alone makes the one conversion: asking for the colour space too would first convert by libvips' own profile
 * (docs/decisions/0140).
 */
async function asCmykTiff(path: string, dpi: number): Promise<Buffer> {
  const picture = sharp(path, { limitInputPixels: false, sequentialRead: true, ignoreIcc: true });
  const { width, height } = await picture.metadata();
  const isPhotograph = (await stat(path)).size >= width * height * PHOTOGRAPH_BYTES;
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .withIccProfile(pressProfilePath())
    .tiff({
      compression: isPhotograph ? 'none' : 'lzw',
      predictor: isPhotograph ? 'none' : 'horizontal',
      xres: dpi / 25.4,
      yres: dpi / 25.4,
      resolutionUnit: 'inch',
    })
    .toBuffer({ resolveWithObject: true });
  // When libvips cannot read the profile, it leaves the picture unchanged and only warns.
  if (info.channels !== 4) throw new Error(`${pressProfilePath()} did not make CMYK of ${path}`);
  return data;
}
