import { expect, it } from 'vitest';
import { IDENTITY } from '../geometry/matrix.ts';
import { buildShapeLayer } from '../testing/build-layers.ts';
import { areaOf } from './area-of.ts';
import { countCrossings } from './count-crossings.ts';

const circle = (xMm: number, yMm: number, sideMm = 20) =>
  buildShapeLayer({ shape: 'ellipse', xMm, yMm, widthMm: sideMm, heightMm: sideMm });
const square = (xMm: number, yMm: number, sideMm = 20) =>
  buildShapeLayer({ shape: 'rect', xMm, yMm, widthMm: sideMm, heightMm: sideMm });

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
  const areas = layers.map((layer) => areaOf(layer, IDENTITY));
  expect(countCrossings(areas, 100)).toBe(expected);
});

it('ends at its limit', () => {
  const areas = [circle(0, 0), circle(10, 3), circle(4, 9)].map((layer) => areaOf(layer, IDENTITY));
  expect(countCrossings(areas, 3)).toBe(3);
});
