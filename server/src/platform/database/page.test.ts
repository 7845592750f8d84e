import { expect, test } from 'vitest';
import { containing, pageFigures } from './page.ts';

test.each([
  [1, 20, 0, 1],
  [1, 20, 20, 1],
  [2, 20, 21, 2],
  [9, 200, 1000, 5],
])('page %i of %i per page over %i rows: %i pages', (p, limit, rowCount, totalPage) => {
  expect(pageFigures(p, limit, rowCount)).toEqual({ curPage: p, rowCount, totalPage });
});

test.each([
  ['猫', '%猫%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\d', '%c:\\\\d%'],
])('%s is searched literally', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});
