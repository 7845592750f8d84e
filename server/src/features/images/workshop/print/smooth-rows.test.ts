import { expect, test } from 'vitest';
import { createSmoother } from './smooth-rows.ts';

const size = { widthPx: 300, heightPx: 300 };
/** Numbers that look random and are the same every time. */
const noise = (n: number) => ((Math.imul(n + 1, 2_654_435_761) >>> 8) % 1000) / 1000 - 0.5;

/** A slope of grey next to white, with grain of this many of 255. */
function graded(grain: number) {
  return (top: number, count: number): Uint8Array => {
    const pixels = new Uint8Array(count * size.widthPx * 4).fill(255);
    for (let y = 0; y < count; y += 1)
      for (let x = 0; x < size.widthPx; x += 1) {
        const value = x < 200 ? 60 + 0.4 * x : 230;
        const seen = value + grain * noise((top + y) * size.widthPx + x);
        pixels.fill(Math.round(seen), (y * size.widthPx + x) * 4, (y * size.widthPx + x) * 4 + 3);
      }
    return pixels;
  };
}

/** The standard deviation from the artwork, away from its edge. */
function away(pixels: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < 40; y += 1)
    for (let x = 20; x < 180; x += 1) {
      sum += (pixels[(y * size.widthPx + x) * 4]! - (60 + 0.4 * x)) ** 2;
      count += 1;
    }
  return Math.sqrt(sum / count);
}

test('grain goes also where nothing is flat, and edges stay', () => {
  const grainy = graded(24);
  const smooth = createSmoother({ grain: 0.03 }, size, grainy)(100, 40);
  expect(away(smooth)).toBeLessThan(away(grainy(100, 40)) / 2);
  const row = 20 * size.widthPx;
  expect(smooth[(row + 196) * 4]!).toBeLessThan(160);
  expect(smooth[(row + 203) * 4]!).toBeGreaterThan(210);
});

test('coarse grain is smoothed more than fine grain', () => {
  const [fine, coarse] = [0.01, 0.04].map((grain) =>
    away(createSmoother({ grain }, size, graded(24))(100, 40)),
  );
  expect(coarse).toBeLessThan(fine!);
});

test('what is hardly grainy stays as it is', () => {
  const rows = graded(0);
  expect(createSmoother({ grain: 0.005 }, size, rows)).toBe(rows);
});
