import { sharp } from '../../../platform/pictures/sharp.ts';
import { arithmeticJpeg } from './arithmetic-jpeg.ts';
import { type AcceptedRow, cut, PRESS_TOLERANCE, type RefusedRow } from './corpus-row.ts';
import { flag, QUARTERS } from './flag.ts';
import {
  croppedAtOdds,
  croppedLimited,
  fullByCodesAlone,
  limitedAlpha,
  limitedGrey,
} from './limited-avifs.ts';

const FINE = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const jpeg = () => flag().jpeg(FINE).toBuffer();

/** How a camera held that way stores the picture: turned and mirrored so that its tag undoes it. */
async function held(orientation: number): Promise<Buffer> {
  const upright = await flag().png().toBuffer();
  const mirrored = [2, 4, 5, 7].includes(orientation);
  const angle = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientation]!;
  const turned = await sharp(upright).rotate(angle).png().toBuffer();
  const stored = mirrored ? await sharp(turned).flop().png().toBuffer() : turned;
  return sharp(stored).withMetadata({ orientation }).jpeg(FINE).toBuffer();
}
const animated = async () => {
  const frames = [await flag().png().toBuffer(), await flag().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } });
};

/**
 * An AVIF whose first brand is that of an animation, as programs write them for a still picture that comes with one.
 */
const asAnimation = async () => {
  const still = await flag().avif({ quality: 100, effort: 0 }).toBuffer();
  still.write('avis', 8, 'latin1');
  return still;
};
/** The same without a picture: a video alone. */
const withoutPicture = async () => {
  const video = await asAnimation();
  video.write('free', video.indexOf('pitm'), 'latin1');
  return video;
};

export const acceptedPhotos: AcceptedRow[] = [
  { name: 'plain.jpg', make: jpeg, tolerance: 3 },
  {
    name: 'progressive.jpg',
    make: () =>
      flag()
        .jpeg({ ...FINE, progressive: true })
        .toBuffer(),
    tolerance: 3,
  },
  { name: 'arithmetic.jpg', make: arithmeticJpeg, tolerance: 6 },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    name: `held as ${orientation}.jpg`,
    make: () => held(orientation),
    notes: orientation === 1 ? [] : ['turned'],
    tolerance: 3,
  })),
  {
    name: 'CMYK.jpg',
    make: () => flag().withIccProfile('cmyk').jpeg(FINE).toBuffer(),
    notes: ['cmyk'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'CMYK without profile.jpg',
    make: () => flag().toColourspace('cmyk').jpeg(FINE).toBuffer(),
    notes: ['cmyk-untagged'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'Display P3.jpg',
    make: () => flag().withIccProfile('p3').jpeg(FINE).toBuffer(),
    notes: ['colour-profile'],
    tolerance: 4,
  },
  {
    name: 'no profile but bytes that call themselves one.jpg',
    make: async () => withBrokenProfile(await jpeg()),
    notes: [],
    tolerance: 3,
  },
  { name: 'lossy.webp', make: () => flag().webp({ quality: 100 }).toBuffer(), tolerance: 6 },
  { name: 'lossless.webp', make: () => flag(128).webp({ lossless: true }).toBuffer(), alpha: 128 },
  {
    name: 'animated.webp',
    make: async () => (await animated()).webp({ lossless: true }).toBuffer(),
    notes: ['first-frame'],
  },
  { name: 'plain.avif', make: () => flag().avif({ quality: 100, effort: 0 }).toBuffer(), tolerance: 4 },
  { name: 'beside an animation.avif', make: asAnimation, notes: ['first-frame'], tolerance: 4 },
  {
    name: 'ten bits.avif',
    make: () => flag().avif({ quality: 100, effort: 0, bitdepth: 10 }).toBuffer(),
    notes: ['sixteen-bit'],
    tolerance: 4,
  },
  {
    name: 'cut out.avif',
    make: () => flag(0).avif({ quality: 100, effort: 0 }).toBuffer(),
    alpha: 0,
    tolerance: 4,
  },
  ...([8, 10] as const).map((bits) => ({
    name: `grey in limited range, ${bits} bits.avif`,
    make: () => limitedGrey(bits),
    notes: bits === 8 ? [] : ['sixteen-bit'],
    colours: QUARTERS.map(([red, green, blue]) => {
      const shade = Math.round((red + green + blue) / 3);
      return [shade, shade, shade] as const;
    }),
  })),
  {
    name: 'transparency in limited range.avif',
    make: () => limitedAlpha(126),
    alpha: 128,
    tolerance: 4,
  },
  { name: 'cropped, limited range.avif', make: croppedLimited, tolerance: 3 },
  { name: 'range by code points alone.avif', make: fullByCodesAlone, tolerance: 3 },
];

/** An APP2 segment that is named a profile and is none. */
function withBrokenProfile(content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(200, 7)]);
  const head = Buffer.from([0xff, 0xe2, 0, body.length + 2]);
  return Buffer.concat([content.subarray(0, 2), head, body, content.subarray(2)]);
}

/** Another kind of frame and depth: as far as what decides is read. */
async function reframed(marker: number, bits: number): Promise<Buffer> {
  const content = await jpeg();
  const at = content.indexOf(Buffer.from([0xff, 0xc0]));
  content[at + 1] = marker;
  content[at + 4] = bits;
  return content;
}

export const refusedPhotos: RefusedRow[] = [
  { name: 'cropped, ranges at odds.avif', make: croppedAtOdds, refusal: 'convert-first' },
  { name: '12 bits.jpg', make: () => reframed(0xc1, 12), refusal: 'convert-first' },
  { name: 'lossless, 16 bits.jpg', make: () => reframed(0xc3, 16), refusal: 'convert-first' },
  { name: 'JPEG-LS.jpg', make: () => reframed(0xf7, 8), refusal: 'convert-first' },
  { name: 'head.jpg', make: async () => (await jpeg()).subarray(0, 30), refusal: 'corrupt' },
  {
    name: 'animation alone.avif',
    make: withoutPicture,
    refusal: 'convert-first',
  },
  {
    name: 'cut.avif',
    make: async () => cut(await flag().avif({ effort: 0 }).toBuffer()),
    refusal: 'corrupt',
  },
  {
    name: 'phone.heic',
    make: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    refusal: 'convert-first',
  },
];
