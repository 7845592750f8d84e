import { expect, test } from 'vitest';
import { Agreement } from './agreement.ts';

/** Compares all of a square picture that differs by so much within a box. */
function compare(side: number, [left, top, size]: [number, number, number], far: number): Agreement {
  const agreement = new Agreement();
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isFar = x >= left && x < left + size && y >= top && y < top + size;
      agreement.add(x, y, { mean: isFar ? far : 0, farthest: isFar ? far : 0 });
    }
  return agreement;
}

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
  expect(() => compare(2, [0, 0, 1], far)).toThrow('no number');
});
