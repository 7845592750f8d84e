import { expect, test } from 'vitest';
import { dpiTone, fillDpi, PAPER_SIZES, printSizeMm } from './print-fit.ts';

const mm = (widthMm: number, heightMm: number) => ({ id: 'x', widthMm, heightMm });

test.each([
  [2480, 3508, mm(210, 297), false, 299],
  [2481, 3508, mm(210, 297), false, 300],
  // The shorter side decides: the picture is cut, not squeezed.
  [3508, 2480, mm(210, 297), false, 212],
  [3508, 2481, mm(210, 297), true, 300],
  [1000, 1000, mm(254, 254), true, 100],
  [1, 1, mm(400, 500), false, 0],
])('%d × %d px filling %o', (width, height, size, mayTurn, dpi) => {
  expect(fillDpi(width, height, size, mayTurn)).toBe(dpi);
});

test.each([
  [300, 'success'],
  [299, 'warning'],
  [150, 'warning'],
  [149, 'error'],
])('%d dpi is %s', (dpi, tone) => {
  expect(dpiTone(dpi)).toBe(tone);
});

test('print size at a resolution, and paper sizes in order', () => {
  expect(printSizeMm(3000, 1500, 300)).toEqual({ width: 254, height: 127 });
  expect(PAPER_SIZES.map(({ id }) => id)).toEqual(['a5', 'a4', 'a3']);
});
