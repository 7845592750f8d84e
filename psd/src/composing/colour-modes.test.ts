import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bakePsd } from '../baking/bake-psd.ts';
import type { PsdDocument } from '../document.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';
import {
  block,
  join,
  plane,
  type RawLayer,
  type RawPsd,
  rawPsd,
  sized,
  u16,
  u32,
} from '../testing/raw-psd.ts';
import { toRgb } from '../to-rgb.ts';
import { composePsd } from './compose-psd.ts';

/** Numbers of Photoshop for colour modes. */
const [GREY, CMYK, DUOTONE, LAB] = [1, 4, 8, 9];

const layer = (values: number[], more: RawLayer = {}): RawLayer => ({
  channels: [[-1, plane(255)], ...values.map((value, id): [number, number[]] => [id, plane(value)])],
  ...more,
});

const compose = (file: RawPsd) => composePsd(readPsd(rawPsd(file)));
const refusalOf = (file: RawPsd): string => {
  try {
    compose(file);
    return 'composed';
  } catch (error) {
    return (error as Error).message;
  }
};
const below = layer([200, 100, 50, 150]);
/** Levels of all inks, cyan, magenta, yellow and black: what is dark up to these. */
const levels = (shadows: number[]): Uint8Array =>
  join(u16(2), ...shadows.map((shadow) => join(...[shadow, 255, 0, 255, 100].map(u16))));
/** Curves that turn these inks over. */
const curves = (inks: number[]): Uint8Array =>
  join(
    [0],
    u16(1),
    u32(inks.reduce((bits, ink) => bits + 2 ** ink, 0)),
    ...inks.map(() => join(...[2, 255, 0, 0, 255].map(u16))),
  );

test('inks are blended one by one', () => {
  const { data, black } = compose({
    mode: CMYK,
    channels: 4,
    layers: [below, layer([51, 255, 102, 204], { blend: 'mul ', opacity: 255 })],
  });
  expect([...data.slice(0, 4)]).toEqual([40, 100, 20, 255]);
  expect([...black!.slice(0, 4)]).toEqual([120, 120, 120, 255]);
});

test.each([
  ['posterise', block('post', [0, 2, 0, 0]), [255, 0, 0, 255]],
  ['invert', block('nvrt', []), [55, 155, 205, 105]],
  ['levels', block('levl', levels([0, 0, 0, 0, 128])), [200, 100, 50, 44]],
  ['levels of all inks', block('levl', levels([128, 0, 0, 0, 0])), [145, 0, 0, 44]],
  ['curves', block('curv', curves([1, 4])), [55, 100, 50, 105]],
])('inks are adjusted one by one: %s', (_, blocks, inks) => {
  const adjustment: RawLayer = { bounds: [0, 0, 0, 0], channels: [], blocks };
  const { data, black } = compose({ mode: CMYK, channels: 4, layers: [below, adjustment] });
  expect([...data.slice(0, 3), black![0]]).toEqual(inks);
});

test.each<[string, RawPsd, RegExp]>([
  [
    'a mode that looks at all colours',
    { mode: CMYK, channels: 4, layers: [below, layer([1, 2, 3, 4], { blend: 'hue ' })] },
    /blend mode hue in CMYK/,
  ],
  [
    'a curve drawn by hand',
    {
      layers: [
        layer([1, 2, 3]),
        { bounds: [0, 0, 0, 0], channels: [], blocks: block('curv', join([1], curves([1]).slice(1))) },
      ],
    },
    /curves drawn by hand/,
  ],
  [
    'a mode in Lab',
    { mode: LAB, layers: [below, layer([1, 2, 3], { blend: 'mul ' })] },
    /blend mode multiply in Lab/,
  ],
  [
    'an adjustment in Lab',
    {
      mode: LAB,
      layers: [below, { bounds: [0, 0, 0, 0], channels: [], blocks: block('nvrt', []) }],
    },
    /adjustment invert in Lab/,
  ],
])('refuses %s', (_, file, message) => {
  expect(refusalOf(file)).toMatch(message);
});

test('a duotone is composed in its one grey, Lab in its own values', () => {
  expect([...compose({ mode: DUOTONE, channels: 1, layers: [layer([77])] }).data.slice(0, 4)]).toEqual([
    77, 77, 77, 255,
  ]);
  expect([...compose({ mode: LAB, layers: [layer([200, 120, 90])] }).data.slice(0, 4)]).toEqual([
    200, 120, 90, 255,
  ]);
});

/** Numbers of 32 bits, big-endian. */
const floats = (values: number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setFloat32(index * 4, value);
  return new Uint8Array(view.buffer);
};

/** A row as Photoshop deflates it: the bytes of equal rank together, as differences. */
const predicted = (values: number[]): Uint8Array => {
  const bytes = floats(values);
  const planes = Uint8Array.from(
    bytes,
    (_, at) => bytes[(at % values.length) * 4 + Math.floor(at / values.length)]!,
  );
  return deflateSync(planes.map((value, at) => value - (planes[at - 1] ?? 0)));
};

