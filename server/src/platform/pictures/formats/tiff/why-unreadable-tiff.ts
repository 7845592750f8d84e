import { message, type StoredMessage } from '@diy/contract/messages';
import type { TiffTags } from './read-tiff-tags.ts';
import { isFullYcbcr, YCBCR } from './ycbcr-tiff.ts';

/** The usual name of a kind of TIFF that is valid but that we do not read. */
export type TiffKind = StoredMessage;

/** Registered numbers of compressions that are read: none, CCITT, LZW, JPEG, Deflate, PackBits, WebP. */
const READ: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 32_773, 32_946, 50_001];
/** Other compressions that occur in files and that we do not read. Source: libtiff's tiff.h and the registries it names. */
const COMPRESSIONS: Record<number, TiffKind> = {
  6: message('tiff.old-style-jpeg'),
  9: message('tiff.jbig'),
  10: message('tiff.jbig'),
  32766: message('tiff.next'),
  32809: message('tiff.thunderscan'),
  33003: message('tiff.jpeg-2000'),
  33004: message('tiff.jpeg-2000'),
  33005: message('tiff.jpeg-2000'),
  34661: message('tiff.jbig'),
  34676: message('tiff.sgi-logluv'),
  34677: message('tiff.sgi-logluv'),
  34712: message('tiff.jpeg-2000'),
  34887: message('tiff.lerc'),
  34892: message('tiff.lossy-jpeg-dng'),
  34925: message('tiff.lzma'),
  34933: message('tiff.png'),
  34934: message('tiff.jpeg-xr'),
  50000: message('tiff.zstandard'),
  50002: message('tiff.jpeg-xl'),
  52546: message('tiff.jpeg-xl'),
};
const JPEG = 7;

/** What colours a TIFF may have, and how many samples they take. */
const COLOURS: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, [YCBCR]: 3, 8: 3 };
const OTHER_COLOURS: Record<number, TiffKind> = {
  4: message('tiff.a-transparency-mask'),
  9: message('tiff.icc-lab'),
  10: message('tiff.itu-lab'),
  32803: message('tiff.raw-camera-data'),
  34892: message('tiff.raw-camera-data'),
  32844: message('tiff.logl-of-high-dynamic-range'),
  32845: message('tiff.logluv-of-high-dynamic-range'),
};

/**
 * Why a valid TIFF is not read; null when it is, or when it is too broken to decide. A decoder would call some of these
 * files damaged and show others with wrong colours, since nothing in them says what their darkest and lightest value is.
 */
export function whyUnreadableTiff(tags: TiffTags): TiffKind | null {
  const { compression, sampleFormat, bitsPerSample: bits, samples, photometric, planes, isTiled } = tags;
  if (!READ.includes(compression))
    return COMPRESSIONS[compression] ?? message('tiff.compression', { compression });
  if (sampleFormat === 2) return message('tiff.signed-samples');
  if (sampleFormat === 3) return message('tiff.bits-bit-floating-point-samples', { bits });
  if (sampleFormat === 5 || sampleFormat === 6) return message('tiff.complex-samples');
  const isWhole = bits === 8 || bits === 16 || (samples === 1 && (bits === 1 || bits === 2 || bits === 4));
  if (!isWhole) return message('tiff.bits-bits-per-channel', { bits });
  const other = OTHER_COLOURS[photometric];
  if (other) return other;
  if (planes === 2 && isTiled) return message('tiff.tiles-with-their-stored-apart');
  if (planes === 2 && photometric === YCBCR && !isFullYcbcr(tags)) return message('tiff.ycbcr-stored-apart');
  if (photometric === YCBCR && bits !== 8) return message('tiff.bits-bits-per-channel', { bits });
  return null;
}

/** Samples of a pixel beyond its colours, and whether the first of them is its transparency. */
export function extraSamplesOf(tags: TiffTags): { count: number; hasAlpha: boolean } {
  const count = Math.max(0, tags.samples - (COLOURS[tags.photometric] ?? tags.samples));
  const [first = 0] = tags.extraSamples;
  return { count, hasAlpha: count > 0 && (first === 1 || first === 2) };
}

/** Longest stretch of a strip or tile in which the kind of a JPEG is looked for. */
export const JPEG_HEAD_BYTES = 4096;

/** Whether the JPEG in the first strip or tile is of the lossless kind, which libjpeg shows as noise. */
export function holdsLosslessJpeg(tags: TiffTags, data: Buffer): boolean {
  if (tags.compression !== JPEG || data[0] !== 0xff || data[1] !== 0xd8) return false;
  for (let at = 2; at + 4 <= data.length && data[at] === 0xff; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data[at + 1]!;
    if (marker === 0xc3 || marker === 0xc7 || marker === 0xcb || marker === 0xcf) return true;
    if (marker === 0xda || (marker >= 0xc0 && marker <= 0xc2)) return false;
  }
  return false;
}
