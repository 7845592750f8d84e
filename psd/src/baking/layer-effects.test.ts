import type { Layer, LayerEffectsInfo, PlacedLayer } from 'ag-psd';
import { expect, test } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import { readPsd } from '../reading/read-psd.ts';
import { cloth, paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';
import { bakePsd } from './bake-psd.ts';

const size = { width: 160, height: 120 };
type Box = [left: number, top: number, right: number, bottom: number];
const px = (value: number) => ({ units: 'Pixels' as const, value });
const contour = {
  name: 'Linear',
  curve: [
    { x: 0, y: 0 },
    { x: 255, y: 255 },
  ],
};
const black = { r: 0, g: 0, b: 0 };

const paper = (): Layer => paintLayer(size, () => [255, 255, 255, 255], { name: 'paper' });
const block = ([left, top, right, bottom]: Box, more: Layer, alpha = 255): Layer =>
  paintLayer(size, (x, y) => [0, 128, 0, x >= left && x < right && y >= top && y < bottom ? alpha : 0], {
    name: 'block',
    ...more,
  });
const compose = (layers: Layer[]) => {
  const { data } = composePsd(readPsd(buildPsd(layers, size)));
  return (x: number, y: number): number[] => [...data.slice((y * 160 + x) * 4, (y * 160 + x) * 4 + 3)];
};
const shadow = (more: object = {}): LayerEffectsInfo => ({
  dropShadow: [
    {
      enabled: true,
      color: black,
      blendMode: 'multiply',
      opacity: 1,
      size: px(20),
      distance: px(0),
      choke: px(0),
      angle: 90,
      contour,
      layerConceals: true,
      ...more,
    },
  ],
});
const line = (opacity = 1): LayerEffectsInfo => ({
  stroke: [
    {
      enabled: true,
      color: black,
      blendMode: 'normal',
      opacity,
      size: px(3),
      position: 'outside',
      fillType: 'color',
    },
  ],
});
const all: Box = [40, 30, 120, 90];

test('a shadow falls off as the merged picture of a group of Photoshop shows', () => {
  // Shares of a shadow of size 65 and spread 64 there, by pixels beyond the middle of its edge.
  const measured = [0.516, 0.475, 0.436, 0.397, 0.365, 0.325, 0.294, 0.254, 0.222, 0.206, 0.175, 0.151];
  const at = compose([paper(), block([0, 0, 160, 30], { effects: shadow({ size: px(65), choke: px(64) }) })]);
  for (const [index, share] of measured.entries())
    expect(Math.abs(at(80, 30 + 42 + index - 1)[0]! / 255 - (1 - share))).toBeLessThan(0.016);
});

test.each<[string, LayerEffectsInfo, [x: number, y: number, red: number][]]>([
  [
    'a shadow is half at the edge it is thrown by',
    shadow(),
    [
      [80, 90, 134],
      [80, 100, 226],
      [80, 111, 255],
    ],
  ],
  [
    'it falls away from the light, by whole pixels',
    shadow({ size: px(0), distance: px(5), angle: 120 }),
    [
      [123, 60, 255],
      [122, 60, 0],
      [80, 93, 0],
      [80, 94, 255],
    ],
  ],
  [
    'it grows by its spread',
    shadow({ size: px(10), choke: px(50) }),
    [
      [80, 92, 31],
      [80, 95, 153],
      [80, 99, 255],
    ],
  ],
  [
    'light around is twice as strong, at most whole',
    {
      outerGlow: {
        enabled: true,
        color: { r: 0, g: 0, b: 0 },
        blendMode: 'normal',
        opacity: 1,
        size: px(20),
        choke: px(0),
        technique: 'softer',
        range: 0.5,
        contour,
      } as never,
    },
    [
      [80, 90, 12],
      [80, 100, 197],
      [80, 111, 255],
    ],
  ],
  [
    'a shadow within is thrown by what is around',
    {
      innerShadow: [
        {
          enabled: true,
          color: { r: 255, g: 255, b: 255 },
          blendMode: 'normal',
          opacity: 1,
          size: px(0),
          distance: px(5),
          choke: px(0),
          angle: 90,
          contour,
        },
      ],
    },
    [
      [80, 30, 255],
      [80, 34, 255],
      [80, 35, 0],
      [80, 89, 0],
    ],
  ],
  [
    'a colour lies all over the shape',
    { solidFill: [{ enabled: true, color: { r: 200, g: 0, b: 0 }, blendMode: 'normal', opacity: 1 }] },
    [
      [80, 60, 200],
      [30, 60, 255],
    ],
  ],
  [
    'a line runs outside of hard edges',
    line(),
    [
      [37, 60, 0],
      [36, 60, 255],
    ],
  ],
  [
    'a line runs within',
    {
      stroke: [
        {
          enabled: true,
          color: { r: 255, g: 0, b: 0 },
          blendMode: 'normal',
          opacity: 1,
          size: px(3),
          position: 'inside',
          fillType: 'color',
        },
      ],
    },
    [
      [42, 60, 255],
      [43, 60, 0],
    ],
  ],
])('%s', (_, effects, samples) => {
  const at = compose([paper(), block(all, { effects })]);
  for (const [x, y, red] of samples) expect([x, y, at(x, y)[0]]).toEqual([x, y, expect.closeTo(red, -0.5)]);
});

test('the light of the document turns the shadows that follow it', () => {
  const layer = block(all, {
    effects: shadow({ size: px(0), distance: px(5), angle: 90, useGlobalLight: true }),
  });
  const { data } = composePsd(
    readPsd(buildPsd([paper(), layer], { ...size, imageResources: { globalAngle: 0 } })),
  );
  expect([data[(60 * 160 + 36) * 4], data[(60 * 160 + 122) * 4], data[(93 * 160 + 80) * 4]]).toEqual([
    0, 255, 255,
  ]);
});

const lit = (more: object, effects: LayerEffectsInfo = {}): Layer =>
  block(all, {
    effects: { ...shadow({ size: px(0), distance: px(6), useGlobalLight: true, ...more }), ...effects },
  });

test.each([30, 90, 120])('refuses a shadow in light that the document does not name, here %i', (angle) => {
  expect(() => compose([paper(), lit({ angle })])).toThrow('unsupported: block: drop shadow');
});

test('a scale, as documents of 300 dpi have it, changes nothing of the sizes', () => {
  const at = compose([paper(), lit({ useGlobalLight: false, angle: 90 }, { scale: 300 / 72 })]);
  expect([at(80, 95)[0], at(80, 96)[0]]).toEqual([0, 255]);
});

test('a shadow does not show through the layer that throws it, however little of it is filled', () => {
  const at = compose([
    paper(),
    block(all, { effects: shadow({ size: px(0), distance: px(20) }), fillOpacity: 0 }),
  ]);
  expect([at(80, 60), at(80, 100)]).toEqual([
    [255, 255, 255],
    [0, 0, 0],
  ]);
});

test('soft edges of a layer stay as they are under a colour', () => {
  const solidFill: LayerEffectsInfo['solidFill'] = [
    { enabled: true, color: { r: 255, g: 255, b: 255 }, blendMode: 'normal', opacity: 1 },
  ];
  expect(compose([paper(), block(all, { effects: { solidFill } }, 128)])(80, 60)).toEqual([255, 255, 255]);
});

test.each<[string, LayerEffectsInfo, Layer, string]>([
  [
    'a stroke of a group that passes through',
    line(),
    { name: 'block', blendMode: 'pass through', children: [block(all, {})] },
    'stroke effect',
  ],
  ['a shadow that grows and is hardly blurred', shadow({ choke: px(90) }), block(all, {}), 'drop shadow'],
  ['a see-through stroke of a see-through layer', line(0.5), block(all, { opacity: 0.5 }), 'stroke effect'],
  [
    'a shadow with a curve of its own',
    shadow({
      contour: {
        name: 'Cone',
        curve: [
          { x: 0, y: 0 },
          { x: 128, y: 255 },
          { x: 255, y: 0 },
        ],
      },
    }),
    block(all, {}),
    'drop shadow',
  ],
  ['a shadow below the layer itself', shadow({ layerConceals: false }), block(all, {}), 'drop shadow'],
  [
    'a gradient without colours',
    {
      gradientOverlay: [
        {
          enabled: true,
          opacity: 1,
          type: 'linear',
          gradient: { type: 'solid', name: '', colorStops: [], opacityStops: [] },
        },
      ],
    },
    block(all, {}),
    'gradient overlay',
  ],
])('refuses %s', (_, effects, layer, feature) => {
  expect(() => compose([paper(), { ...layer, effects }])).toThrow(`unsupported: block: ${feature}`);
});

const design = (more: Layer = {}, placed: Partial<PlacedLayer> = {}): Layer =>
  placedLayer([60, 45, 100, 45, 100, 75, 60, 75], { width: 400, height: 300 }, more, placed);
const photo = (): Layer => paintLayer(size, (x, y) => [cloth(x, y), 200, 190, 255], { name: 'photo' });
const problemsOf = (layers: Layer[]): string[] => {
  const [surface] = bakePsd(readPsd(buildPsd(layers, size)), 1600);
  const { result } = surface!;
  return 'problems' in result
    ? (result.problems as { layer: string; feature: string }[]).map(
        ({ layer, feature }) => `${layer}: ${feature}`,
      )
    : [];
};
const solidFill: LayerEffectsInfo['solidFill'] = [
  { enabled: true, color: { r: 255, g: 90, b: 0 }, blendMode: 'multiply', opacity: 0.5 },
];
const across = (align: boolean): LayerEffectsInfo => ({
  gradientOverlay: [
    {
      enabled: true,
      blendMode: 'multiply',
      opacity: 0.5,
      type: 'linear',
      angle: 90,
      align,
      gradient: {
        type: 'solid',
        name: '',
        smoothness: 1,
        colorStops: [0, 1].map((location) => ({ location, midpoint: 0.5, color: black })),
        opacityStops: [0, 1].map((location) => ({ location, midpoint: 0.5, opacity: 1 - location })),
      },
    },
  ],
});
const poster = (children: Layer[]): Layer => ({
  name: 'poster',
  blendMode: 'normal',
  effects: shadow(),
  children,
});

test.each<[string, Box, string[]]>([
  ['that agrees', [0, 0, 0, 0], []],
  ['that shows another shadow', [60, 84, 100, 92], ['block: drop shadow']],
])(
  'a shadow that artwork lies in, and a picture of the file %s',
  (_, [left, top, right, bottom], problems) => {
    const layers = [
      photo(),
      block([70, 80, 90, 90], { effects: shadow({ size: px(10) }) }),
      design({}, { transform: [50, 10, 110, 10, 110, 95, 50, 95] }),
    ];
    const { data } = composePsd(readPsd(buildPsd(layers, size)));
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % 160, Math.floor(at / 4 / 160)];
      if (x >= left && x < right && y >= top && y < bottom) data.set([255, 0, 0, 255], at);
    }
    const file = buildPsd(layers, {
      ...size,
      imageData: { ...size, data },
      imageResources: {
        versionInfo: { hasRealMergedData: true, writerName: '', readerName: '', fileVersion: 1 },
      },
    });
    const [surface] = bakePsd(readPsd(file), 1600);
    const { result } = surface!;
    expect(
      'problems' in result ? result.problems.map(({ layer, feature }) => `${layer}: ${feature}`) : [],
    ).toEqual(problems);
  },
);

