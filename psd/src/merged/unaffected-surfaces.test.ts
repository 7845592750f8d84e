import type { Layer, LayerEffectsInfo, Psd } from 'ag-psd';
import { expect, test } from 'vitest';
import { bakePsd, type SurfaceResult } from '../baking/bake-psd.ts';
import type { BakedSurface } from '../baking/bake-surface.ts';
import { composePsd } from '../composing/compose-psd.ts';
import { readPsd } from '../reading/read-psd.ts';
import { cloth, paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';

const size = { width: 160, height: 120 };
type Box = [left: number, top: number, right: number, bottom: number];
const isIn = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

const paper = (): Layer => paintLayer(size, (x, y) => [cloth(x, y), 200, 190, 255], { name: 'paper' });
const block = (box: Box, name: string, more: Layer = {}): Layer =>
  paintLayer(size, (x, y) => [90, 120, 150, isIn(box, x, y) ? 255 : 0], { name, ...more });
const design = (more: Layer = {}, [left, top, right, bottom]: Box = [90, 30, 140, 80]): Layer =>
  placedLayer([left, top, right, top, right, bottom, left, bottom], { width: 500, height: 500 }, more);
/** The smart object's author put something into a corner of it only. */
const smallPixels = (): Layer => ({
  left: 90,
  top: 30,
  right: 100,
  bottom: 40,
  imageData: { width: 10, height: 10, data: new Uint8ClampedArray(400).fill(255) },
});
const px = (value: number) => ({ units: 'Pixels' as const, value });
/** A contour: without one ag-psd writes an empty one, of which nobody can say what it shows far from edges. */
const contour = {
  name: 'Linear',
  curve: [
    { x: 0, y: 0 },
    { x: 255, y: 255 },
  ],
};
const bevel: LayerEffectsInfo = { bevel: { enabled: true, size: px(8), contour } };

/** What the effects look like in the merged picture: red, where there is one. */
const drawn = (box: Box): Layer =>
  paintLayer(size, (x, y) => [255, 0, 0, isIn(box, x, y) ? 255 : 0], { name: 'drawn' });

/**
 * A document whose merged picture shows `effects` below the layers from `at` on, as if a program had drawn them.
 */
function withMerged(layers: Layer[], effects: Layer, at = 1, more: Partial<Psd> = {}): Uint8Array {
  const plain = (layer: Layer): Layer => ({
    ...layer,
    effects: undefined,
    knockout: undefined,
    transparencyShapesLayer: undefined,
    ...(layer.children && { children: layer.children.map(plain) }),
  });
  const shown = layers.map(plain).filter(({ adjustment }) => !adjustment);
  const { width, height, data } = composePsd(
    readPsd(buildPsd([...shown.slice(0, at), effects, ...shown.slice(at)], size)),
  );
  return buildPsd(layers, {
    ...size,
    imageData: { width, height, data },
    imageResources: {
      versionInfo: { hasRealMergedData: true, writerName: '', readerName: '', fileVersion: 1 },
    },
    ...more,
  });
}

const bake = (bytes: Uint8Array): SurfaceResult[] => [...bakePsd(readPsd(bytes), 1600)];
function baked(bytes: Uint8Array): BakedSurface {
  const { result } = bake(bytes)[0]!;
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}
const problemsOf = ({ result }: SurfaceResult): string[] =>
  'problems' in result ? result.problems.map(({ layer, feature }) => `${layer}: ${feature}`) : [];
const colourAt = (picture: Uint8ClampedArray, x: number, y: number): number[] => [
  ...picture.slice((y * size.width + x) * 3, (y * size.width + x) * 3 + 3),
];

const vase: Box = [10, 30, 50, 80];
const below: Box = [10, 80, 50, 86];
const board: Box = [70, 10, 156, 100];
const rim: Box = [70, 100, 156, 106];

test.each<[string, Layer[], Layer, number, [number, number]]>([
  [
    'a layer beside the artwork',
    [paper(), block(vase, 'vase', { effects: bevel }), design()],
    drawn(below),
    1,
    [30, 83],
  ],
  [
    'a layer above the artwork, and beside it',
    [paper(), design(), block(vase, 'vase', { effects: bevel })],
    drawn(below),
    1,
    [30, 83],
  ],
  [
    'the board that the artwork lies on, far from its edges',
    [paper(), block(board, 'board', { effects: bevel }), design()],
    drawn(rim),
    1,
    [100, 103],
  ],
  [
    'the group of the board and the artwork',
    [
      paper(),
      { name: 'poster', effects: bevel, blendMode: 'normal', children: [block(board, 'board'), design()] },
    ],
    drawn(rim),
    1,
    [100, 103],
  ],
])(
  'what is not composed does not matter beyond the reach of artwork: %s',
  (_, layers, effects, at, [x, y]) => {
    const { empty, responses, difference } = baked(withMerged(layers, effects, at));
    expect(difference.p99).toBeLessThanOrEqual(4);
    expect(colourAt(empty, x, y)).toEqual([255, 0, 0]);
    expect(colourAt(responses[0]!, 115, 55)).toEqual([0, 0, 0]);
  },
);

test('an adjustment that is not composed may change what its mask lets it', () => {
  const mask = (box: Box) => {
    const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
    for (let at = 0; at < size.width * size.height; at += 1)
      data.fill(isIn(box, at % size.width, Math.floor(at / size.width)) ? 255 : 0, at * 4, at * 4 + 3);
    return { left: 0, top: 0, right: 160, bottom: 120, defaultColor: 0, imageData: { ...size, data } };
  };
  const filter = (box: Box): Layer => ({
    name: 'warm',
    adjustment: { type: 'photo filter', color: { r: 236, g: 138, b: 0 }, density: 0.25 },
    mask: mask(box),
  });
  const file = (box: Box) => withMerged([paper(), design(), filter(box)], drawn(vase));
  expect(colourAt(baked(file(vase)).empty, 30, 50)).toEqual([255, 0, 0]);
  expect(problemsOf(bake(file([10, 30, 91, 80]))[0]!)).toEqual(['warm: adjustment photo filter']);
});

const glow: LayerEffectsInfo = {
  outerGlow: { enabled: true, size: px(20), opacity: 1, noise: 0.5, contour },
};

test.each<[string, Layer[], string[]]>([
  [
    'an effect that comes near',
    [paper(), design(), block([60, 30, 80, 80], 'lamp', { effects: glow })],
    ['lamp: outer glow'],
  ],
  [
    'an effect at the edges of what it lies on',
    [paper(), block([80, 20, 150, 84], 'board', { effects: bevel }), design()],
    ['board: bevel and emboss'],
  ],
  [
    'an effect of what is seen through',
    [paper(), block(board, 'board', { effects: bevel, opacity: 0.5 }), design()],
    ['board: bevel and emboss'],
  ],
  [
    'a glow far away that shows something where there is no edge',
    [
      paper(),
      design(),
      block([2, 2, 10, 10], 'lamp', {
        effects: {
          outerGlow: {
            enabled: true,
            size: px(2),
            opacity: 1,
            contour: {
              name: 'high',
              curve: [
                { x: 0, y: 90 },
                { x: 255, y: 255 },
              ],
            },
          },
        },
      }),
    ],
    ['lamp: outer glow'],
  ],
  [
    'a shadow far away that only a mask hides',
    [
      paper(),
      design(),
      block([2, 2, 10, 10], 'lamp', {
        layerMaskAsGlobalMask: true,
        effects: { dropShadow: [{ enabled: true, size: px(2), opacity: 1, contour }] },
      }),
    ],
    ['lamp: drop shadow'],
  ],
  ['its own effect', [paper(), design({ effects: bevel })], ['Your design: bevel and emboss']],
  [
    'an effect of its group, whose shape it is',
    [paper(), { name: 'poster', blendMode: 'normal', effects: bevel, children: [design()] }],
    ['poster: bevel and emboss'],
  ],
  [
    'an overlay of the board',
    [
      paper(),
      block(board, 'board', { effects: { satin: { enabled: true, size: px(3), distance: px(3) } } }),
      design(),
    ],
    ['board: satin'],
  ],
  [
    'a glow that goes out from the middle',
    [
      paper(),
      block(board, 'board', {
        effects: { innerGlow: { enabled: true, size: px(3), source: 'center', contour } },
      }),
      design(),
    ],
    ['board: inner glow'],
  ],
])('refuses by layer and feature what meets the artwork: %s', (_, layers, problems) => {
  expect(problemsOf(bake(withMerged(layers, drawn(vase)))[0]!)).toEqual(problems);
});

const shadow = (size: number, distance: number): LayerEffectsInfo => ({
  dropShadow: [
    {
      enabled: true,
      color: { r: 0, g: 0, b: 0 },
      blendMode: 'multiply',
      opacity: 1,
      size: px(size),
      distance: px(distance),
      choke: px(0),
      angle: 180,
      contour,
    },
  ],
});

test.each<[string, Layer[], string[]]>([
  [
    'an effect of a group that may follow the shadow of a layer in it',
    [
      paper(),
      design(),
      {
        name: 'set',
        blendMode: 'normal',
        effects: bevel,
        children: [block([30, 30, 60, 80], 'vase', { effects: shadow(4, 24) })],
      },
    ],
    ['set: bevel and emboss'],
  ],
  [
    'a layer of which nothing limits what shows over it',
    [
      paper(),
      design(),
      { ...block([2, 2, 10, 10], 'veil'), transparencyShapesLayer: false },
      paintLayer(size, () => [0, 0, 99, 255], { name: 'tint', clipping: true }),
    ],
    ['veil: transparency that shapes no layer'],
  ],
  [
    'what shows on artwork that is larger than its author’s',
    [
      paper(),
      { ...design(), ...smallPixels() },
      block([120, 60, 138, 78], 'foil', { clipping: true, effects: bevel, knockout: true }),
    ],
    ['foil: knockout'],
  ],
])('refuses what may reach farther than it seems to: %s', (_, layers, problems) => {
  expect(problemsOf(bake(withMerged(layers, drawn(below)))[0]!)).toEqual(expect.arrayContaining(problems));
});

test('a smart object clipped to another of the same contents reaches as far as any artwork makes it', () => {
  const layers = [
    paper(),
    block(vase, 'vase', { effects: bevel }),
    { ...design(), ...smallPixels() },
    { ...design({ clipping: true, name: 'again' }) },
  ];
  const { empty, responses } = baked(withMerged(layers, drawn(below)));
  expect(colourAt(responses[0]!, 130, 70)).toEqual([0, 0, 0]);
  expect(colourAt(empty, 30, 83)).toEqual([255, 0, 0]);
});

test('one smart object may be met and the other not', () => {
  const other = placedLayer(
    [2, 30, 28, 30, 28, 56, 2, 56],
    { width: 260, height: 260 },
    { name: 'label' },
    {
      id: 'c0ffee00-0000-4000-8000-000000000002',
    },
  );
  const lamp = block([60, 30, 80, 80], 'lamp', { effects: glow });
  const found = bake(withMerged([paper(), design(), other, lamp], drawn([60, 80, 80, 90])));
  expect(found.map((surface) => [surface.name, problemsOf(surface)])).toEqual([
    ['label', []],
    ['Your design', ['lamp: outer glow']],
  ]);
});

test.each<[string, Box]>([
  ['where artwork reaches', [100, 40, 120, 60]],
  ['beyond, where no effect reaches', [60, 100, 100, 118]],
])('refuses a merged picture that differs from the layers %s', (_, box) => {
  const layers = [paper(), block(vase, 'vase', { effects: bevel }), design()];
  expect(problemsOf(bake(withMerged(layers, drawn(box)))[0]!)).toEqual(['vase: bevel and emboss']);
});

test('refuses a merged picture of fewer colours than the document has', () => {
  const file = withMerged([paper(), block(vase, 'vase', { effects: bevel }), design()], drawn(below));
  file.set([0, 1], 12);
  expect(() => bake(file)).toThrow('unsupported: vase: bevel and emboss');
});

test('refuses a document that does not say that its merged picture was made of its layers', () => {
  const layers = [paper(), block(vase, 'vase', { effects: bevel }), design()];
  const file = withMerged(layers, drawn(below), 1, { imageResources: {} });
  expect(() => bake(file)).toThrow('unsupported: vase: bevel and emboss');
});
