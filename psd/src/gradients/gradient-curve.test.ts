import { expect, test } from 'vitest';
import type { Gradient } from './gradient.ts';
import { drawTable, readTable } from './gradient-curve.ts';

type Stops = [place: number, red: number, green: number, blue: number][];

const base = {
  style: 'linear',
  isReversed: false,
  angle: 0,
  scale: 1,
  isAligned: true,
  offset: [0, 0],
} as const;
const gradient = (
  method: Gradient['method'],
  stops: Stops,
  opacities: [number, number][] = [
    [0, 1],
    [1, 1],
  ],
): Gradient => ({
  ...base,
  offset: [0, 0],
  method,
  colours: stops.map(([place, red, green, blue]) => ({ place, value: [red / 255, green / 255, blue / 255] })),
  opacities: opacities.map(([place, share]) => ({ place, value: [share] })),
});
const cyanToMagenta: Stops = [
  [0, 18, 214, 223],
  [1, 247, 15, 255],
];
const sunset: Stops = [
  [0, 255, 142, 68],
  [0.5, 249, 19, 98],
  [1, 53, 18, 106],
];
const begun: Stops = [
  [0, 148, 54.6, 54.6],
  [0, 0, 0, 0],
  [0, 148, 54.6, 54.6],
  [0, 7.4, 79, 0],
  [1, 0, 255, 0],
];
const four: Stops = [
  [0, 253, 194, 216],
  [0.350_097_656_25, 252, 166, 94],
  [0.649_902_343_75, 255, 121, 131],
  [1, 4, 18, 130],
];

/**
 * Pixels of merged pictures in psd2svg's test files (MIT): paint/linear-gradient-3-interp-*, effects/gradient-overlay-1 and
 * blend-modes/effect-normal. The pictures of the first are dithered by one.
 */
test.each<[string, Gradient, [place: number, colour: number[]][]]>([
  [
    'several colours where it begins (OpenImageIO psd_123)',
    gradient('classic', begun),
    [
      [0.04, [5, 83, 0]],
      [0.08, [2, 89, 0]],
      [0.96, [0, 252, 0]],
    ],
  ],
  [
    'the values of two colours',
    gradient('classic', cyanToMagenta),
    [
      [1 / 64, [20, 212, 223]],
      [8 / 64, [37, 197, 226]],
      [16 / 64, [64, 173, 229]],
      [32 / 64, [133, 114, 239]],
      [56 / 64, [228, 31, 253]],
    ],
  ],
  [
    'the light of two colours',
    gradient('linear', cyanToMagenta),
    [
      [1 / 64, [31, 213, 223]],
      [8 / 64, [81, 206, 226]],
      [32 / 64, [182, 157, 240]],
      [56 / 64, [238, 70, 253]],
    ],
  ],
  [
    'two colours as they are seen',
    gradient('perceptual', cyanToMagenta),
    [
      [1 / 64, [33, 213, 223]],
      [8 / 64, [86, 205, 227]],
      [32 / 64, [188, 151, 241]],
      [56 / 64, [239, 65, 253]],
    ],
  ],
  [
    'two colours, smoothly',
    gradient('smooth', cyanToMagenta),
    [
      [1 / 64, [35, 213, 223]],
      [8 / 64, [94, 202, 227]],
      [32 / 64, [188, 151, 241]],
      [56 / 64, [238, 71, 253]],
    ],
  ],
  [
    'three colours, smoothly: beyond the range of two',
    gradient('smooth', sunset),
    [
      [91 / 92, [55, 19, 106]],
      [81 / 92, [92, 34, 108]],
      [57 / 92, [205, 32, 104]],
      [48 / 92, [243, 16, 99]],
      [43 / 92, [255, 29, 96]],
      [23 / 92, [253, 97, 87]],
    ],
  ],
  [
    'four colours at other distances: within the range of two',
    gradient('classic', four),
    [
      [1, [4, 18, 130]],
      [112 / 128, [86, 50, 131]],
      [84 / 128, [253, 120, 131]],
      [80 / 128, [255, 127, 129]],
      [54 / 128, [255, 157, 94]],
      [49 / 128, [253, 162, 94]],
      [1 / 128, [253, 194, 215]],
    ],
  ],
])('%s', (_, drawn, pixels) => {
  const table = drawTable(drawn);
  const found = new Float32Array(4);
  for (const [place, colour] of pixels) {
    readTable(table, place, found);
    for (const [part, value] of colour.entries())
      expect(Math.abs(found[part]! * 255 - value), `${part} at ${place}`).toBeLessThanOrEqual(1);
  }
});

test('shares go as values do, and stay before the first stop and behind the last', () => {
  const table = drawTable(
    gradient('classic', cyanToMagenta, [
      [0.25, 1],
      [0.75, 0],
    ]),
  );
  const shareAt = (place: number): number => {
    const found = new Float32Array(4);
    readTable(table, place, found);
    return Math.round(found[3]! * 255);
  };
  // Shares of psd2svg's layer-types/gradient-fill, pixel by pixel of 32.
  expect([0, 1, 4, 8, 16, 24, 31].map((pixel) => shareAt(0.25 + pixel / 64))).toEqual([
    255, 251, 234, 203, 128, 52, 4,
  ]);
  expect([-1, 0, 0.2, 0.75, 1, 2].map(shareAt)).toEqual([255, 255, 255, 0, 0, 0]);
});
