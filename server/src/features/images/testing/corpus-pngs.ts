import { deflateSync } from 'node:zlib';
import { displayProfile } from '../../../platform/pictures/formats/display-profile.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { pngChunk, withChunks, words } from './build-png.ts';
import type { AcceptedRow, RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flag, flagSamples, QUARTERS, type Rgb } from './flag.ts';

const raw = { width: FLAG_WIDTH, height: FLAG_HEIGHT } as const;
const grey = ([red, green, blue]: Rgb) => Math.round((red + green + blue) / 3);
const GREYS = QUARTERS.map((colour) => [grey(colour), grey(colour), grey(colour)] as const);
/** What their shades are in sRGB when they are meant for a gamma of 1.8. */
const MAC_GREYS = GREYS.map((shades) => {
  const value = (shades[0] / 255) ** 1.8;
  const shade = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return [shade * 255, shade * 255, shade * 255] as const;
});
const light = (sample: number) => {
  const value = sample / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const png = () => flag().png().toBuffer();
const greyPng = (alpha?: number) =>
  sharp(Uint8Array.from(flagSamples((colour) => [grey(colour)])), { raw: { ...raw, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
    .then((content) =>
      alpha === undefined
        ? content
        : sharp(content)
            .ensureAlpha(alpha / 255)
            .toColourspace('b-w')
            .png()
            .toBuffer(),
    );
/** Samples encoded with another curve, 8 bit. */
const curved = (encode: (light: number) => number) =>
  sharp(
    Uint8Array.from(flagSamples((colour) => colour.map((value) => Math.round(encode(light(value)) * 255)))),
    {
      raw: { ...raw, channels: 3 },
    },
  )
    .png()
    .toBuffer();
/** The samples of the picture in Display P3, without a profile. */
async function p3Samples(): Promise<Buffer> {
  const tagged = await flag().withIccProfile('p3').png().toBuffer();
  const samples = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer();
  return sharp(samples, { raw: { ...raw, channels: 3 } })
    .png()
    .toBuffer();
}
const P3_COLOURS = words(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000);
const flip = (content: Buffer) => {
  const copy = Buffer.from(content);
  const at = copy.indexOf('IDAT') + 12;
  copy[at] = copy[at]! ^ 0xff;
  return copy;
};

export const acceptedPngs: AcceptedRow[] = [
  { name: 'rgb.png', make: png },
  { name: 'rgba.png', make: () => flag(128).png().toBuffer(), alpha: 128 },
  { name: 'cut out.png', make: () => flag(0).png().toBuffer(), alpha: 0 },
  { name: 'solid alpha.png', make: () => flag(255).png().toBuffer() },
  { name: 'grey.png', make: () => greyPng(), colours: GREYS },
  { name: 'palette.png', make: () => flag().png({ palette: true }).toBuffer() },
  { name: 'palette with transparency.png', make: () => flag(0).png({ palette: true }).toBuffer(), alpha: 0 },
  { name: 'interlaced.png', make: () => flag().png({ progressive: true }).toBuffer() },
  { name: '16 bit.png', make: () => flag().toColourspace('rgb16').png().toBuffer(), notes: ['sixteen-bit'] },
  {
    name: '16 bit with alpha.png',
    make: () => flag(128).toColourspace('rgb16').png().toBuffer(),
    notes: ['sixteen-bit'],
    alpha: 128,
  },
  {
    name: '16 bit grey.png',
    make: async () =>
      sharp(await greyPng())
        .toColourspace('grey16')
        .png()
        .toBuffer(),
    notes: ['sixteen-bit'],
    colours: GREYS,
  },
  { name: 'sRGB profile.png', make: () => flag().withIccProfile('srgb').png().toBuffer() },
  {
    name: 'Display P3.png',
    make: () => flag().withIccProfile('p3').png().toBuffer(),
    notes: ['colour-profile'],
  },
  {
    name: '16 bit Display P3.png',
    make: () => flag().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    notes: ['colour-profile', 'sixteen-bit'],
  },
  {
    name: 'a key colour for nothing.png',
    make: async () => withTransparentKey(await png()),
    alpha: 0,
  },
  {
    name: 'a linear profile that calls itself sRGB.png',
    make: async () => withChunks(await curved((value) => value), pngChunk('iCCP', namedSrgb())),
    notes: ['colour-profile'],
    // 8 linear bits are few in the dark.
    tolerance: 6,
  },
  {
    name: 'linear gamma.png',
    make: async () => withChunks(await curved((value) => value), pngChunk('gAMA', words(100_000))),
    notes: ['colour-profile'],
    // 8 linear bits are few in the dark.
    tolerance: 6,
  },
  ...[undefined, 255].map((alpha) => ({
    name: `shades in the gamma of old Macs${alpha === undefined ? '' : ', with room for transparency'}.png`,
    make: async () => withChunks(await greyPng(alpha), pngChunk('gAMA', words(55_556))),
    notes: ['colour-profile'],
    colours: MAC_GREYS,
    tolerance: 3,
  })),
  {
    name: '16 bit shades in the gamma of old Macs.png',
    make: async () =>
      withChunks(
        await sharp(await greyPng())
          .toColourspace('grey16')
          .png()
          .toBuffer(),
        pngChunk('gAMA', words(55_556)),
      ),
    notes: ['colour-profile', 'sixteen-bit'],
    colours: MAC_GREYS,
    tolerance: 3,
  },
  {
    name: 'gamma of old Macs.png',
    make: async () =>
      withChunks(await curved((value) => value ** (1 / 1.8)), pngChunk('gAMA', words(55_556))),
    notes: ['colour-profile'],
    tolerance: 3,
  },
  {
    name: 'primaries of P3 alone.png',
    make: async () => withChunks(await p3Samples(), pngChunk('cHRM', P3_COLOURS)),
    notes: ['colour-profile'],
    tolerance: 3,
  },
  {
    name: 'coded P3.png',
    make: async () => withChunks(await p3Samples(), pngChunk('cICP', Buffer.from([12, 13, 0, 1]))),
    notes: ['colour-profile'],
    tolerance: 3,
  },
  {
    name: 'coded sRGB over a wrong gamma.png',
    make: async () =>
      withChunks(await png(), pngChunk('cICP', Buffer.from([1, 13, 0, 1])), pngChunk('gAMA', words(100_000))),
  },
  {
    name: 'sRGB over a wrong gamma.png',
    make: async () =>
      withChunks(await png(), pngChunk('sRGB', Buffer.from([0])), pngChunk('gAMA', words(100_000))),
  },
  { name: 'senseless gamma.png', make: async () => withChunks(await png(), pngChunk('gAMA', words(1))) },
  {
    name: 'animated.png',
    make: async () => withChunks(await png(), pngChunk('acTL', words(2, 0))),
    notes: ['first-frame'],
  },
  { name: 'a page behind it.png', make: async () => Buffer.concat([await png(), Buffer.from('<script>')]) },
];

function namedSrgb(): Buffer {
  const [red, green, blue, white] = [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
    [0.3127, 0.329],
  ] as const;
  const profile = displayProfile({ red, green, blue, white, toLinear: (sample) => sample });
  profile.write('sRGB   ', profile.indexOf('Display'), 'latin1');
  return Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), deflateSync(profile)]);
}

/** Marks the colour of the lower right quarter as seen through. */
function withTransparentKey(content: Buffer): Buffer {
  return withChunks(content, pngChunk('tRNS', Buffer.from(QUARTERS[3]!.flatMap((value) => [0, value]))));
}

export const refusedPngs: RefusedRow[] = [
  { name: 'nothing.png', make: () => Buffer.alloc(0), refusal: 'empty-file' },
  { name: 'text.png', make: () => Buffer.from('hello'), refusal: 'unsupported-format' },
  { name: 'page.png', make: () => Buffer.from('<html></html>'), refusal: 'unsupported-format' },
  { name: 'document.pdf', make: () => Buffer.from('%PDF-1.7\n'), refusal: 'pdf-damaged' },
  // The intact part of a cut file is drawn: damaged-uploads.http.test.ts.
  { name: 'cut at once.png', make: async () => (await png()).subarray(0, 60), refusal: 'corrupt' },
  { name: 'damaged.png', make: async () => flip(await png()), refusal: 'corrupt' },
  { name: 'header alone.png', make: async () => (await png()).subarray(0, 33), refusal: 'corrupt' },
  {
    name: 'no width.png',
    make: async () => Buffer.concat([(await png()).subarray(0, 8), pngChunk('IHDR', Buffer.alloc(13))]),
    refusal: 'corrupt',
  },
  {
    name: 'bright as the sun.png',
    make: async () => withChunks(await png(), pngChunk('cICP', Buffer.from([9, 16, 0, 1]))),
    refusal: 'hdr',
  },
  { name: 'small.png', make: () => flag().resize(15, 15).png().toBuffer(), refusal: 'too-small' },
  { name: 'really a jpeg.png', make: () => flag().jpeg().toBuffer(), refusal: 'wrong-extension' },
];
