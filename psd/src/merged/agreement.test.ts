import { expect, test } from 'vitest';
import { Agreement } from './agreement.ts';

/** Compares all of a square picture that differs by so much within a box. */
function compare(side: number, [left, top, size]: [number, number, number], far: number): Agreement {
  const agreement = new Agreement();
  const mean = new Float32Array(side * side);
  for (let y = top; y < top + size; y += 1) mean.fill(far, y * side + left, y * side + left + size);
  // In two parts, whose edge cuts squares.
  const half = Math.floor(side / 2) + 5;
  for (const bounds of [
    { left: 0, top: 0, right: side, bottom: half },
    { left: 0, top: half, right: side, bottom: side },
  ]) {
    const part = mean.subarray(bounds.top * side, bounds.bottom * side);
    agreement.add({ bounds, mean: part, farthest: part });
  }
  return agreement;
}

test('pixels that are not marked are not counted', () => {
  const agreement = new Agreement();
  const mean = Float32Array.from({ length: 80 }, (_, at) => (at % 2) * 200);
  const bounds = { left: 60, top: 0, right: 140, bottom: 1 };
  agreement.add(
    { bounds, mean, farthest: mean },
    Uint8Array.from(mean, (far) => (far === 0 ? 1 : 0)),
  );
  expect(agreement.holds()).toBe(true);
  agreement.add({ bounds, mean, farthest: mean });
  expect(agreement.holds()).toBe(false);
});

test('nothing is proven where nothing was compared', () => {
  expect(new Agreement().holds()).toBe(false);
});

test.each<[string, [number, number, number], number, boolean]>([
  ['the same', [0, 0, 0], 0, true],
  ['a few pixels of a soft edge', [100, 100, 2], 40, true],
  ['a small stale place that is less than 1 of 100', [300, 300, 60], 60, false],
  ['a faint one', [256, 256, 64], 3, false],
])('each square of a picture must agree: %s', (_, box, far, holds) => {
  expect(compare(768, box, far).holds()).toBe(holds);
});

test.each([Number.NaN, Infinity])('stops at a difference of %f, which no comparison would see', (far) => {
  expect(() => compare(12, [0, 0, 1], far)).toThrow('no number');
});

test('the place that differs most lies within the picture', () => {
  expect(compare(200, [150, 190, 10], 90).worstWithin({ width: 200, height: 200 })).toEqual([160, 196]);
});
