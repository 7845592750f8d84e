import { expect, test } from 'vitest';
import { mixText } from './text-light.ts';

/** The formula of decision 0310 by itself. */
function expected(below: number, text: number, share: number): number {
  const light = (value: number): number =>
    (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4) ** (1 / 1.45);
  const linear = (light(below) + share * (light(text) - light(below))) ** 1.45;
  return linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

test('all codes of 8 bits, and values between them, are mixed as the formula says', () => {
  let farthest = 0;
  for (let step = 0; step <= 1020; step += 1)
    for (const text of [0, 12, 157, 255])
      for (const share of [0, 0.004, 0.3, 0.7, 0.996, 1]) {
        const [below, own] = [Math.fround(step / 1020), Math.fround(text / 255)];
        farthest = Math.max(farthest, Math.abs(mixText(below, own, share) - expected(below, own, share)));
      }
  expect(farthest * 255).toBeLessThan(0.01);
});

test.each([
  [-1e-9, 0.5, 0.5],
  [0.5, -1e-9, 1],
  [1 + 1e-7, 1 + 1e-7, 0.5],
  [1, 0, 1 + Number.EPSILON],
  [0, 0, 1],
])('what rounding leaves beyond 0 and 1 stays a number: %f, %f, %f', (below, text, share) => {
  const mixed = mixText(below, text, share);
  expect(mixed >= 0 && mixed <= 1 + 1e-9).toBe(true);
});
