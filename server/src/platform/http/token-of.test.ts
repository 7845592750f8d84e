import { expect, test } from 'vitest';
import { readToken } from './token-of.ts';

test.each([
  [undefined, null],
  ['', null],
  ['Basic', null],
  ['Basic ', null],
  ['Bearer abc', null],
  ['Basic abc', 'abc'],
  ['basic  abc ', 'abc'],
  ['Basic a b', null],
  [`Basic ${'x'.repeat(513)}`, null],
])('%j → %j', (header, token) => {
  expect(readToken(header)).toBe(token);
});
