import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildPsd } from './build-psd.ts';
import { type AcceptedRow, cut, PRESS_TOLERANCE, type RefusedRow } from './corpus-row.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, flag, flagSamples, QUARTERS, quarterAt, type Rgb } from './flag.ts';
import { labOf } from './lab-of.ts';

/** Samples pixel by pixel, taken apart into planes. */
function planesOf(samples: ArrayLike<number>): Uint8Array[] {
  const channels = samples.length / (FLAG_WIDTH * FLAG_HEIGHT);
  return Array.from({ length: channels }, (_, channel) =>
    Uint8Array.from(
      { length: FLAG_WIDTH * FLAG_HEIGHT },
      (_unused, index) => samples[index * channels + channel]!,
    ),
  );
}
const rgb = () => planesOf(flagSamples((colour) => [...colour]));
const grey = ([red, green, blue]: Rgb) => Math.round((red + green + blue) / 3);
const GREYS = QUARTERS.map((colour) => [grey(colour), grey(colour), grey(colour)] as const);
const BLACK_AND_WHITE = [0, 255, 255, 0].map((value) => [value, value, value] as const);
/** Transparency as Photoshop stores it: colours on white, seen through by `alpha`. */
const matted = (alpha: number, isMixed: boolean) =>
  planesOf(
    flagSamples((colour, x, y) => {
      const cover = quarterAt(x, y) === 3 ? alpha : 255;
      const mixed = colour.map((value) => Math.round(isMixed ? 255 - ((255 - value) * cover) / 255 : value));
      return [...mixed, cover];
    }),
  );
const deep = (planes: Uint8Array[]) =>
  planes.map((plane) => Uint8Array.from({ length: plane.length * 2 }, (_, at) => plane[at >> 1]!));
