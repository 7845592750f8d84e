import { expect, test } from 'vitest';
import { growShape } from './grow-shape.ts';

/** The tip of a star as Photoshop drew it, and how much a stroke of 4 pixels outside covers around it (psd2svg, `drop-shadow-4`). */
const TIP = [
  [0, 0, 0, 0.16, 0.16, 0, 0, 0],
  [0, 0, 0, 0.48, 0.49, 0, 0, 0],
  [0, 0, 0, 0.81, 0.81, 0, 0, 0],
  [0, 0, 0.13, 1, 1, 0.13, 0, 0],
  [0, 0, 0.45, 1, 1, 0.45, 0, 0],
  [0, 0, 0.78, 1, 1, 0.78, 0, 0],
];
const MEASURED: [x: number, y: number, share: number][] = [
  [3, -4, 0.16],
  [1, -3, 0.51],
  [2, -3, 0.93],
  [3, -3, 1],
  [7, -1, 0.93],
  [8, -1, 0.02],
  [8, 0, 0.34],
  [8, 1, 0.57],
];

const [WIDTH, HEIGHT, MARGIN] = [30, 30, 11];
const at = (values: Float32Array, x: number, y: number): number => values[(y + MARGIN) * WIDTH + x + MARGIN]!;
function place(rows: number[][]): Float32Array {
  const shape = new Float32Array(WIDTH * HEIGHT);
  for (const [y, row] of rows.entries()) shape.set(row, (y + MARGIN) * WIDTH + MARGIN);
  return shape;
}

test.each(MEASURED)('grows soft edges as Photoshop does: %i right, %i down', (x, y, share) => {
  expect(at(growShape(place(TIP), WIDTH, HEIGHT, 4), x, y)).toBeCloseTo(share, 1.4);
});

test('a pixel grows by its share, along rows by whole pixels, aslant by steps of the knight', () => {
  const grown = growShape(place([[0.25]]), WIDTH, HEIGHT, 3);
  const shares = [
    [0, 0],
    [3, 0],
    [-3, 0],
    [0, -3],
    [4, 0],
    [3, 1],
    [-1, 3],
  ].map(([x, y]) => at(grown, x!, y!));
  const knight = 3.25 - 1 - Math.sqrt(5);
  for (const [index, share] of [1, 0.25, 0.25, 0.25, 0, knight, knight].entries())
    expect(shares[index]).toBeCloseTo(share, 5);
});

test.each([0, 1])('a shape that is %i everywhere stays so', (share) => {
  const shape = new Float32Array(WIDTH * HEIGHT).fill(share);
  expect(growShape(shape, WIDTH, HEIGHT, 3).every((value) => value === share)).toBe(true);
});

test('a shape of one pixel in height', () => {
  expect([...growShape(Float32Array.of(0, 0, 1, 0, 0), 5, 1, 1)]).toEqual([0, 1, 1, 1, 0]);
});
