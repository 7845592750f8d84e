import { expect, it } from 'vitest';
import { strokeDash } from './stroke-dash.ts';

it.each([
  ['dashed', 1, 100, true],
  ['dashed', 1, 103, true],
  ['dashed', 2.5, 7, true],
  ['dotted', 1, 51, true],
  ['dashed', 1, 1, true],
] as const)('%s of %d mm: whole periods around an outline of %d mm', (dash, widthMm, lengthMm, isClosed) => {
  const [on = 0, off = 0] = strokeDash(dash, widthMm, lengthMm, isClosed);
  const periods = lengthMm / (on + off);
  expect(periods).toBeCloseTo(Math.round(periods), 6);
  expect(periods).toBeGreaterThanOrEqual(1);
});

it.each([
  ['dashed', 1, 100],
  ['dashed', 3, 101],
  ['dotted', 1, 20.4],
] as const)('%s of %d mm: a line of %d mm begins and ends with ink', (dash, widthMm, lengthMm) => {
  const [on = 0, off = 0] = strokeDash(dash, widthMm, lengthMm, false);
  const gaps = (lengthMm - on) / (on + off);
  expect(gaps).toBeCloseTo(Math.round(gaps), 2);
});

it('draws a hairline around a large shape with a bounded number of dashes', () => {
  const [on = 0, off = 0] = strokeDash('dotted', 0.01, 20_000, true);
  expect(20_000 / (on + off)).toBeLessThanOrEqual(5000);
});
