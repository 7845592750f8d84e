import { expect, test } from 'vitest';
import { withNonBreakingMeasures } from './non-breaking-measures.ts';

test.each([
  ['Stretched canvas, 40 × 30 cm', 'Stretched canvas, 40_×_30_cm'],
  ['180 g cotton crew-neck T-shirt', '180_g cotton crew-neck T-shirt'],
  ['11 oz white ceramic mug', '11_oz white ceramic mug'],
  ['Front 300 × 380 mm · Back 300 × 400 mm', 'Front 300_×_380_mm · Back 300_×_400_mm'],
  ['chest 110 cm', 'chest 110_cm'],
  ['A4 jigsaw, 140 pieces', 'A4 jigsaw, 140 pieces'],
  ['3 images × 3 products', '3 images × 3 products'],
  ['5 green shirts', '5 green shirts'],
  ['', ''],
])('%j', (text, kept) => {
  expect(withNonBreakingMeasures(text).replaceAll('\u00a0', '_')).toBe(kept);
});
