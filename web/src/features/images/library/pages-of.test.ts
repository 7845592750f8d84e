import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test.each([
  [0, 0, 20, [1]],
  [0, 19, 20, [1]],
  [0, 20, 20, [1, 2]],
  [19, 41, 20, [1, 2, 3]],
  [99_990, 100_009, 20, [5000, 5001]],
  [-5, 3, 20, [1]],
])('rows %d to %d in pages of %d', (first, last, limit, expected) => {
  expect(pagesOf(first, last, limit)).toEqual(expected);
});
