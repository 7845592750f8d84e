import { expect, it } from 'vitest';
import { columnName, columnOf } from './cell-names.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s, and back', (column, name) => {
  expect(columnName(column)).toBe(name);
  expect(columnOf(name)).toBe(column);
  expect(columnOf(`${name}1048576`)).toBe(column);
  expect(columnOf(name.toLowerCase())).toBe(column);
});

it.each(['', '12', '$A$1', '[1]'])('%j names no column', (reference) => {
  expect(columnOf(reference)).toBe(-1);
});