async function cmyk() {
  const content = await flag().withIccProfile('cmyk').tiff({ compression: 'none' }).toBuffer();
  const { icc } = await sharp(content).metadata();
  const inks = await sharp(content, { ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
  return { planes: planesOf(inks.map((ink) => 255 - ink)), profile: icc! };
}

const lab = () =>
  planesOf(
    flagSamples((colour) => {
      const [l = 0, a = 0, b = 0] = labOf(colour);
      return [l, a ^ 128, b ^ 128];
    }),
  );
const palette = () => {
  const colours = Buffer.alloc(768);
  for (const [index, colour] of QUARTERS.entries())
    for (const [channel, value] of colour.entries()) colours[channel * 256 + index] = value;
  return colours;
};
const indexes = () => planesOf(flagSamples((_colour, x, y) => [quarterAt(x, y)]));
/** One bit a pixel, black where set. */
const bits = () =>
  Uint8Array.from({ length: FLAG_HEIGHT * (FLAG_WIDTH / 8) }, (_, at) => {
    const y = Math.floor(at / (FLAG_WIDTH / 8));
    const x = (at % (FLAG_WIDTH / 8)) * 8;
    return [...Array(8).keys()].reduce(
      (byte, bit) => byte | ([0, 3].includes(quarterAt(x + bit, y)) ? 128 >> bit : 0),
      0,
    );
  });

export const acceptedPsds: AcceptedRow[] = [
  { name: 'flat.psd', make: () => buildPsd({ mode: 3, planes: rgb() }) },
  { name: 'packed.psd', make: () => buildPsd({ mode: 3, planes: rgb(), isPacked: true }) },
  { name: 'large.psb', make: () => buildPsd({ mode: 3, planes: rgb(), isPacked: true, isLarge: true }) },
  {
    name: 'layers.psd',
    make: () => buildPsd({ mode: 3, planes: rgb(), layers: 3, isPacked: true }),
    notes: ['layers-merged'],
  },
  {
    name: 'a saved selection is no transparency.psd',
    make: () =>
      buildPsd({ mode: 3, planes: [...rgb(), new Uint8Array(FLAG_WIDTH * FLAG_HEIGHT)], layers: 2 }),
    notes: ['layers-merged'],
  },
  {
    name: 'half seen through, mixed with white.psd',
    make: () => buildPsd({ mode: 3, planes: matted(128, true), layers: -1, isPacked: true }),
    notes: ['layers-merged'],
    alpha: 128,
    tolerance: 4,
  },
  {
    name: 'half seen through, as other programs store it.psd',
    make: () => buildPsd({ mode: 3, planes: matted(40, false).map(darken), layers: -1 }),
    notes: ['layers-merged'],
    alpha: 40,
    colours: [...QUARTERS.slice(0, 3), [60, 60, 60]],
  },
  {
    name: '16 bit.psd',
    make: () => buildPsd({ mode: 3, depth: 16, planes: deep(rgb()) }),
    notes: ['sixteen-bit'],
  },
  {
    name: '16 bit, seen through.psd',
    make: () => buildPsd({ mode: 3, depth: 16, planes: deep(matted(128, true)), layers: -2, isPacked: true }),
    notes: ['sixteen-bit', 'layers-merged'],
    alpha: 128,
    tolerance: 4,
  },
  {
    name: 'CMYK.psd',
    make: async () => buildPsd({ mode: 4, ...(await cmyk()) }),
    notes: ['cmyk'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'CMYK packed, with a spot channel.psd',
    make: async () => {
      const { planes, profile } = await cmyk();
      return buildPsd({ mode: 4, planes: [...planes, planes[0]!], profile, isPacked: true });
    },
    notes: ['cmyk'],
    tolerance: PRESS_TOLERANCE,
  },
  {
    name: 'a spot colour.psd',
    make: () =>
      buildPsd({ mode: 3, planes: [...rgb(), new Uint8Array(FLAG_WIDTH * FLAG_HEIGHT)], channelKinds: [2] }),
    notes: ['extra-channels'],
  },
  {
    name: 'saved selections that say so.psd',
    make: () =>
      buildPsd({
        mode: 3,
        planes: [...rgb(), new Uint8Array(FLAG_WIDTH * FLAG_HEIGHT)],
        channelKinds: [0, 1],
      }),
  },
  {
    name: 'Lab.psd',
    make: () => buildPsd({ mode: 9, planes: lab() }),
    notes: ['colour-profile'],
    tolerance: 4,
  },
  {
    name: 'Lab packed.psd',
    make: () => buildPsd({ mode: 9, planes: lab(), isPacked: true }),
    notes: ['colour-profile'],
    tolerance: 4,
  },
  {
    name: 'grey.psd',
    make: () =>
      buildPsd({ mode: 1, planes: planesOf(flagSamples((colour) => [grey(colour)])), isPacked: true }),
    colours: GREYS,
  },
  {
    name: 'palette.psd',
    make: () => buildPsd({ mode: 2, planes: indexes(), palette: palette(), isPacked: true }),
  },
  {
    name: 'black and white.psd',
    make: () => buildPsd({ mode: 0, depth: 1, planes: [bits()], isPacked: true }),
    colours: BLACK_AND_WHITE,
  },
];

/** The quarter that is seen through becomes darker than any mix with white. */
function darken(plane: Uint8Array, channel: number): Uint8Array {
  return channel === 3
    ? plane
    : plane.map((value, at) => (quarterAt(at % FLAG_WIDTH, Math.floor(at / FLAG_WIDTH)) === 3 ? 60 : value));
}

export const refusedPsds: RefusedRow[] = [
  {
    name: 'without a merged picture.psd',
    make: () => buildPsd({ mode: 3, planes: rgb(), layers: 2, hasMerged: false }),
    refusal: 'psd-not-readable',
  },
  {
    name: 'zipped.psd',
    make: () => buildPsd({ mode: 3, planes: rgb(), compression: 2 }),
    refusal: 'psd-not-readable',
  },
  {
    name: '32 bit.psd',
    make: () => buildPsd({ mode: 3, depth: 32, planes: rgb() }),
    refusal: 'psd-not-readable',
  },
  {
    name: 'spot colours alone.psd',
    make: () => buildPsd({ mode: 7, planes: rgb() }),
    refusal: 'psd-not-readable',
  },
  { name: 'cut.psd', make: () => cut(buildPsd({ mode: 3, planes: rgb() })), refusal: 'corrupt' },
  {
    name: 'rows longer than the file.psd',
    make: () => {
      const content = buildPsd({ mode: 3, planes: rgb(), isPacked: true });
      // The table of row lengths begins behind the mark of compression.
      content.writeUInt16BE(60_000, content.lastIndexOf(Buffer.from([0, 1, 0])) + 2);
      return content;
    },
    refusal: 'corrupt',
  },
  { name: 'head.psd', make: () => Buffer.from('8BPS\0\x01', 'latin1'), refusal: 'corrupt' },
];
