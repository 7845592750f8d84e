import { expect, it } from 'vitest';
import { colourDistance } from './colour-distance.ts';

it.each([
  ['#000000', '#FFFFFF', 99.5, 100.5],
  ['#FFFFFF', '#FFFFFF', 0, 0],
  ['#FFFFFF', '#fefefe', 0, 1],
  ['#FFFFFF', '#FAF8F5', 1, 4],
  ['#151515', '#000000', 3, 8],
  ['#FF0000', '#00FF00', 160, 180],
])('%s and %s', (one, other, min, max) => {
  const distance = colourDistance(one, other);
  expect(distance).toBeGreaterThanOrEqual(min);
  expect(distance).toBeLessThanOrEqual(max);
  expect(colourDistance(other, one)).toBe(distance);
});
