import { expect, it } from 'vitest';
import { type Gradient, gradient, gradientColour, sortedStops } from './gradient.ts';

const gradientOf = (...stops: [number, string][]): Gradient => ({
  angleDeg: 0,
  stops: stops.map(([at, colour]) => ({ at, colour })),
});
const greys = gradientOf([0.25, '#000000'], [0.75, '#c8c8c8']);

it.each([
  [0, '#000000'],
  [0.25, '#000000'],
  [0.5, '#646464'],
  [0.75, '#C8C8C8'],
  [1, '#C8C8C8'],
])('at %d of the way it is %s', (at, expected) => {
  expect(gradientColour(greys, at)).toBe(expected);
});

it('takes its stops in order, and one of two at the same place', () => {
  expect(sortedStops(gradientOf([1, '#000000'], [0, '#FFFFFF'])).map(({ at }) => at)).toEqual([0, 1]);
  const hard = gradientOf([0, '#000000'], [0.5, '#000000'], [0.5, '#FFFFFF'], [1, '#FFFFFF']);
  expect(gradientColour(hard, 0.49)).toBe('#000000');
  expect(gradientColour(hard, 0.51)).toBe('#FFFFFF');
});

it.each([
  [gradientOf([0, '#000000']), false],
  [gradientOf([0, '#000000'], [1, '#FFFFFF']), true],
  [gradientOf([0, '#000000'], [0.2, '#000000'], [0.4, '#000000'], [0.6, '#000000'], [1, '#FFFFFF']), false],
  [gradientOf([0, '#000'], [1, '#FFFFFF']), false],
  [gradientOf([-0.1, '#000000'], [1, '#FFFFFF']), false],
  [{ ...greys, angleDeg: 361 }, false],
])('checks %o', (value, isValid) => {
  expect(gradient.safeParse(value).success).toBe(isValid);
});
