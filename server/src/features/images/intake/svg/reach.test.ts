import { expect, it } from 'vitest';
import { reachAround } from './reach.ts';

const SIZE = { width: 100, height: 50 };
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

it.each<[string, [x: number, width: number], [wide: number, left: number] | null]>([
  ['on the page', [0, 100], null],
  ['a little beside it', [-100, 250], null],
  ['three pages before it', [-270, 370], [247, 47]],
  ['four pages behind it', [0, 450], [470, 0]],
  ['on both sides', [-270, 720], [470, 0]],
  ['too far to be drawn', [-9000, 9100], null],
])('what lies %s', (_where, [x, width], expected) => {
  const found = reachAround({ x, y: 0, width, height: 50 }, SIZE, WHOLE, 200, 100);
  if (!expected) return expect(found).toBeNull();
  const { widthPx, heightPx, crop, part } = found!;
  expect(heightPx).toBe(100);
  expect(crop.right - crop.left).toBe(200);
  expect(crop.bottom - crop.top).toBe(100);
  // The wanted pixels are where they were.
  expect(part.x + (crop.left / widthPx) * part.width).toBeCloseTo(0, 9);
  expect(part.width / widthPx).toBeCloseTo(1 / 200, 12);
  // All of it is within two frames of where the frame begins.
  const first = part.x - 2 * part.width;
  const last = part.x + 2 * part.width;
  expect(first * SIZE.width).toBeLessThanOrEqual(x);
  expect(last * SIZE.width).toBeGreaterThanOrEqual(x + width);
});
