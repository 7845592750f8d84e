import { expect, test } from 'vitest';
import type { Subpath } from '../document.ts';
import { coverArea } from './cover-area.ts';

/** A closed path of straight lines. */
const polygon = (...points: [number, number][]): Subpath => ({
  knots: points.map(([x, y]) => [x, y, x, y, x, y]),
});
const square = (from: number, to: number): Subpath => polygon([from, from], [to, from], [to, to], [from, to]);
const bounds = { left: 0, top: 0, right: 4, bottom: 4 };
const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);

test.each<[string, Subpath[], number]>([
  ['whole pixels', [square(1, 3)], 4],
  ['parts of pixels', [square(0.5, 3.25)], 2.75 ** 2],
  ['a triangle', [polygon([0, 0], [4, 0], [0, 4])], 8],
  ['the other way round', [polygon([0, 4], [4, 0], [0, 0])], 8],
  ['a hole', [square(0, 4), square(1, 3)], 12],
  ['what reaches beyond every edge', [square(-9, 9)], 16],
  ['what lies to the left', [polygon([-5, 0], [-2, 0], [-2, 4], [-5, 4])], 0],
  ['what lies to the right', [polygon([5, 0], [7, 0], [7, 4], [5, 4])], 0],
  ['a slanted edge across the left border', [polygon([-2, 0], [2, 0], [2, 4], [-2, 4])], 8],
  ['a slope that leaves the picture', [polygon([-4, 0], [4, 0], [4, 4])], 8 + 4],
])('covers the area of %s', (_, paths, area) => {
  expect(sum(coverArea(paths, bounds))).toBeCloseTo(area, 1);
});

test('covers a circle of Bézier curves', () => {
  const [centre, radius, handle] = [10, 8, 8 * 0.5522847];
  const knots = [
    [centre - handle, centre - radius, centre, centre - radius, centre + handle, centre - radius],
    [centre + radius, centre - handle, centre + radius, centre, centre + radius, centre + handle],
    [centre + handle, centre + radius, centre, centre + radius, centre - handle, centre + radius],
    [centre - radius, centre + handle, centre - radius, centre, centre - radius, centre - handle],
  ];
  const area = coverArea([{ knots }], { left: 0, top: 0, right: 20, bottom: 20 });
  expect(Math.abs(sum(area) - Math.PI * 64)).toBeLessThan(0.5);
});