test.each<[string, Layer[], string[]]>([
  ['a shadow that falls on it', [photo(), design(), block([0, 0, 160, 44], { effects: shadow() })], []],
  ['the shadow of what it lies on', [photo(), block(all, { effects: shadow() }), design()], []],
  ['a colour all over it', [photo(), design({ effects: { solidFill } })], []],
  ['a gradient across the document on it', [photo(), design({ effects: across(false) })], []],
  ['what it lies on with a gradient', [photo(), block(all, { effects: across(true) }), design()], []],
  [
    'a gradient across itself, which would lie otherwise across transparent artwork',
    [photo(), design({ effects: across(true) })],
    ['Your design: gradient overlay'],
  ],
  [
    'the shadow of its group, whose board covers all around it',
    [photo(), poster([block([10, 10, 150, 110], {}), design()])],
    [],
  ],
  [
    'a shadow of its own, which would follow transparent artwork',
    [photo(), design({ effects: shadow() })],
    ['Your design: drop shadow'],
  ],
  ['the shadow of its group, which is its own', [photo(), poster([design()])], ['poster: drop shadow']],
  [
    'the shadow of its group, whose board ends near it',
    [photo(), poster([block([50, 40, 110, 80], {}), design()])],
    ['poster: drop shadow'],
  ],
  [
    'the shadow of a group, of which that of a layer may be part',
    [photo(), poster([block([10, 10, 150, 110], { effects: shadow() }), design()])],
    ['poster: drop shadow'],
  ],
])('artwork and %s', (_, layers, problems) => {
  if (problems.length === 1 && layers.length === 2 && layers[1]!.children?.[0]?.effects)
    expect(() => problemsOf(layers)).toThrow(`unsupported: ${problems[0]}`);
  else expect(problemsOf(layers)).toEqual(problems);
});
