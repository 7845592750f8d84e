import { expect, it, vi } from 'vitest';
import { IDENTITY } from '../geometry/matrix.ts';
import { buildShapeLayer } from '../testing/build-layers.ts';
import { areaOf } from './area-of.ts';
import { countCrossings, overlapsOf } from './count-crossings.ts';

const circle = (xMm: number, yMm: number, sideMm = 20) =>
  buildShapeLayer({ shape: 'ellipse', xMm, yMm, widthMm: sideMm, heightMm: sideMm });
const square = (xMm: number, yMm: number, sideMm = 20) =>
  buildShapeLayer({ shape: 'rect', xMm, yMm, widthMm: sideMm, heightMm: sideMm });

const outlineOf = (layer: ReturnType<typeof circle>) =>
  areaOf(layer, IDENTITY).areas.flatMap(({ commands }) => commands);

it.each([
  ['nothing', [], 0],
  ['one', [circle(0, 0)], 0],
  ['two that cross', [circle(0, 0), circle(10, 3)], 2],
  ['one in another', [circle(0, 0), circle(0, 0, 5)], 0],
  ['one beside another', [circle(0, 0), circle(50, 0)], 0],
  ['the same twice', [circle(0, 0), circle(0, 0)], 0],
  ['two that share an edge', [square(0, 0), square(20, 0)], 0],
  ['two that overlap by a corner', [square(0, 0), square(11, 7)], 2],
  ['three', [circle(0, 0), circle(10, 3), circle(4, 9)], 6],
])('%s', (_, layers, expected) => {
  const areas = layers.map(outlineOf);
  expect(countCrossings(areas, 100)).toBe(expected);
});

it('ends at its limit', () => {
  const areas = [circle(0, 0), circle(10, 3), circle(4, 9)].map(outlineOf);
  expect(countCrossings(areas, 3)).toBe(3);
});

it.each<[string, [number, number][], number]>([
  ['none', [], 0],
  [
    'apart',
    [
      [0, 1],
      [2, 3],
    ],
    0,
  ],
  [
    'touching',
    [
      [0, 1],
      [1, 3],
    ],
    1,
  ],
  [
    'one in another',
    [
      [0, 9],
      [2, 3],
    ],
    1,
  ],
  [
    'points on each other',
    [
      [4, 4],
      [4, 4],
      [4, 4],
    ],
    3,
  ],
  [
    'in no order',
    [
      [8, 9],
      [0, 5],
      [4, 8],
    ],
    2,
  ],
])('overlapping pairs of spans: %s', (_, spans, expected) => {
  expect(overlapsOf(spans.map(([low, high]) => ({ low, high })))).toBe(expected);
});

// Five hundred stripes above each other have half a million pairs of edges that overlap across, and few that overlap down.
it.each([
  ['above each other', 0, 400, 0.1],
  ['beside each other', 1, 0.1, 400],
])('long edges %s are not all compared', (_, turn, widthMm, heightMm) => {
  const stripes = Array.from({ length: 500 }, (_stripe, i) => {
    const [xMm, yMm] = turn === 1 ? [i * 0.3, 0] : [0, i * 0.3];
    return outlineOf(buildShapeLayer({ shape: 'rect', xMm, yMm, widthMm, heightMm }));
  });
  // Each pair that is compared asks for the larger of two ends.
  const asked = vi.spyOn(Math, 'max');
  expect(countCrossings(stripes, 10)).toBe(0);
  const { length } = asked.mock.calls;
  asked.mockRestore();
  expect(length).toBeLessThan(50_000);
});
