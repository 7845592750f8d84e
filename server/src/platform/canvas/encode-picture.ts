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

/** Letters and shapes have fewer colours than this, soft edges included; of photographs only grey ones do. */
const FEW_COLOURS = 256;
/** A picture with no more colours than this is small whatever it shows: patterns of dots, checks. */
const VERY_FEW_COLOURS = 16;
/** Letters and shapes are mostly areas of one colour: at least this many pixels are like the one next to them. */
const FLAT_SHARE = 0.6;
/** One pixel in this many is sampled; a prime, so that no column is sampled again and again. */
const SAMPLE_EVERY = 61;

const EXACT = { lossless: true, effort: 1 };
const ALIKE = { quality: 90, effort: 1 };

/**
 * WebP of a picture with clear parts, for pages. Letters and shapes are kept exactly, which is also the quickest way for them; photographs
 * are not. What may be either is kept exactly where that takes no more room.
 */
export async function encodeWebp({ rgba, widthPx, heightPx }: RgbaPicture): Promise<Buffer> {
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const encode = (options: typeof EXACT | typeof ALIKE) =>
    sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .webp(options)
      .toBuffer();
  const { isFew, isFlat } = sampleColours(pixels);
  if (!isFew) return encode(ALIKE);
  if (isFlat) return encode(EXACT);
  const [exact, alike] = await Promise.all([encode(EXACT), encode(ALIKE)]);
  return exact.length <= alike.length ? exact : alike;
}

function sampleColours(rgba: Buffer): { isFew: boolean; isFlat: boolean } {
  const colours = new Set<number>();
  let [sampled, flat] = [0, 0];
  for (let at = 0; at + 8 <= rgba.length; at += 4 * SAMPLE_EVERY) {
    const colour = rgba.readUInt32LE(at);
    colours.add(colour);
    if (colours.size > FEW_COLOURS) return { isFew: false, isFlat: false };
    sampled += 1;
    if (rgba.readUInt32LE(at + 4) === colour) flat += 1;
  }
  return { isFew: true, isFlat: colours.size <= VERY_FEW_COLOURS || flat >= sampled * FLAT_SHARE };
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
