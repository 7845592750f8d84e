import { expect, test } from 'vitest';
import type { Bounds } from '../document.ts';
import type { Gradient } from './gradient.ts';
import { layGradient } from './gradient-line.ts';
import { shapeBox } from './shape-box.ts';

const base: Gradient = {
  method: 'classic',
  colours: [],
  opacities: [],
  style: 'linear',
  isReversed: false,
  angle: 0,
  scale: 1,
  isAligned: true,
  offset: [0, 0],
};
const box = (left: number, top: number, right: number, bottom: number): Bounds => ({
  left,
  top,
  right,
  bottom,
});
const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** Middles and ends as they were measured in merged pictures; the files are named. */
test.each<[string, Partial<Gradient>, Bounds, [x: number, y: number, place: number][]]>([
  [
    'across a document (psd2svg blend-modes/effect-normal)',
    { isReversed: true },
    box(0, 0, 128, 128),
    [
      [0, 5, 1],
      [64, 99, 0.5],
      [128, 5, 0],
    ],
  ],
  [
    'upwards (psd2svg effects/gradient-overlay-1)',
    { angle: degrees(90) },
    box(15, 12, 113, 104),
    [
      [9, 104, 0],
      [64, 58, 0.5],
      [99, 12, 1],
    ],
  ],
  [
    'a path that ends within pixels (psd2svg effects/gradient-overlay-4)',
    { angle: degrees(90) },
    box(14.259, 10.467, 113.741, 105.095),
    [
      [0, 105, 0],
      [0, 57.5, 0.5],
      [0, 10, 1],
    ],
  ],
  [
    'the same at an angle (psd2svg effects/gradient-overlay-3)',
    { angle: degrees(30) },
    box(14.259, 10.467, 113.741, 105.095),
    [
      [14, 86, 0],
      [63.5, 57.5, 0.5],
      [113, 29, 1],
    ],
  ],
  [
    'nearly upwards across a line of text (psd-tools layer_effects)',
    { angle: degrees(87) },
    box(99, 422, 699, 482),
    [
      [397, 482, 0],
      [400, 422, 1],
    ],
  ],
  [
    'scaled and moved (psd2svg effects/gradient-overlay-7)',
    { isReversed: true, isAligned: false, scale: 0.31, offset: [0.289_474_406_854_130_1, 0] },
    box(0, 0, 128, 128),
    [
      [82, 0, 1],
      [101, 0, 0.5],
      [120, 0, 0],
    ],
  ],
  [
    'outwards (ag-psd read-write/effects, other2)',
    { style: 'radial', angle: degrees(90), scale: 1.12 },
    box(159, 56, 199, 75),
    [
      [179, 65, 0],
      [179, 75, 1],
      [185, 73, 1],
    ],
  ],
  [
    'outwards, scaled and moved within its layer (kgn/SCKeyRecorder mockup, the light of a switch)',
    { style: 'radial', angle: degrees(90), scale: 1.5, offset: [0.001_683_5, -0.151_515] },
    box(402, 151, 410, 159),
    [
      [406, 153, 0],
      [406, 159, 1],
    ],
  ],
  [
    'downwards, scaled and moved within its layer (LaravelRUS header, a shadow of nine rows)',
    { angle: degrees(-90), scale: 0.65, offset: [0.005_838, 0.361_629] },
    box(0, 0, 1200, 9),
    [
      [600, 5, 0],
      [600, 7, 0.5],
      [600, 9, 1],
    ],
  ],
  ['a box of no size', { angle: 1 }, box(4, 4, 4, 4), [[4, 4, 0.5]]],
])('%s', (_, more, across, places) => {
  const placeOf = layGradient({ ...base, ...more }, across);
  for (const [x, y, place] of places) expect(placeOf(x, y), `${x}, ${y}`).toBeCloseTo(place, 5);
});

test.each<[string, number[] | undefined, Bounds]>([
  ['no alpha', undefined, box(10, 20, 13, 22)],
  ['covered by half', [0, 128, 255, 127, 128, 0], box(11, 20, 13, 22)],
  ['covered by less', [0, 127, 0, 127, 1, 0], box(10, 20, 10, 20)],
])('the box of a layer: %s', (_, alpha, expected) => {
  const pixels = {
    bounds: box(10, 20, 13, 22),
    colour: [],
    full: 255,
    ...(alpha && { alpha: Uint8Array.from(alpha) }),
  };
  expect(shapeBox(pixels)).toEqual(expected);
});
