import { deflateSync } from 'node:zlib';
import type { Layer } from 'ag-psd';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import type { PsdLayer } from '../document.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { buildMockupPsd } from '../testing/build-mockup-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { join, plane, rawPsd, u32 } from '../testing/raw-psd.ts';
import { ByteReader } from './byte-reader.ts';
import { decodeChannel } from './decode-channel.ts';
import { READ_LIMITS } from './read-limits.ts';
import { readPsd } from './read-psd.ts';

const flat = (layers: PsdLayer[]): PsdLayer[] =>
  layers.flatMap((layer) => [layer, ...(layer.kind === 'group' ? flat(layer.layers) : [])]);

const file = (psb = false): Uint8Array =>
  buildPsd(
    [
      buildLayer([10, 20, 30, 255], { name: 'paper' }),
      {
        name: '杯子',
        opened: true,
        children: [
          buildLayer([1, 2, 3, 128], { name: 'art', left: 1, top: 1, right: 3, bottom: 3, opacity: 0.4 }),
        ],
      },
    ],
    {},
    psb,
  );

test.each([
  ['PSD', false],
  ['PSB', true],
])('reads the layers of a %s', (_, psb) => {
  const { width, height, depth, mode, layers } = readPsd(file(psb));
  expect({ width, height, depth, mode }).toEqual({ width: 4, height: 4, depth: 8, mode: 'rgb' });
  expect(layers.map(({ name, kind }) => [name, kind])).toEqual([
    ['paper', 'pixels'],
    ['杯子', 'group'],
  ]);
  const group = layers[1]!;
  expect(group.kind === 'group' && group.layers[0]).toMatchObject({
    path: '杯子 / art',
    opacity: 0.4,
    blend: 'normal',
    pixels: { bounds: { left: 1, top: 1, right: 3, bottom: 3 }, full: 255 },
  });
});

test('text that ag-psd does not understand is printed nowhere', () => {
  const bytes = buildPsd([buildLayer([0, 0, 0, 255], { text: { text: 'A' } })]);
  const at = Buffer.from(bytes).indexOf('/EngineDict');
  expect(at).toBeGreaterThan(0);
  bytes.fill(63, at, at + 1);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  readPsd(bytes);
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

test.each(['SoLd', 'SoLE'])('a smart object whose block %s cannot be read says so', (block) => {
  const bytes = Buffer.from(buildMockupPsd());
  const at = bytes.indexOf('SoLd');
  bytes.write(block, at, 'latin1');
  const designOf = () => flat(readPsd(bytes).layers).find(({ name }) => name === 'Your design')!;
  expect(designOf().unsupported.map(({ feature }) => feature)).toEqual([]);
  // The type inside the block, behind its length.
  expect(bytes.toString('latin1', at + 8, at + 12)).toBe('soLD');
  bytes.write('????', at + 8, 'latin1');
  const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(designOf().unsupported.map(({ feature }) => feature)).toContain(
    `block ${block} that cannot be read`,
  );
  print.mockRestore();
});

/** A damaged byte at a place, counted from the start. */
const changed = (at: number, ...values: number[]): Uint8Array => {
  const bytes = file().slice();
  bytes.set(values, at);
  return bytes;
};

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'no-psd: no Photoshop signature'],
  ['another file', new TextEncoder().encode('GIF89a'.repeat(9)), 'no-psd: no Photoshop signature'],
  ['another version', changed(4, 0, 9), 'no-psd: version 9'],
  ['no width', changed(18, 0, 0, 0, 0), 'damaged: a size of 0 × 4'],
  ['too many pixels', changed(14, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30), 'too-large: 30000 × 30000 pixels'],
  ['many channels', changed(24, 0, 7), 'colour-mode: multichannel document'],
  ['CMYK without black', changed(24, 0, 4), 'damaged: a layer without all its colours'],
  ['7 bits', changed(22, 0, 7), 'damaged: 7 bits a channel'],
])('refuses %s with the true reason', (_, bytes, message) => {
  expect(() => readPsd(bytes)).toThrow(message);
});

test.each<[string, Partial<typeof READ_LIMITS>, string]>([
  ['bytes', { bytes: 100 }, 'too-large: a file of '],
  ['pixels', { pixels: 15 }, 'too-large: 4 × 4 pixels'],
  ['layers', { layers: 3 }, 'too-large: 4 layers'],
  ['decoded bytes', { decodedBytes: 70 }, 'too-large: 80 bytes of layers'],
  ['nesting', { nesting: 1 }, 'too-large: groups nested 2 deep'],
])('holds the limit of %s', (_, limits, message) => {
  expect(() => readPsd(file(), { ...READ_LIMITS, ...limits })).toThrow(message);
});

