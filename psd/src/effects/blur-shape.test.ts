import { expect, test } from 'vitest';
import { blurShape } from './blur-shape.ts';

/** The row through one covered pixel and the one below it, of 9 × 9. */
function rowsAround(size: number): number[][] {
  const shape = new Float32Array(81);
  shape[4 * 9 + 4] = 1;
  const blurred = blurShape(shape, 9, 9, size);
  return [4, 5].map((y) => [2, 3, 4, 5, 6].map((x) => blurred[y * 9 + x]!));
}

// Sizes 1 and 2 are the same in what Photoshop drew: icons whose shadows and glows have size 1.
test.each<[number, number[], number[]]>([
  [0, [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]],
  [1, [0, 1 / 8, 1 / 4, 1 / 8, 0], [0, 1 / 16, 1 / 8, 1 / 16, 0]],
  [2, [0, 1 / 8, 1 / 4, 1 / 8, 0], [0, 1 / 16, 1 / 8, 1 / 16, 0]],
  [3, [3 / 81, 6 / 81, 9 / 81, 6 / 81, 3 / 81], [2 / 81, 4 / 81, 6 / 81, 4 / 81, 2 / 81]],
])('a pixel blurred by size %i', (size, row, next) => {
  const [own, below] = rowsAround(size);
  for (const [index, share] of row.entries()) expect(own![index]).toBeCloseTo(share, 6);
  for (const [index, share] of next.entries()) expect(below![index]).toBeCloseTo(share, 6);
});
