import { open, stat } from 'node:fs/promises';
import { message } from '@diy/contract/messages';
import type { Metadata } from 'sharp';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Patch } from '../../../../platform/pictures/formats/avif/patch-colours.ts';
import { readItems } from '../../../../platform/pictures/formats/avif/read-items.ts';
import { type AvifPlanes, readPlanes } from '../../../../platform/pictures/formats/avif/read-planes.ts';
import { readWebpHead, type WebpHead } from '../../../../platform/pictures/formats/cut-webp.ts';
import { bytesAt, UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { readJpegKind, whyUnreadableJpeg } from '../../../../platform/pictures/formats/jpeg-kind.ts';
import { bmpHasAlpha, readBmp } from '../../../../platform/pictures/formats/read-bmp.ts';
import { readPsd } from '../../../../platform/pictures/formats/read-psd.ts';
import { isLab } from '../../../../platform/pictures/formats/tiff/lab-tiff.ts';
import { labToSrgb } from '../../../../platform/pictures/formats/tiff/lab-to-srgb.ts';
import { readTiffTags, type TiffTags } from '../../../../platform/pictures/formats/tiff/read-tiff-tags.ts';
import {
  extraSamplesOf,
  holdsLosslessJpeg,
  JPEG_HEAD_BYTES,
  whyUnreadableTiff,
} from '../../../../platform/pictures/formats/tiff/why-unreadable-tiff.ts';
import { isRawYcbcr, ycbcrToRgb } from '../../../../platform/pictures/formats/tiff/ycbcr-tiff.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { imageRefusals } from '../../image-refusals.ts';
import { hasOtherBrand, isAnimatedAvif, readAsStill, STILL_BRAND } from './avif-brand.ts';
import type { ImageFormat } from './detect-format.ts';
import { isEnvironmentError } from './is-environment-error.ts';
import { whyUnreadableHeif } from './why-unreadable-heif.ts';

/** What is known of a picture before its pixels are decoded; sides as stored, before orientation. */
export interface PictureHeader
  extends Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'space' | 'hasAlpha'>,
    Partial<Pick<Metadata, 'orientation' | 'isProgressive' | 'chromaSubsampling' | 'pages' | 'icc'>> {
  /** Layers besides the merged picture; the merged picture is what is used. */
  hasLayers: boolean;
  /** Set for a TIFF whose samples libvips reads wrong: its tags, and what makes sRGB of its samples, four a pixel. */
  raw?: { tags: TiffTags; toSrgb(pixels: Uint8Array): void };
  /** Channels besides the colours that do not say what they are: a spot colour, a saved selection. */
  hasUnknownChannels?: boolean;
  /** What makes libvips read an AVIF right; none = it does. */
  patches?: Patch[];
  /** Planes of an AVIF that libheif does not stretch. */
  limited?: Pick<AvifPlanes, 'isGreyLimited' | 'isAlphaLimited'>;
  /** Set for a WebP that is shorter than it says, which libvips does not read. */
  cutWebp?: WebpHead;
}

/** A file whose header says it is larger than any real one is not read. */
const MAX_WEBP_BYTES = 128 * 1024 * 1024;

/** Reads a header, without decoding; `head` are the file's first bytes. Throws a Refusal, or what hindered the reading. */
export async function readPictureHeader(
  path: string,
  format: ImageFormat,
  head: Buffer,
): Promise<PictureHeader> {
  try {
    if (format === 'psd') return await readPsdHeader(path);
    if (format === 'bmp') return await readBmpHeader(path);
    if (format === 'tiff') return await readTiffHeader(path);
    if (format === 'avif') return await readAvifHeader(path, head);
    const heif = format === 'heic' ? whyUnreadableHeif(head) : null;
    if (heif !== null) throw heif;
    const kind = format === 'jpeg' ? whyUnreadableJpeg(readJpegKind(head)) : null;
    if (kind !== null) throw imageRefusals.jpegKind(kind);
    const cut = format === 'webp' ? await readCutWebp(path, head) : null;
    if (cut !== null) return cut;
    return { ...(await readMetadata(path)), hasLayers: false };
  } catch (error) {
    if (error instanceof Refusal || isEnvironmentError(error)) throw error;
    if (error instanceof UnreadPicture)
      throw format === 'psd' ? imageRefusals.psdKind() : imageRefusals.bmpKind();
    throw format === 'heic' ? imageRefusals.heic() : imageRefusals.corrupt();
  }
}

/** Returns null when the file is as long as it says. */
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

async function readAvifHeader(path: string, head: Buffer): Promise<PictureHeader> {
  const isOther = hasOtherBrand(head);
  const header: PictureHeader = isOther
    ? await readAnimatedAvif(path, head)
    : { ...(await readMetadata(path)), hasLayers: false };
  const items = readItems(head);
  const brand = isOther ? [STILL_BRAND] : [];
  if (items === null) return { ...header, patches: brand };
  const file = await open(path, 'r');
  try {
    const { patches, ...limited } = await readPlanes(items, head, async (at, count) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, at);
      return buffer.subarray(0, bytesRead);
    });
    if (patches === null) throw imageRefusals.convertFirst('AVIF');
    return { ...header, patches: [...brand, ...patches], limited };
  } finally {
    await file.close();
  }
}

