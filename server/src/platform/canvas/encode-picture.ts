import type { RgbaPicture } from '@diy/design/painting';
import { lazy } from '../../platform/cache/lazy.ts';
import { sharp } from '../pictures/sharp.ts';

const START_BYTES = 2;
/** Marker of application segment 2, which holds colour profiles. */
const PROFILE_MARKER = 0xffe2;

/**
 * JPEG of an opaque picture for shops and lists, with an sRGB profile. We insert the profile ourselves: libvips would
 * convert every pixel with it, which takes a third of the time and gives the same bytes. Optimised Huffman codes would
 * take half of the remaining time for 8 % fewer bytes.
 */
export async function encodeOpaqueJpeg(picture: RgbaPicture): Promise<Buffer> {
  const { rgba, widthPx, heightPx } = picture;
  const jpeg = await sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return Buffer.concat([jpeg.subarray(0, START_BYTES), await profileSegment(), jpeg.subarray(START_BYTES)]);
}

/** The whole segment with the sRGB profile, as libvips writes it. */
const profileSegment = lazy(readProfileSegment);

async function readProfileSegment(): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: '#000000' } };
  const jpeg = await sharp(pixel).withIccProfile('srgb').jpeg().toBuffer();
  for (let at = START_BYTES; at + 4 <= jpeg.length; ) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (jpeg.readUInt16BE(at) === PROFILE_MARKER) return jpeg.subarray(at, end);
    at = end;
  }
  throw new Error('libvips wrote no colour profile.');
}

/** More colours than letters and shapes have with their soft edges; any photograph has more. */
const FEW_COLOURS = 256;
/** One pixel of so many is looked at; a prime, so that no column is looked at again and again. */
const LOOKED_AT = 61;

/**
 * WebP of a picture with clear parts, for pages. Letters and shapes are kept exactly, which is also the quickest way for them; photographs
 * are not.
 */
export function encodeWebp({ rgba, widthPx, heightPx }: RgbaPicture): Promise<Buffer> {
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .webp(hasFewColours(pixels) ? { lossless: true, effort: 1 } : { quality: 90, effort: 1 })
    .toBuffer();
}

function hasFewColours(rgba: Buffer): boolean {
  const colours = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4 * LOOKED_AT) {
    colours.add(rgba.readUInt32LE(at));
    if (colours.size > FEW_COLOURS) return false;
  }
  return true;
}

/** Decodes a picture file to RGBA without any change of colour. */
export async function decodeRgba(file: Buffer | string): Promise<RgbaPicture> {
  const { data, info } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}
