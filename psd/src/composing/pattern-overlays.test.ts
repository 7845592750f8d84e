import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { block, join, type Raw, sized, u16, u32 } from '../testing/raw-psd.ts';
import { composePsd } from './compose-psd.ts';

const ID = 'stripes';
const channel = (values: number[], depth = 8): Uint8Array =>
  join(u32(1), sized(join(u32(depth), ...[0, 0, 1, 2].map(u32), u16(depth), [0], values)));
/** A pattern of two pixels beside one another, as Photoshop writes one. */
const pattern = (mode: number, palette: Raw, channels: Uint8Array[]): Uint8Array => {
  const most = 4;
  const list = join(
    ...[0, 0, 1, 2, most].map(u32),
    ...channels,
    ...Array.from({ length: most + 2 - channels.length }, () => u32(0)),
  );
  const one = join(
    u32(1),
    u32(mode),
    u16(1),
    u16(2),
    u32(2),
    [0, 112, 0, 0],
    [ID.length],
    ID,
    palette,
    u32(3),
    sized(list),
  );
  return join(
    sized(one),
    Array.from({ length: (4 - (one.length % 4)) % 4 }, () => 0),
  );
};
const RGB = pattern(3, [], [channel([0, 200]), channel([40, 80]), channel([255, 5])]);
const INDEXED = pattern(
  2,
  join(
    [0, 40, 255, 200, 80, 5],
    Array.from({ length: 768 - 6 }, () => 9),
    u16(2),
    u16(0),
  ),
  [channel([0, 1])],
);

/** ag-psd writes no patterns: they are put behind the layers. */
function withPatterns(psd: Uint8Array, patterns: Uint8Array): Uint8Array {
  const view = new DataView(psd.buffer, psd.byteOffset, psd.byteLength);
  const resources = 26 + 4;
  const section = resources + 4 + view.getUint32(resources);
  const end = section + 4 + view.getUint32(section);
  return join(
    psd.slice(0, section),
    sized(join(psd.slice(section + 4, end), block('Patt', patterns))),
    psd.slice(end),
  );
}

const overlay = (more: object = {}, corner = { x: 0, y: 0 }): Layer =>
  buildLayer([1, 2, 3, 255], {
    name: 'cloth',
    referencePoint: corner,
    effects: {
      patternOverlay: {
        enabled: true,
        blendMode: 'normal',
        opacity: 1,
        pattern: { name: 'p', id: ID },
        scale: 1,
        align: true,
        phase: { x: 0, y: 0 },
        ...more,
      },
    },
  });
/** Reds of the first row. */
const reds = (layer: Layer, patterns = RGB): number[] => {
  const { data } = composePsd(readPsd(withPatterns(buildPsd([layer]), patterns)));
  return [0, 1, 2, 3].map((x) => data[x * 4]!);
};

test.each<[string, Layer, Uint8Array, number[]]>([
  ['of colours', overlay(), RGB, [0, 200, 0, 200]],
  ['of a palette', overlay(), INDEXED, [0, 200, 0, 200]],
  ['from the corner of its layer', overlay({}, { x: 1.4, y: -7 }), RGB, [200, 0, 200, 0]],
  ['twice as large, mixed between its pixels', overlay({ scale: 2 }), RGB, [0, 100, 200, 100]],
  ['that is seen through, by 128 of 255', overlay({ opacity: 0.5 }), RGB, [0, 101, 0, 101]],
])('a pattern %s', (_, layer, patterns, expected) => {
  expect(reds(layer, patterns)).toEqual(expected);
});

test.each<[string, Layer, Uint8Array]>([
  ['is turned', overlay({ angle: 30 }), RGB],
  ['is scaled otherwise', overlay({ scale: 1.5 }), RGB],
  ['is moved', overlay({ phase: { x: 1, y: 0 } }), RGB],
  ['lies across the document', overlay({ align: false }), RGB],
  ['begins at half a pixel', overlay({}, { x: 0.5, y: 0 }), RGB],
  ['is not in the file', overlay({ pattern: { name: 'p', id: 'others' } }), RGB],
  [
    'has 16 bits',
    overlay(),
    pattern(3, [], [channel([0, 0, 1, 1], 16), channel([0, 0, 1, 1], 16), channel([0, 0, 1, 1], 16)]),
  ],
  [
    'is transparent',
    overlay(),
    pattern(
      3,
      [],
      [1, 2, 3, 4].map(() => channel([0, 1])),
    ),
  ],
  ['is grey', overlay(), pattern(1, [], [channel([0, 1])])],
  ['ends early', overlay(), RGB.slice(0, -60)],
])('a pattern that %s is refused by its layer', (_, layer, patterns) => {
  expect(() => reds(layer, patterns)).toThrow('unsupported: cloth: pattern overlay');
});

test('a damaged pattern that nothing shows does no harm', () => {
  expect(reds(buildLayer([1, 2, 3, 255]), RGB.slice(0, -60))).toEqual([1, 1, 1, 1]);
});
