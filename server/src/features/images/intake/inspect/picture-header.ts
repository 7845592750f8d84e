import { open, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { readWebpHead, type WebpHead } from '../../../../platform/pictures/formats/cut-webp.ts';
import { bytesAt, UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { isLab8 } from '../../../../platform/pictures/formats/lab-tiff.ts';
import { bmpHasAlpha, readBmp } from '../../../../platform/pictures/formats/read-bmp.ts';
import { readPsd } from '../../../../platform/pictures/formats/read-psd.ts';
import { readTiffTags, type TiffTags } from '../../../../platform/pictures/formats/read-tiff-tags.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { ImageFormat } from './detect-format.ts';

/** What is known of a picture before its pixels are decoded; sides as stored, before orientation. */
export interface PictureHeader
  extends Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'space' | 'hasAlpha'>,
    Partial<Pick<Metadata, 'orientation' | 'isProgressive' | 'chromaSubsampling' | 'pages' | 'icc'>> {
  /** Layers beside the merged picture, which is what is used. */
  hasLayers: boolean;
  /** Of a TIFF with 8-bit Lab, which libvips does not read. */
  labTags?: TiffTags;
  /** Of a WebP that is shorter than it says, which libvips does not read. */
  cutWebp?: WebpHead;
}

/** A file whose header says it is larger than any real one is not read. */
const MAX_WEBP_BYTES = 128 * 1024 * 1024;

/** Reads a header, without decoding; `head` are the file's first bytes. Throws a Refusal. */
export async function readPictureHeader(
  path: string,
  format: ImageFormat,
  head: Buffer,
): Promise<PictureHeader> {
  try {
    if (format === 'psd') return await readPsdHeader(path);
    if (format === 'bmp') return await readBmpHeader(path);
    if (format === 'tiff') return await readTiffHeader(path);
    const cut = format === 'webp' ? await readCutWebp(path, head) : null;
    if (cut !== null) return cut;
    return { ...(await readMetadata(path)), hasLayers: false };
  } catch (error) {
    if (error instanceof UnreadPicture)
      throw format === 'psd' ? imageRefusals.psdKind() : imageRefusals.convertFirst('BMP');
    throw format === 'heic' ? imageRefusals.heic() : imageRefusals.corrupt();
  }
}

/** Null when the file is as long as it says. */
async function readCutWebp(path: string, head: Buffer): Promise<PictureHeader | null> {
  const cutWebp = readWebpHead(head);
  if (cutWebp === null || cutWebp.wholeBytes > MAX_WEBP_BYTES) return null;
  if ((await stat(path)).size >= cutWebp.wholeBytes) return null;
  const { width, height, hasAlpha } = cutWebp;
  return {
    width,
    height,
    channels: hasAlpha ? 4 : 3,
    depth: 'uchar',
    space: 'srgb',
    hasAlpha,
    hasLayers: false,
    cutWebp,
  };
}

async function readPsdHeader(path: string): Promise<PictureHeader> {
  const file = await open(path, 'r');
  try {
    const psd = await readPsd(file);
    return {
      width: psd.widthPx,
      height: psd.heightPx,
      channels: psd.planes as Metadata['channels'],
      depth: psd.bitsPerSample === 16 ? 'ushort' : 'uchar',
      space: { bitmap: 'b-w', grey: 'b-w', palette: 'srgb', rgb: 'srgb', cmyk: 'cmyk', lab: 'lab' }[
        psd.colour
      ] as Metadata['space'],
      hasAlpha: psd.hasAlpha,
      hasLayers: psd.hasLayers,
      ...(psd.profile ? { icc: psd.profile } : {}),
    };
  } finally {
    await file.close();
  }
}

async function readBmpHeader(path: string): Promise<PictureHeader> {
  const file = await open(path, 'r');
  try {
    const bmp = await readBmp(file);
    const hasAlpha = bmpHasAlpha(bmp);
    const { widthPx: width, heightPx: height } = bmp;
    return {
      width,
      height,
      channels: hasAlpha ? 4 : 3,
      depth: 'uchar',
      space: 'srgb',
      hasAlpha,
      hasLayers: false,
    };
  } finally {
    await file.close();
  }
}

/** libvips reports more about a TIFF than the first directory does, but refuses the header of 8-bit Lab. */
async function readTiffHeader(path: string): Promise<PictureHeader> {
  const tags = await tiffTagsOf(path);
  if (tags === null || !isLab8(tags))
    return { ...(await readMetadata(path)), hasLayers: tags?.hasLayers ?? false };
  return {
    width: tags.widthPx,
    height: tags.heightPx,
    channels: tags.samples as Metadata['channels'],
    depth: 'uchar',
    space: 'lab',
    hasAlpha: tags.samples > 3,
    orientation: tags.orientation,
    pages: tags.hasMorePages ? 2 : 1,
    hasLayers: tags.hasLayers,
    labTags: tags,
  };
}

async function tiffTagsOf(path: string): Promise<TiffTags | null> {
  const file = await open(path, 'r');
  try {
    return await readTiffTags((at, count) => bytesAt(file, at, count));
  } catch {
    // The decoder decides about a directory that reaches beyond the file.
    return null;
  } finally {
    await file.close();
  }
}

/** We check the limit ourselves, with a reason; reading a header allocates nothing. */
const readMetadata = (path: string) => sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata();
