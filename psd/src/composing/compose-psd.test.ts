import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { composePsd } from './compose-psd.ts';

const white = (): Layer => buildLayer([255, 255, 255, 255], { name: 'paper' });
const half = { left: 0, top: 0, right: 2, bottom: 4 };

/** Red, green, blue and alpha at the left and at the right edge of the first row. */
function compose(layers: Layer[]): [number[], number[]] {
  const { data } = composePsd(readPsd(buildPsd(layers)));
  return [[...data.slice(0, 4)], [...data.slice(12, 16)]];
}

const maskOf = (...values: number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));

test.each<[string, Layer[], number[], number[]]>([
  ['nothing', [buildLayer([0, 0, 0, 0])], [0, 0, 0, 0], [0, 0, 0, 0]],
  ['a layer beside transparency', [buildLayer([9, 8, 7, 255], half)], [9, 8, 7, 255], [0, 0, 0, 0]],
  [
    'opacity over paper',
    [white(), buildLayer([0, 0, 0, 255], { ...half, opacity: 0.2 })],
    [204, 204, 204, 255],
    [255, 255, 255, 255],
  ],
  [
    'fill opacity and opacity together',
    [white(), buildLayer([0, 0, 0, 255], { opacity: 0.6, fillOpacity: 0.6 })],
    [163, 163, 163, 255],
    [163, 163, 163, 255],
  ],
  [
    'a hidden layer',
    [white(), buildLayer([0, 0, 0, 255], { hidden: true })],
    [255, 255, 255, 255],
    [255, 255, 255, 255],
  ],
  [
    'multiply where something is below, the colour itself where nothing is',
    [buildLayer([100, 100, 100, 255], half), buildLayer([51, 255, 0, 255], { blendMode: 'multiply' })],
    [20, 100, 0, 255],
    [51, 255, 0, 255],
  ],
  [
    'a layer clipped to the one below',
    [white(), buildLayer([0, 0, 0, 255], half), buildLayer([255, 0, 0, 255], { clipping: true })],
    [255, 0, 0, 255],
    [255, 255, 255, 255],
  ],
  [
    'what is clipped to a hidden layer',
    [white(), buildLayer([0, 0, 0, 255], { hidden: true }), buildLayer([255, 0, 0, 255], { clipping: true })],
    [255, 255, 255, 255],
    [255, 255, 255, 255],
  ],
  [
    'an adjustment in a group that layers are clipped to, where the group has nothing of its own',
    [
      buildLayer([100, 150, 200, 255]),
      {
        name: 'group',
        blendMode: 'pass through',
        children: [buildLayer([10, 10, 10, 255], half), { name: 'invert', adjustment: { type: 'invert' } }],
      },
      buildLayer([255, 0, 0, 0], { clipping: true }),
    ],
    [245, 245, 245, 255],
    [100, 150, 200, 255],
  ],
  [
    'a group that passes through and is filled in part, whose adjustment sees its own layers only',
    [
      buildLayer([100, 150, 200, 255]),
      {
        name: 'group',
        blendMode: 'pass through',
        fillOpacity: 0.4,
        children: [buildLayer([10, 10, 10, 255], half), { name: 'invert', adjustment: { type: 'invert' } }],
      },
    ],
    [158, 188, 218, 255],
    [100, 150, 200, 255],
  ],
  [
    'multiply inside a group of its own',
    [
      buildLayer([100, 100, 100, 255]),
      {
        name: 'group',
        blendMode: 'normal',
        children: [buildLayer([51, 255, 0, 255], { blendMode: 'multiply' })],
      },
    ],
    [51, 255, 0, 255],
    [51, 255, 0, 255],
  ],
  [
    'multiply in a group that lets it pass, half of it',
    [
      buildLayer([100, 100, 100, 255]),
      {
        name: 'group',
        blendMode: 'pass through',
        opacity: 0.6,
        children: [buildLayer([51, 255, 0, 255], { blendMode: 'multiply' })],
      },
    ],
    [52, 100, 40, 255],
    [52, 100, 40, 255],
  ],
  [
    'a mask, and what it lets through beside it',
    [
      white(),
      buildLayer([0, 0, 0, 255], {
        mask: {
          left: 0,
          top: 0,
          right: 1,
          bottom: 1,
          defaultColor: 0,
          imageData: { width: 1, height: 1, data: maskOf(204) },
        },
      }),
    ],
    [51, 51, 51, 255],
    [255, 255, 255, 255],
  ],
  [
    'an adjustment of what is below, and of nothing',
    [buildLayer([9, 8, 7, 255], half), { name: 'invert', adjustment: { type: 'invert' } }],
    [246, 247, 248, 255],
    [0, 0, 0, 0],
  ],
  [
    'an adjustment clipped to a layer',
    [
      white(),
      buildLayer([9, 8, 7, 255], half),
      { name: 'invert', clipping: true, adjustment: { type: 'invert' } },
    ],
    [246, 247, 248, 255],
    [255, 255, 255, 255],
  ],
])('composes %s', (_, layers, left, right) => {
  const [atLeft, atRight] = compose(layers);
  // Colours of what is transparent say nothing.
  if (left[3]! > 0) expect(atLeft).toEqual(left);
  else expect(atLeft[3]).toBe(0);
  if (right[3]! > 0) expect(atRight).toEqual(right);
  else expect(atRight[3]).toBe(0);
});

