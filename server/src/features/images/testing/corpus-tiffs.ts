import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildTiff, withTiffField } from './build-tiff.ts';
import { type AcceptedRow, cut, PRESS_TOLERANCE, type RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flag, flagSamples } from './flag.ts';
import { labOf } from './lab-of.ts';
import { acceptedYcbcrTiffs, refusedYcbcrTiffs } from './ycbcr-tiffs.ts';

const rgb = () => Uint8Array.from(flagSamples((colour) => [...colour]));

/** The colours with one more channel that is 90 everywhere, and what that channel is said to be. */
const withChannel = (samples: readonly number[], photometric: number, meaning: number | null) => {
  const channels = samples.length / (FLAG_WIDTH * FLAG_HEIGHT);
  const wider = Array.from({ length: (samples.length / channels) * (channels + 1) }, (_, at) =>
    at % (channels + 1) === channels
      ? 90
      : samples[Math.floor(at / (channels + 1)) * channels + (at % (channels + 1))]!,
  );
  const field = { tag: 338, type: 'short' as const, values: [meaning ?? 0] };
  return Buffer.from(buildTiff(Uint8Array.from(wider), photometric, meaning === null ? [] : [field]));
};

/** Lab of 16 bits, opaque; the upper byte of each sample is that of 8 bits. */
const lab16 = () => {
  const samples = flagSamples(labOf).flatMap((value, at) =>
    at % 3 === 2 ? [value, 0, 255, 255] : [value, 0],
  );
  const more = [{ tag: 338, type: 'short' as const, values: [2] }];
  return buildTiff(Uint8Array.from(samples), 8, more, 16);
};

/** Two pages, the second one black. */
const pages = () => {
  const samples = Buffer.concat([rgb(), Buffer.alloc(FLAG_WIDTH * FLAG_HEIGHT * 3)]);
  const raw = { width: FLAG_WIDTH, height: FLAG_HEIGHT * 2, channels: 3, pageHeight: FLAG_HEIGHT } as const;
  return sharp(samples, { raw }).tiff({ compression: 'lzw' }).toBuffer();
};

export const acceptedTiffs: AcceptedRow[] = [
  { name: 'plain.tif', make: () => Buffer.from(buildTiff(rgb(), 2)) },
  ...(['none', 'lzw', 'deflate', 'packbits'] as const).map((compression) => ({
    name: `${compression}.tif`,
    make: () => flag().tiff({ compression }).toBuffer(),
  })),
  {
    name: 'jpeg inside.tif',
    make: () => flag().tiff({ compression: 'jpeg', quality: 100 }).toBuffer(),
    tolerance: 4,
  },
  {
    name: 'tiles.tif',
    make: () => flag().tiff({ compression: 'lzw', tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
  },
  { name: 'beyond 4 GB.tif', make: () => flag().tiff({ compression: 'lzw', bigtiff: true }).toBuffer() },
  { name: 'alpha.tif', make: () => flag(128).tiff({ compression: 'lzw' }).toBuffer(), alpha: 128 },
  {
    name: '16 bit.tif',
    make: () => flag().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
    notes: ['sixteen-bit'],
  },
  {
    name: '16 bit Display P3.tif',
    make: () => flag().toColourspace('rgb16').withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer(),
    notes: ['colour-profile', 'sixteen-bit'],
  },
  {
    name: 'CMYK.tif',
    make: () => flag().withIccProfile('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
    notes: ['cmyk'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'CMYK without profile.tif',
    make: () => flag().toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
    notes: ['cmyk-untagged'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'Lab.tif',
    make: () => buildTiff(Uint8Array.from(flagSamples(labOf)), 8),
    notes: ['colour-profile'],
    tolerance: 4,
  },
  { name: '16 bit Lab with alpha.tif', make: lab16, notes: ['colour-profile', 'sixteen-bit'], tolerance: 4 },
  ...[0, 999, null].map((meaning) => ({
    name: `channel that says ${meaning} of itself.tif`,
    make: () => withChannel([...rgb()], 2, meaning),
    notes: ['extra-channels'],
  })),
  {
    name: 'Lab with a spot colour.tif',
    make: () => withChannel(flagSamples(labOf), 8, 0),
    notes: ['colour-profile', 'extra-channels'],
    tolerance: 4,
  },
  {
    name: 'layers.tif',
    make: () =>
      buildTiff(rgb(), 2, [
        {
          tag: 37_724,
          type: 'bytes',
          values: Buffer.from('Adobe Photoshop Document Data Block\0', 'latin1'),
        },
      ]),
    notes: ['layers-merged'],
  },
  {
    name: 'on its side.tif',
    make: async () =>
      sharp(await flag().rotate(270).png().toBuffer())
        .withMetadata({ orientation: 6 })
        .tiff({ compression: 'lzw' })
        .toBuffer(),
    notes: ['turned'],
  },
  { name: 'pages.tif', make: pages, notes: ['first-frame'] },
  ...acceptedYcbcrTiffs,
];

/** What a field must say for the file to be of a kind that no program shows like another. */
const otherKinds: [string, number, number][] = [
  ['LZMA', 259, 34_925],
  ['Zstandard', 259, 50_000],
  ['old-style JPEG', 259, 6],
  ['an unknown compression', 259, 65_000],
  ['12 bits', 258, 12],
  ['32 bits', 258, 32],
  ['raw camera data', 262, 32_803],
];

export const refusedTiffs: RefusedRow[] = [
  ...refusedYcbcrTiffs,
  ...otherKinds.map(([name, tag, value]) => ({
    name: `${name}.tif`,
    make: () => withTiffField(buildTiff(rgb(), 2), tag, value),
    refusal: 'convert-first',
  })),
  ...[2, 3, 6].map((format) => ({
    name: `sample format ${format}.tif`,
    make: () => buildTiff(rgb(), 2, [{ tag: 339, type: 'short', values: [format] }]),
    refusal: 'convert-first',
  })),
  { name: 'cut.tif', make: () => cut(buildTiff(rgb(), 2)), refusal: 'corrupt' },
  { name: 'cut Lab.tif', make: () => cut(buildTiff(rgb(), 8)), refusal: 'corrupt' },
  { name: 'no directory.tif', make: () => buildTiff(rgb(), 2).subarray(0, 8), refusal: 'corrupt' },
];
