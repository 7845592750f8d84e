import { displayProfile } from '../../../platform/pictures/formats/display-profile.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildBmp } from './build-bmp.ts';
import { type AcceptedRow, cut, type RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flag, QUARTERS, quarterAt, type Rgb } from './flag.ts';

const packed = ([red, green, blue]: Rgb, alpha = 0) =>
  ((alpha << 24) | (red << 16) | (green << 8) | blue) >>> 0;
const quarter = (_colour: Rgb, x: number, y: number) => quarterAt(x, y);
const BLACK_AND_WHITE = [0, 255, 255, 0].map((value) => [value, value, value] as const);
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`);
const frames = async () => [await flag().png().toBuffer(), await flag().negate().png().toBuffer()];

/** sRGB, its first two primaries swapped. */
const swapped = () =>
  displayProfile({
    red: [0.3, 0.6],
    green: [0.64, 0.33],
    blue: [0.15, 0.06],
    white: [0.3127, 0.329],
    toLinear: (sample) => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4),
  });

/** Rows from the lowest up, as files have them. */
const lowestFirst = (row: (y: number) => number[]) =>
  Buffer.from([
    ...Array.from({ length: FLAG_HEIGHT }, (_, index) => row(FLAG_HEIGHT - 1 - index)).flatMap((bytes) => [
      ...bytes,
      0,
      0,
    ]),
    0,
    1,
  ]);
/** Each quarter of a row is one run. */
const runs = (bits: 4 | 8) =>
  lowestFirst((y) =>
    [0, FLAG_WIDTH / 2].flatMap((x) => [FLAG_WIDTH / 2, quarterAt(x, y) * (bits === 4 ? 17 : 1)]),
  );
/** An odd number of single pixels, which take an even number of bytes, then a run. */
const singles = () =>
  lowestFirst((y) => {
    const row = Array.from({ length: FLAG_WIDTH }, (_, x) => quarterAt(x, y));
    const right = FLAG_WIDTH / 2;
    return [0, right - 1, ...row.slice(0, right - 1), 0, 1, row[right - 1]!, right, row[right]!];
  });
function withRuns(bits: 4 | 8, content: Buffer): Buffer {
  const plain = buildBmp({ bits, pixel: () => 0, palette: QUARTERS, compression: bits === 8 ? 1 : 2 });
  return Buffer.concat([plain.subarray(0, plain.readUInt32LE(10)), content]);
}

export const acceptedBitmaps: AcceptedRow[] = [
  { name: 'plain.gif', make: () => flag().gif().toBuffer() },
  { name: 'cut out.gif', make: () => flag(0).gif().toBuffer(), alpha: 0 },
  {
    name: 'animated.gif',
    make: async () =>
      sharp(await frames(), { join: { animated: true } })
        .gif()
        .toBuffer(),
    notes: ['first-frame'],
    // Both frames share 256 colours.
    tolerance: 4,
  },
  { name: '24 bits.bmp', make: () => buildBmp({ bits: 24, pixel: (colour) => packed(colour) }) },
  {
    name: 'top down.bmp',
    make: () => buildBmp({ bits: 24, pixel: (colour) => packed(colour), isTopDown: true }),
  },
  {
    name: '32 bits, the last 8 spare.bmp',
    make: () => buildBmp({ bits: 32, pixel: (colour) => packed(colour) }),
  },
  {
    name: '32 bits with alpha.bmp',
    make: () =>
      buildBmp({
        bits: 32,
        pixel: (colour, x, y) => packed(colour, quarterAt(x, y) === 3 ? 128 : 255),
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
      }),
    alpha: 128,
  },
  {
    name: 'a profile whose red is green.bmp',
    make: () =>
      buildBmp({ bits: 24, pixel: ([red, green, blue]) => packed([green, red, blue]), profile: swapped() }),
    notes: ['colour-profile'],
  },
  {
    name: '16 bits.bmp',
    make: () => buildBmp({ bits: 16, pixel: ([r, g, b]) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3) }),
    tolerance: 8,
  },
  {
    name: '16 bits, more of green.bmp',
    make: () =>
      buildBmp({
        bits: 16,
        pixel: ([r, g, b]) => ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3),
        masks: [0xf800, 0x7e0, 0x1f],
      }),
    tolerance: 8,
  },
  { name: '256 colours.bmp', make: () => buildBmp({ bits: 8, pixel: quarter, palette: QUARTERS }) },
  { name: '16 colours.bmp', make: () => buildBmp({ bits: 4, pixel: quarter, palette: QUARTERS }) },
  { name: 'runs of 256 colours.bmp', make: () => withRuns(8, runs(8)) },
  { name: 'runs of 16 colours.bmp', make: () => withRuns(4, runs(4)) },
  { name: 'single pixels between runs.bmp', make: () => withRuns(8, singles()) },
  {
    name: '24 bits of OS 2.bmp',
    make: () => buildBmp({ bits: 24, pixel: (colour) => packed(colour), headerBytes: 12 }),
  },
  {
    name: '256 colours of OS 2.bmp',
    make: () => buildBmp({ bits: 8, pixel: quarter, palette: QUARTERS, headerBytes: 12 }),
  },
  {
    name: 'more colours than are named.bmp',
    make: () =>
      buildBmp({ bits: 4, pixel: quarter, palette: Array.from({ length: 20 }, (_, n) => QUARTERS[n % 4]!) }),
  },
  {
    name: '2 colours.bmp',
    make: () =>
      buildBmp({
        bits: 1,
        pixel: (_colour, x, y) => ([1, 2].includes(quarterAt(x, y)) ? 1 : 0),
        palette: [
          [0, 0, 0],
          [255, 255, 255],
        ],
      }),
    colours: BLACK_AND_WHITE,
  },
];

export const refusedBitmaps: RefusedRow[] = [
  { name: 'cut.gif', make: async () => cut(await flag().gif().toBuffer()), refusal: 'corrupt' },
  {
    name: 'cut.bmp',
    make: () => cut(buildBmp({ bits: 24, pixel: (colour) => packed(colour) })),
    refusal: 'corrupt',
  },
  {
    name: 'runs that leave out pixels.bmp',
    make: () => withRuns(8, Buffer.from([0, 2, 5, 0, 0, 1])),
    refusal: 'convert-first',
  },
  { name: 'runs that end.bmp', make: () => withRuns(8, Buffer.from([40, 0])), refusal: 'corrupt' },
  {
    name: 'a run beyond its row.bmp',
    make: () => withRuns(8, Buffer.from([48, 0, 0, 0, 0, 1])),
    refusal: 'corrupt',
  },
  {
    name: 'a PNG inside.bmp',
    make: () => buildBmp({ bits: 24, pixel: () => 0, compression: 5 }),
    refusal: 'convert-first',
  },
  {
    name: '2 bits.bmp',
    make: () => {
      const content = buildBmp({ bits: 4, pixel: () => 0, palette: QUARTERS });
      content.writeUInt16LE(2, 28);
      return content;
    },
    refusal: 'convert-first',
  },
  {
    name: 'too wide.bmp',
    make: () => {
      const content = Buffer.alloc(200_000);
      buildBmp({ bits: 1, pixel: () => 0, palette: [[0, 0, 0]] }).copy(content);
      content.writeInt32LE(30_001, 18);
      return content;
    },
    refusal: 'too-large',
  },
  { name: 'script.svg', make: () => svg('<script>alert(1)</script>'), refusal: 'unsafe-svg' },
  {
    name: 'elsewhere.svg',
    make: () => svg('<image href="http://example.com/a.png"/>'),
    refusal: 'unsafe-svg',
  },
  {
    name: 'unfinished.svg',
    make: () => Buffer.from('<svg width="100" height="100"><g>'),
    refusal: 'corrupt',
  },
  {
    name: 'flat.svg',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="1"/>'),
    refusal: 'too-small',
  },
  {
    name: `no picture ${FLAG_WIDTH}x${FLAG_HEIGHT}.ico`,
    make: () => Buffer.from([0, 0, 1, 0, 1, 0, 40, 30]),
    refusal: 'unsupported-format',
  },
];
