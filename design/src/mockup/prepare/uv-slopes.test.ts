import { expect, test } from 'vitest';
import { median } from './uv-slopes.ts';

test.each([
  ['none', [], 0],
  ['one', [3.5], 3.5],
  ['an even number: the upper of the two', [4, 1, 3, 2], 3],
  ['equal ones', [2, 2, 2], 2],
  ['zeros', [0, 0, 0, 7], 0],
  ['tiny and huge', [1e-40, 3e38, 1], 1],
  ['nearly the same', [1.0000001, 1, 1.0000002], 1.0000001],
])('the median of %s', (_, values, middle) => {
  expect(median(Float32Array.from(values))).toBe(Math.fround(middle));
});

test('the median of many is what sorting gives', () => {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let length = 1; length < 60; length += 1) {
    // Read from the middle of a buffer, as callers do.
    const values = Float32Array.from({ length: length + 3 }, () => random() ** 8 * 1e3).subarray(
      2,
      length + 2,
    );
    expect(median(values)).toBe(values.slice().sort()[length >> 1]);
  }
});
