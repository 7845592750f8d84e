import { expect, test } from 'vitest';
import { checkLogicalCss } from './check-logical-css.mjs';

test.each([
  ['  margin-left: 4px;', 1],
  ['  left: 0;', 1],
  ['.a{right:0}', 1],
  ['  text-align: right;', 1],
  ['  border-top-left-radius: 4px;', 1],
  ['  margin-inline-start: 4px;', 0],
  ['  inset-inline-start: 0;', 0],
  ['  text-align: start;', 0],
  ['  left: 50%; /* physical: a ruler in mm */', 0],
  ['  background-position: left top;', 0],
])('%s', (line, count) => {
  expect(checkLogicalCss('a.css', line)).toHaveLength(count);
});