const masked = (size: number): Uint8Array => {
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const mask = { left: 0, top: 0, right: size, bottom: size, imageData: { width: size, height: size, data } };
  return buildPsd([buildLayer([1, 2, 3, 255], { mask })]);
};

test('masks count as decoded bytes', () => {
  const limits = { ...READ_LIMITS, decodedBytes: 200 };
  expect(readPsd(masked(8), limits).layers[0]?.masks).toHaveLength(1);
  expect(() => readPsd(masked(20), limits)).toThrow('too-large: 464 bytes of layers and masks');
});

const grey = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(128) };
const square = { left: 0, top: 0, right: 4, bottom: 4, imageData: grey };
const around = [0, 0, 4, 0, 4, 4, 0, 4];
const shape: Layer = {
  vectorFill: { type: 'color', color: { r: 1, g: 2, b: 3 } },
  vectorMask: {
    paths: [
      {
        open: false,
        fillRule: 'even-odd',
        operation: 'combine',
        knots: [0, 2, 4, 6].map((at) => ({
          linked: true,
          points: [0, 1, 2].flatMap(() => around.slice(at, at + 2)),
        })),
      },
    ],
  },
};

const line: Layer['vectorStroke'] = { strokeEnabled: true, lineWidth: { units: 'Pixels', value: 1 } };
const overlay: Layer['effects'] = {
  solidFill: [{ enabled: true, blendMode: 'normal', opacity: 1, color: { r: 9, g: 9, b: 9 } }],
};

test.each<[string, Layer, Layer[], boolean]>([
  ['alone', { vectorStroke: line }, [], true],
  [
    'that is off, with what is clipped to it',
    { vectorStroke: { ...line, strokeEnabled: false } },
    [{ clipping: true }],
    true,
  ],
  ['with what is clipped to it', { vectorStroke: line }, [{ clipping: true }], false],
  ['with a colour overlay', { vectorStroke: line, effects: overlay }, [], false],
  ['without a line, with a colour overlay', { effects: overlay }, [], true],
])('a shape with a line %s', (_, more, above, isComposed) => {
  const layers = [{ ...shape, ...more }, ...above].map((layer) => buildLayer([1, 2, 3, 255], layer));
  const compose = () => composePsd(readPsd(buildPsd(layers)));
  if (isComposed) compose();
  else expect(compose).toThrow('unsupported: layer: stroke of a shape');
});

test.each<[string, Layer, string[], number]>([
  ['a feather', { mask: { ...square, userMaskFeather: 3 } }, ['mask feather'], 1],
  ['a feather of a mask that is off', { mask: { ...square, userMaskFeather: 3, disabled: true } }, [], 0],
  [
    'a feather of a mask that hides nothing',
    { mask: { ...square, userMaskFeather: 3, userMaskDensity: 0 } },
    [],
    1,
  ],
  [
    'a feather of a mask that is white everywhere',
    { mask: { left: 0, top: 0, right: 0, bottom: 0, defaultColor: 255, userMaskFeather: 3 } },
    [],
    0,
  ],
  [
    'a feather of a mask that is black everywhere',
    { mask: { left: 0, top: 0, right: 0, bottom: 0, defaultColor: 0, userMaskFeather: 3 } },
    ['mask feather'],
    1,
  ],
  ['a shape', shape, [], 0],
  [
    'a shape that its mask hides in part',
    { ...shape, mask: { fromVectorData: true, vectorMaskDensity: 0.8 } },
    ['vector mask density of a shape'],
    0,
  ],
])('%s', (_, more, features, masks) => {
  const [layer] = readPsd(buildPsd([buildLayer([1, 2, 3, 255], more)])).layers;
  expect(layer!.unsupported.map(({ feature }) => feature)).toEqual(features);
  expect(layer!.masks).toHaveLength(masks);
});

test.each([
  [-(2 ** 31), 2 ** 31 - 1],
  [0, 30_001],
])('a mask larger than any document is refused: rows %i to %i', (top, bottom) => {
  const bytes = masked(77);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let changes = 0;
  for (let at = 0; at + 16 <= bytes.length; at += 1) {
    if ([0, 0, 77, 77].some((value, i) => view.getInt32(at + 4 * i) !== value)) continue;
    view.setInt32(at, top);
    view.setInt32(at + 8, bottom);
    changes += 1;
  }
  expect(changes).toBe(1);
  expect(() => readPsd(bytes)).toThrow(/^damaged: (a mask of impossible size|Invalid mask size)/);
});