/** The still picture that comes with an animation and is shown before it runs; a video alone has none. */
async function readAnimatedAvif(path: string, head: Buffer): Promise<PictureHeader> {
  const content = await readAsStill(path, (await stat(path)).size);
  // A still picture under another brand is written in a form that libvips does not read, such as the short one (`mini`).
  const refusal = isAnimatedAvif(head) ? imageRefusals.animationAlone() : imageRefusals.convertFirst('AVIF');
  if (content === null) throw refusal;
  const still = sharp(content, { limitInputPixels: false, failOn: 'none' });
  const header = await still.metadata().catch(() => Promise.reject(refusal));
  return { ...header, hasLayers: false };
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
      hasUnknownChannels: psd.hasSpotColours,
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
      ...(bmp.profile ? { icc: bmp.profile } : {}),
    };
  } finally {
    await file.close();
  }
}

/** libvips reports more about a TIFF than the first directory does, but not of all kinds what they mean. */
async function readTiffHeader(path: string): Promise<PictureHeader> {
  const tags = await tiffTagsOf(path);
  if (tags === null) return { ...(await readMetadata(path)), hasLayers: false };
  const { count, hasAlpha } = extraSamplesOf(tags);
  const hasUnknownChannels = count > (hasAlpha ? 1 : 0);
  if (!isLab(tags)) {
    const header = await readMetadata(path);
    const toSrgb = isRawYcbcr(tags) ? ycbcrToRgb(tags) : null;
    if (isRawYcbcr(tags) && toSrgb === null) throw imageRefusals.corrupt();
    // libvips takes any channel after the colours for transparency.
    return {
      ...header,
      hasAlpha: header.hasAlpha && hasAlpha,
      hasLayers: tags.hasLayers,
      hasUnknownChannels,
      ...(toSrgb ? { raw: { tags, toSrgb } } : {}),
    };
  }
  return {
    width: tags.widthPx,
    height: tags.heightPx,
    channels: tags.samples as Metadata['channels'],
    depth: tags.bitsPerSample === 8 ? 'uchar' : 'ushort',
    space: 'lab',
    hasAlpha,
    orientation: tags.orientation,
    pages: tags.hasMorePages ? 2 : 1,
    hasLayers: tags.hasLayers,
    raw: { tags, toSrgb: labToSrgb },
    hasUnknownChannels,
  };
}

/** Returns null when the decoder decides: about a directory that reaches beyond the file, for one. Throws a Refusal. */
async function tiffTagsOf(path: string): Promise<TiffTags | null> {
  const file = await open(path, 'r');
  try {
    const tags = await readTiffTags((at, count) => bytesAt(file, at, count)).catch(() => null);
    if (tags === null) return null;
    const kind = whyUnreadableTiff(tags);
    if (kind !== null) throw imageRefusals.tiffKind(kind);
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(JPEG_HEAD_BYTES),
      0,
      JPEG_HEAD_BYTES,
      tags.firstDataAt,
    );
    if (holdsLosslessJpeg(tags, buffer.subarray(0, bytesRead)))
      throw imageRefusals.tiffKind(message('tiff.lossless-jpeg'));
    return tags;
  } finally {
    await file.close();
  }
}

/** We check the limit ourselves, with a reason; reading a header allocates nothing. */
const readMetadata = (path: string) => sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata();
