import { expect, it } from 'vitest';
import { roundDeg, roundMm } from './round.ts';

it.each([
  [1.23456789, 1.2346],
  [-0.00001, 0],
  [-12.34565, -12.3456],
  [0.1 + 0.2, 0.3],
])('rounds %d mm to %d', (value, expected) => {
  expect(roundMm(value)).toBe(expected);
});

it.each([
  [179.99999, -180],
  [-180.00001, -180],
  [359.99999, 0],
  [45.00004, 45],
  [-540, -180],
])('rounds %d° to %d', (degrees, expected) => {
  expect(roundDeg(degrees)).toBe(expected);
});
