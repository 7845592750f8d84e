import { expect, it } from 'vitest';
import { chinaDate } from './china-date.ts';

it.each([
  ['2026-11-21T03:00:00Z', '20261121'],
  ['2026-12-31T15:59:59Z', '20261231'],
  ['2026-12-31T16:00:00Z', '20270101'],
])('%s is %s in China', (moment, day) => {
  expect(chinaDate(new Date(moment))).toBe(day);
});
