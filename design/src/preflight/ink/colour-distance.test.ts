import { expect, it } from 'vitest';
import { colourDistance, isHardlyVisible } from './colour-distance.ts';

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

it.each([
  ['#FFFFFF', '#FFFFFF', true],
  ['#FAF8F5', '#FFFFFF', true],
  ['#D8D8D8', '#FFFFFF', false],
  ['#FFF3B0', '#FFFFFF', false],
  ['#000000', '#222224', true],
  ['#000000', '#1F2A44', false],
  ['#444444', '#222224', false],
  ['#B5202B', '#24473A', false],
])('%s on %s looks the same: %s', (ink, product, expected) => {
  expect(isHardlyVisible(ink, product)).toBe(expected);
});
