import type { Gradient } from '@diy/design/layers';
import { expect, it } from 'vitest';
import { cssGradient, reverseGradient, withOneMore, withoutStop, withStop } from './gradient-edits.ts';

const gradientOf = (...stops: [number, string][]): Gradient => ({
  angleDeg: 90,
  stops: stops.map(([at, colour]) => ({ at, colour })),
});
const two = gradientOf([0, '#000000'], [1, '#C8C8C8']);

it('runs from the other end, and back', () => {
  const uneven = gradientOf([0.1, '#000000'], [0.3, '#111111'], [1, '#222222']);
  expect(reverseGradient(uneven)).toEqual(gradientOf([0, '#222222'], [0.7, '#111111'], [0.9, '#000000']));
  expect(reverseGradient(reverseGradient(uneven))).toEqual(uneven);
});

it('takes a new colour from the widest gap, up to four', () => {
  const three = withOneMore(two);
  expect(three).toEqual(gradientOf([0, '#000000'], [0.5, '#646464'], [1, '#C8C8C8']));
  const four = withOneMore(three);
  expect(four.stops.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 1]);
  expect(withOneMore(four)).toBe(four);
});

it('keeps two colours', () => {
  expect(withoutStop(withOneMore(two), 1)).toEqual(two);
  expect(withoutStop(two, 0)).toBe(two);
});

it('keeps a stop between its neighbours', () => {
  const three = withOneMore(two);
  expect(withStop(three, 0, { at: 0.9 }).stops[0]?.at).toBe(0.5);
  expect(withStop(three, 2, { at: 0.2 }).stops[2]?.at).toBe(0.5);
  expect(withStop(three, 1, { colour: '#FF0000' }).stops[1]).toEqual({ at: 0.5, colour: '#FF0000' });
});

it('is CSS for a swatch', () => {
  expect(cssGradient(two)).toBe('linear-gradient(90deg, #000000 0%, #C8C8C8 100%)');
  expect(cssGradient(two, 90)).toBe('linear-gradient(180deg, #000000 0%, #C8C8C8 100%)');
});
