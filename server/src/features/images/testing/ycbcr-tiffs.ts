import { tiffHead } from '../../../platform/pictures/formats/tiff/tiff-head.ts';
import type { AcceptedRow, RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flagSamples, type Rgb } from './flag.ts';

const YCBCR = 6;
const COEFFICIENTS = 529;
const FRACTION = 5;
const BT601 = [0.299, 0.587, 0.114] as const;
const BT709 = [0.2126, 0.7152, 0.0722] as const;
const FULL = [0, 255, 128, 255, 128, 255] as const;
const STUDIO = [16, 235, 128, 240, 128, 240] as const;

/** How a file stores its colours, and how it declares that. */
interface Kind {
  coefficients?: readonly number[];
  references?: readonly number[];
  /** Stored with one coefficient of 0, which means nothing. */
  isImpossible?: true;
  isPlanar?: true;
  /** Two by two pixels share their differences. */
  isSubsampled?: true;
}

/** Luminance and differences of a colour, 8 bit each (TIFF 6.0, sections 20 and 21). */
function ycbcrOf([red, green, blue]: Rgb, { coefficients = BT601, references = FULL }: Kind): number[] {
  const [forRed = 0, forGreen = 0, forBlue = 0] = coefficients;
  const [black = 0, white = 0, noBlue = 0, maxBlue = 0, noRed = 0, maxRed = 0] = references;
  const y = forRed * red + forGreen * green + forBlue * blue;
  const stored = [
    black + (y * (white - black)) / 255,
    noBlue + (((blue - y) / (2 - 2 * forBlue)) * (maxBlue - noBlue)) / 127,
    noRed + (((red - y) / (2 - 2 * forRed)) * (maxRed - noRed)) / 127,
  ];
  return stored.map(Math.round);
}

function ycbcrTiff(kind: Kind): Buffer {
  const pixels = flagSamples((colour) => ycbcrOf(colour, kind));
  const plane = (index: number) => pixels.filter((_, at) => at % 3 === index);
  const samples = kind.isSubsampled ? shared(pixels) : kind.isPlanar ? [0, 1, 2].flatMap(plane) : pixels;
  const strips = kind.isPlanar ? new Array<number>(3).fill(samples.length / 3) : [samples.length];
  const shares = kind.isImpossible ? [0, 0.5, 0.5] : kind.coefficients;
  const fractions = shares?.flatMap((share) => [Math.round(share * 10_000), 10_000]);
  const head = tiffHead(strips, [
    { tag: 256, type: 'long', values: [FLAG_WIDTH] },
    { tag: 257, type: 'long', values: [FLAG_HEIGHT] },
    { tag: 258, type: 'short', values: [8, 8, 8] },
    { tag: 259, type: 'short', values: [1] },
    { tag: 262, type: 'short', values: [YCBCR] },
    { tag: 277, type: 'short', values: [3] },
    { tag: 278, type: 'long', values: [FLAG_HEIGHT] },
    { tag: 284, type: 'short', values: [kind.isPlanar ? 2 : 1] },
    { tag: 530, type: 'short', values: kind.isSubsampled ? [2, 2] : [1, 1] },
    ...(fractions ? [{ tag: COEFFICIENTS, type: 'long' as const, values: fractions }] : []),
    ...(kind.references ? [{ tag: 532, type: 'long' as const, values: kind.references }] : []),
  ]);
  return Buffer.concat([asFractions(head), Uint8Array.from(samples)]);
}

/** Says that the numbers of the coefficients are three fractions, as files do. */
function asFractions(head: Buffer): Buffer {
  for (let entry = 10; entry < 10 + head.readUInt16BE(8) * 12; entry += 12) {
    if (head.readUInt16BE(entry) !== COEFFICIENTS) continue;
    head.writeUInt16BE(FRACTION, entry + 2);
    head.writeUInt32BE(head.readUInt32BE(entry + 4) / 2, entry + 4);
  }
  return head;
}

/** Units of two by two pixels: their luminances, then the differences of the first. */
function shared(pixels: readonly number[]): number[] {
  const samples: number[] = [];
  const at = (x: number, y: number) => (y * FLAG_WIDTH + x) * 3;
  for (let y = 0; y < FLAG_HEIGHT; y += 2)
    for (let x = 0; x < FLAG_WIDTH; x += 2) {
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        samples.push(pixels[at(x + right, y + down)]!);
      samples.push(pixels[at(x, y) + 1]!, pixels[at(x, y) + 2]!);
    }
  return samples;
}

const KINDS: [name: string, kind: Kind][] = [
  ['YCbCr', {}],
  ['YCbCr of BT.709', { coefficients: BT709 }],
  ['YCbCr with room at both ends', { references: STUDIO }],
  ['YCbCr of BT.709 with room at both ends', { coefficients: BT709, references: STUDIO }],
  ['YCbCr in planes', { isPlanar: true }],
  ['YCbCr, subsampled', { isSubsampled: true }],
  ['YCbCr of BT.709, subsampled', { isSubsampled: true, coefficients: BT709 }],
  ['YCbCr with room, subsampled', { isSubsampled: true, references: STUDIO }],
];

export const acceptedYcbcrTiffs: AcceptedRow[] = KINDS.map(([name, kind]) => ({
  name: `${name}.tif`,
  make: () => ycbcrTiff(kind),
  tolerance: 3,
}));

export const refusedYcbcrTiffs: RefusedRow[] = [
  {
    name: 'YCbCr of no coefficients that can be meant.tif',
    make: () => ycbcrTiff({ isImpossible: true }),
    refusal: 'corrupt',
  },
  {
    name: 'YCbCr in planes, subsampled.tif',
    make: () => ycbcrTiff({ isPlanar: true, isSubsampled: true }),
    refusal: 'convert-first',
  },
];
