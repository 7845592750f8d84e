import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildTiff } from './build-tiff.ts';
import { type AcceptedRow, cut, PRESS_TOLERANCE, type RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flag, flagSamples } from './flag.ts';
import { labOf } from './lab-of.ts';

const rgb = () => Uint8Array.from(flagSamples((colour) => [...colour]));

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
];

export const refusedTiffs: RefusedRow[] = [
  { name: 'cut.tif', make: () => cut(buildTiff(rgb(), 2)), refusal: 'corrupt' },
  { name: 'cut Lab.tif', make: () => cut(buildTiff(rgb(), 8)), refusal: 'corrupt' },
  { name: 'no directory.tif', make: () => buildTiff(rgb(), 2).subarray(0, 8), refusal: 'corrupt' },
];