const light = (values: number[], alpha: number[]): RawPsd => {
  const info = join(
    u16(1),
    ...[0, 0, 1, values.length].map(u32),
    u16(2),
    u16(65_535),
    u32(2 + predicted(alpha).length),
    u16(0),
    u32(2 + predicted(values).length),
    '8BIMnorm',
    [255, 0, 0, 0],
    u32(12),
    sized([]),
    sized([]),
    [1, 'a'.charCodeAt(0), 0, 0],
    u16(3),
    predicted(alpha),
    u16(3),
    predicted(values),
  );
  return {
    depth: 32,
    mode: GREY,
    channels: 1,
    width: values.length,
    height: 1,
    layerSection: sized(join(sized([]), sized([]), block('Lr32', info))),
    composite: join(u16(0), floats(values)),
  };
};

const [BLACK, SHAPE] = [{ k: 90.6 }, { left: 0, top: 0, right: 0, bottom: 0 }];
test.each<[string, PsdDocument['mode'], object, number[]]>([
  ['grey', 'grey', BLACK, [24, 24, 24]],
  ['CMYK', 'cmyk', { c: 100, m: 93.79, y: 3.31, k: 0 }, [0, 16, 247]],
  ['Lab', 'lab', { l: 19.07, a: 52.29, b: -85.08 }, [49, 180, 43]],
  ['RGB', 'rgb', { r: 10, g: 0, b: 178 }, [10, 0, 178]],
])('colours of descriptors in the values of %s', (_, mode, colour, values) => {
  const found = toRgb(colour as Parameters<typeof toRgb>[0], { mode, depth: 8 });
  expect(found?.map((value) => Math.round(value * 255))).toEqual(values);
});

const filled = (style: 'reflected' | 'linear', mask: object): Uint8Array =>
  buildPsd([
    {
      name: 'fill',
      ...SHAPE,
      vectorFill: {
        type: 'solid',
        name: '',
        smoothness: 1,
        colorStops: [0, 1].map((location) => ({
          location,
          midpoint: 0.5,
          color: { r: location * 200, g: 0, b: 0 },
        })),
        opacityStops: [0, 1].map((location) => ({ location, midpoint: 0.5, opacity: 1 })),
        style,
        angle: style === 'linear' ? 0 : 30,
      },
      ...mask,
    },
  ]);

test('a reflected gradient begins in the middle of the document', () => {
  const { data } = composePsd(readPsd(filled('reflected', {})));
  expect([0, 1, 2, 3].map((x) => data[x * 4])).toEqual([0, 41, 100, 159]);
});

test('a gradient fill lies across what its mask shows', () => {
  const imageData = { width: 2, height: 4, data: new Uint8ClampedArray(32).fill(255) };
  const mask = { left: 2, top: 0, right: 4, bottom: 4, defaultColor: 0, imageData };
  const { data } = composePsd(readPsd(filled('linear', { mask })));
  expect([0, 1, 2, 3].map((x) => [data[x * 4], data[x * 4 + 3]])).toEqual([
    [0, 0],
    [0, 0],
    [0, 255],
    [100, 255],
  ]);
});

test('light of 32 bits is coded as sRGB codes it; shares are no light', () => {
  const { data } = compose(light([0, 0.214_041_14, 1, 4], [1, 1, 0.5, 1]));
  expect([...data]).toEqual([0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 128, 255, 255, 255, 255]);
});

test('light that is no number is damage', () => {
  expect(refusalOf(light([Number.NaN], [1]))).toMatch(/pixels that are no numbers/);
});

test.each<[string, RawPsd, string]>([
  ['CMYK', { mode: CMYK, channels: 4, layers: [below] }, 'colour-mode: CMYK document'],
  ['Lab', { mode: LAB, layers: [below] }, 'colour-mode: Lab document'],
  ['light', light([1], [1]), 'colour-mode: 32 bits a channel'],
])('%s is not carried into maps', (_, file, message) => {
  expect(() => [...bakePsd(readPsd(rawPsd(file)), 100)]).toThrow(message);
});

test.each([
  ['alone', [], 'composed'],
  ['over a layer', [below], 'unsupported: a: adjustment gradient map'],
])('an adjustment that is not known changes nothing %s', (_, layers, outcome) => {
  const adjustment: RawLayer = { bounds: [0, 0, 0, 0], channels: [], blocks: block('phfl', photoFilter) };
  expect(refusalOf({ layers: [...layers, adjustment] })).toBe(
    outcome.replace('gradient map', 'photo filter'),
  );
});

/** Version 3, a colour in XYZ, density 25, luminosity kept. */
const photoFilter = join(u16(3), u32(1), u32(1), u32(1), u32(25), [1]);
