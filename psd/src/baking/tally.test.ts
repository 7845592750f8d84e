import { expect, test } from 'vitest';
import { isNear, Tally } from './tally.ts';

test.each<[number, number, boolean]>([
  [0, 0, true],
  [1.5, 10, true],
  [1.6, 0, false],
  [0, 11, false],
  [Number.NaN, 0, false],
  [0, Number.NaN, false],
  [Infinity, 0, false],
])('pictures with a mean of %f and %f at 99 of 100 are near enough: %s', (mean, p99, expected) => {
  expect(isNear({ mean, p99 })).toBe(expected);
});

test('counts the mean, and what 99 of 100 pixels stay below', () => {
  const tally = new Tally();
  for (let pixel = 0; pixel < 198; pixel += 1) tally.add(1, 3);
  for (let pixel = 0; pixel < 2; pixel += 1) tally.add(101, 255);
  expect(tally.difference()).toEqual({ mean: 2, p99: 3 });
});

test.each([Number.NaN, Infinity])('stops at a difference of %f, which no comparison would see', (far) => {
  expect(() => new Tally().add(far, 0)).toThrow('no number');
  expect(() => new Tally().add(0, far)).toThrow('no number');
});

test('nothing is near where nothing was compared', () => {
  expect(() => new Tally().difference()).toThrow('nothing was compared');
});
