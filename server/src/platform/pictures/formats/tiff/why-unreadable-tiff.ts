import type { TiffTags } from './read-tiff-tags.ts';

/** A valid kind of TIFF that is not read, as people call it. */
export interface TiffKind {
  zh: string;
  en: string;
}

/** Registered numbers of compressions that are read: none, CCITT, LZW, JPEG, Deflate, PackBits, WebP. */
const READ: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 32_773, 32_946, 50_001];
/** Those one meets that are not read. Source: libtiff's tiff.h and the registries it names. */
const COMPRESSIONS: Record<number, TiffKind> = {
  6: { zh: '旧式 JPEG 压缩', en: 'old-style JPEG compression' },
  9: { zh: 'JBIG 压缩', en: 'JBIG compression' },
  10: { zh: 'JBIG 压缩', en: 'JBIG compression' },
  32766: { zh: 'NeXT 压缩', en: 'NeXT compression' },
  32809: { zh: 'ThunderScan 压缩', en: 'ThunderScan compression' },
  33003: { zh: 'JPEG 2000 压缩', en: 'JPEG 2000 compression' },
  33004: { zh: 'JPEG 2000 压缩', en: 'JPEG 2000 compression' },
  33005: { zh: 'JPEG 2000 压缩', en: 'JPEG 2000 compression' },
  34661: { zh: 'JBIG 压缩', en: 'JBIG compression' },
  34676: { zh: 'SGI LogLuv 压缩', en: 'SGI LogLuv compression' },
  34677: { zh: 'SGI LogLuv 压缩', en: 'SGI LogLuv compression' },
  34712: { zh: 'JPEG 2000 压缩', en: 'JPEG 2000 compression' },
  34887: { zh: 'LERC 压缩', en: 'LERC compression' },
  34892: { zh: '有损 JPEG（DNG）压缩', en: 'lossy JPEG (DNG) compression' },
  34925: { zh: 'LZMA 压缩', en: 'LZMA compression' },
  34933: { zh: 'PNG 压缩', en: 'PNG compression' },
  34934: { zh: 'JPEG XR 压缩', en: 'JPEG XR compression' },
  50000: { zh: 'Zstandard 压缩', en: 'Zstandard compression' },
  50002: { zh: 'JPEG XL 压缩', en: 'JPEG XL compression' },
  52546: { zh: 'JPEG XL 压缩', en: 'JPEG XL compression' },
};
const JPEG = 7;
const YCBCR = 6;

/** What colours a TIFF may have, and how many samples they take. */
const COLOURS: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, [YCBCR]: 3, 8: 3 };
const OTHER_COLOURS: Record<number, TiffKind> = {
  4: { zh: '透明蒙版', en: 'a transparency mask' },
  9: { zh: 'ICC Lab 颜色', en: 'ICC Lab colours' },
  10: { zh: 'ITU Lab 颜色', en: 'ITU Lab colours' },
  32803: { zh: '相机原始数据', en: 'raw camera data' },
  34892: { zh: '相机原始数据', en: 'raw camera data' },
  32844: { zh: 'LogL 高动态范围颜色', en: 'LogL colours of high dynamic range' },
  32845: { zh: 'LogLuv 高动态范围颜色', en: 'LogLuv colours of high dynamic range' },
};

/**
 * Why a valid TIFF is not read; null when it is, or when it is too broken to decide. A decoder would call some of these
 * files damaged and show others with wrong colours, since nothing in them says what their darkest and lightest value is.
 */
export function whyUnreadableTiff(tags: TiffTags): TiffKind | null {
  const { compression, sampleFormat, bitsPerSample: bits, samples, photometric, planes, isTiled } = tags;
  if (!READ.includes(compression))
    return COMPRESSIONS[compression] ?? { zh: `${compression} 号压缩`, en: `compression ${compression}` };
  if (sampleFormat === 2) return { zh: '带符号的数值', en: 'signed samples' };
  if (sampleFormat === 3) return { zh: `${bits} 位浮点数`, en: `${bits}-bit floating point samples` };
  if (sampleFormat === 5 || sampleFormat === 6) return { zh: '复数', en: 'complex samples' };
  const isWhole = bits === 8 || bits === 16 || (samples === 1 && (bits === 1 || bits === 2 || bits === 4));
  if (!isWhole) return { zh: `每通道 ${bits} 位`, en: `${bits} bits per channel` };
  const other = OTHER_COLOURS[photometric];
  if (other) return other;
  if (planes === 2 && isTiled)
    return { zh: '颜色分开存放的分块', en: 'tiles with their colours stored apart' };
  if (planes === 2 && photometric === YCBCR)
    return { zh: '分开存放的 YCbCr 颜色', en: 'YCbCr colours stored apart' };
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
