import { expect, test } from 'vitest';
import { stepAround } from './use-viewed-image.ts';

test.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['a', 0, 'a'],
  ['gone', 1, null],
  [null, 1, null],
])('from %s, %i further is %s', (from, by, expected) => {
  expect(stepAround(['a', 'b', 'c'], from, by)).toBe(expected);
});

test('one alone has itself on both sides, nothing has none', () => {
  expect(stepAround(['a'], 'a', -1)).toBe('a');
  expect(stepAround([], 'a', 1)).toBeNull();
});