test('a file cut anywhere is refused or composed, never another error', () => {
  const bytes = file();
  for (let length = 0; length < bytes.length; length += 7) expectReason(bytes.slice(0, length));
});

test('hundreds of changed files are refused or composed, never another error', () => {
  const bytes = file();
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const damaged = bytes.slice();
      for (const [at, value] of changes) damaged[at] = value;
      expectReason(damaged);
    }),
    { numRuns: 300, seed: 23 },
  );
});

function expectReason(bytes: Uint8Array): void {
  try {
    composePsd(readPsd(bytes, { ...READ_LIMITS, pixels: 10_000, decodedBytes: 1_000_000 }));
  } catch (error) {
    if (!(error instanceof PsdRefusal)) throw error;
    expect(error.parts.length).toBeGreaterThan(0);
  }
}

const size = { width: 3, height: 2, depth: 8, isLarge: false } as const;
const decode = (bytes: number[], more: object = {}): number[] => [
  ...decodeChannel(new ByteReader(Uint8Array.from(bytes)), { ...size, ...more }),
];

test.each<[string, number[], number[], object?]>([
  ['raw', [0, 0, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
  ['run lengths', [0, 1, 0, 2, 0, 4, 254, 7, 2, 4, 5, 6], [7, 7, 7, 4, 5, 6]],
  [
    'run lengths of a large document',
    [0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 254, 7, 254, 8],
    [7, 7, 7, 8, 8, 8],
    { isLarge: true },
  ],
  ['runs with a pause', [0, 1, 0, 3, 0, 2, 128, 254, 7, 254, 8], [7, 7, 7, 8, 8, 8]],
  ['deflated', [0, 2, ...deflateSync(Uint8Array.of(1, 2, 3, 4, 5, 6))], [1, 2, 3, 4, 5, 6]],
  ['deflated differences', [0, 3, ...deflateSync(Uint8Array.of(250, 10, 1, 4, 1, 1))], [250, 4, 5, 4, 5, 6]],
  ['16 bits', [0, 0, 1, 0, 2, 1, 255, 255], [256, 513, 65_535], { depth: 16, height: 1 }],
])('decodes a channel of %s', (_, bytes, values, more) => {
  expect(decode(bytes, more)).toEqual(values);
});

test.each<[string, number[], string]>([
  ['raw pixels that end early', [0, 0, 1, 2, 3], 'damaged: the file ends early'],
  ['a row that ends early', [0, 1, 0, 2, 0, 2, 255, 7, 254, 8], 'damaged: a row of pixels ends early'],
  ['a row past its end', [0, 1, 0, 1, 0, 2, 254, 254, 8], 'damaged: a row of pixels ends early'],
  [
    'deflated pixels that are too many',
    [0, 2, ...deflateSync(new Uint8Array(99_999))],
    'damaged: deflated pixels',
  ],
  ['deflated pixels that are none', [0, 2, 1, 2, 3], 'damaged: deflated pixels'],
  ['an unknown compression', [0, 9], 'damaged: compression 9'],
])('refuses %s', (_, bytes, message) => {
  expect(() => decode(bytes)).toThrow(message);
});

/** A mask of the whole layer that shows half, whose parameters stand where a second mask would; a number is a density of 255. */
const earlyMask = (flags: number, parameters: number[]): Uint8Array =>
  rawPsd({
    layers: [
      {
        channels: [
          [0, plane(200)],
          [1, plane(120)],
          [2, plane(40)],
          [-2, plane(128)],
        ],
        mask: join(u32(0), u32(0), u32(4), u32(4), [0, flags], parameters),
      },
    ],
  });
const NONE = [0, 0, 0, 0, 0, 0, 0, 0];

test.each<[string, number[], number, number]>([
  ['all of them', [15, 255, ...NONE, 255, ...NONE, 0], 1, 128],
  ['a density of a third', [15, 85, ...NONE, 255, ...NONE, 0], 85 / 255, 128],
])('parameters of masks in front of where a second mask would be: %s', (_, parameters, density, value) => {
  const [layer] = readPsd(earlyMask(16, parameters)).layers;
  expect(layer!.masks).toMatchObject([{ density, values: new Uint8Array(16).fill(value) }]);
  expect(layer!.unsupported).toEqual([]);
});

test('sides of no size that are no parameters are damage', () => {
  const sides = [0, 0, ...u32(9), ...u32(0), ...u32(4), ...u32(0), 0, 0];
  expect(() => readPsd(earlyMask(0, sides))).toThrow('damaged');
  expect(() => readPsd(earlyMask(16, [99, ...sides.slice(1)]))).toThrow('damaged');
});