test('large documents are composed in bands that meet', () => {
  const size = { width: 1000, height: 2500 };
  const bounds = { left: 0, top: 0, right: 1000, bottom: 2500 };
  const layers = [buildLayer([200, 100, 50, 255], bounds), buildLayer([10, 20, 30, 128], bounds)];
  const { data } = composePsd(readPsd(buildPsd(layers, size)));
  const rows = new Set<string>();
  for (let y = 0; y < size.height; y += 1) rows.add([...data.slice(y * 4000, y * 4000 + 4)].join());
  expect([...rows]).toEqual(['105,60,40,255']);
});

test.each<[string, Layer, string]>([
  [
    'an effect',
    { effects: { dropShadow: [{ enabled: true, opacity: 1 }] } },
    'unsupported: art / cup: drop shadow',
  ],
  [
    'dissolving edges',
    { blendMode: 'dissolve', opacity: 0.5 },
    'unsupported: art / cup: blend mode dissolve',
  ],
  [
    'fill opacity where it is no opacity',
    { blendMode: 'color burn', fillOpacity: 0.5 },
    'unsupported: art / cup: fill opacity in blend mode colour burn',
  ],
])('refuses %s by layer and feature', (_, more, message) => {
  const layer = buildLayer([1, 2, 3, 255], { ...more, name: 'cup' });
  const document = readPsd(buildPsd([{ name: 'art', children: [layer] }]));
  expect(() => composePsd(document)).toThrow(message);
});

const effects = { dropShadow: [{ enabled: true, opacity: 1 }] };

test('layers clipped to one that does not blend them as a group are refused, while they are seen', () => {
  const clipped = (more: Layer): Layer[] => [
    white(),
    buildLayer([0, 0, 0, 255], { name: 'base', blendClippendElements: false }),
    buildLayer([255, 0, 0, 255], { clipping: true, ...more }),
  ];
  expect(() => compose(clipped({}))).toThrow(
    'unsupported: base: clipped layers that are not blended as a group',
  );
  expect(compose(clipped({ hidden: true }))[0]).toEqual([0, 0, 0, 255]);
});

test('what is clipped to a hidden layer is not refused', () => {
  const base = buildLayer([0, 0, 0, 255], { hidden: true });
  const layers = [white(), base, buildLayer([255, 0, 0, 255], { clipping: true, effects })];
  expect(compose(layers)[0]).toEqual([255, 255, 255, 255]);
});

test('what is hidden is not refused', () => {
  const layers = [
    white(),
    { name: 'art', hidden: true, children: [buildLayer([1, 2, 3, 255], { effects })] },
  ];
  expect(compose(layers)[0]).toEqual([255, 255, 255, 255]);
});
