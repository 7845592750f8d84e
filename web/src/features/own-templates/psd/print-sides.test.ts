import { expect, test } from 'vitest';
import { withProportions } from './print-sides.ts';

const surface = { width_px: 600, height_px: 500 };

test('the other side of the print goes along, to tenths of a millimetre', () => {
  expect(withProportions({ width_mm: 100 }, surface)).toEqual({ width_mm: 100, height_mm: 83.3 });
  expect(withProportions({ height_mm: 100 }, surface)).toEqual({ height_mm: 100, width_mm: 120 });
});

test('other fields change nothing else', () => {
  expect(withProportions({ sku: 'A' }, surface)).toEqual({ sku: 'A' });
});
