import type { PlacedLayer } from 'ag-psd';
import { expect, test } from 'vitest';
import { placeContents } from './place-contents.ts';

const square = [10, 20, 110, 20, 110, 70, 10, 70];
const placed = (more: Partial<PlacedLayer> = {}): PlacedLayer => ({
  id: 'a',
  type: 'raster',
  transform: square,
  width: 200,
  height: 100,
  ...more,
});

/** Points of a mesh that bends nothing, of a size, with some of them moved. */
const meshOf = (columns: number, rows: number, width: number, height: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) * width) / (columns - 1),
    y: (Math.floor(index / columns) * height) / (rows - 1),
  }));

function place(layer: PlacedLayer, x: number, y: number): [number, number] {
  const placement = placeContents(layer);
  if (typeof placement === 'string') throw new Error(placement);
  return placement(x, y);
}

test.each<[string, Partial<PlacedLayer>, number, number, number, number]>([
  ['a corner', {}, 0, 0, 10, 20],
  ['the middle', {}, 100, 50, 60, 45],
  ['a turned corner', { transform: [0, 100, 0, 0, 50, 0, 50, 100] }, 200, 0, 0, 0],
  [
    'the meeting diagonals of a perspective',
    { nonAffineTransform: [0, 0, 100, 0, 75, 50, 25, 50] },
    100,
    50,
    50,
    100 / 3,
  ],
  [
    'a warp that bends nothing',
    { warp: { style: 'custom', customEnvelopeWarp: { meshPoints: meshOf(4, 4, 200, 100) } } },
    50,
    25,
    35,
    32.5,
  ],
  [
    'quilt patches of different widths',
    {
      warp: {
        style: 'custom',
        deformNumCols: 7,
        deformNumRows: 4,
        customEnvelopeWarp: {
          meshPoints: meshOf(7, 4, 200, 100),
          quiltSliceX: [0, 50, 200],
          quiltSliceY: [0, 100],
        },
      },
    },
    50,
    50,
    60,
    45,
  ],
])('places %s', (_, more, x, y, toX, toY) => {
  const [foundX, foundY] = place(placed(more), x, y);
  expect(foundX).toBeCloseTo(toX, 6);
  expect(foundY).toBeCloseTo(toY, 6);
});

/** Numbers of a file that Photoshop wrote (ag-psd, test/read/mesh-transform, MIT); it drew the layer at 225, 20 – 591, 195. */
test('a bent mesh fills what Photoshop drew', () => {
  const flat = [
    0, 0, 109.883, -37.946, 232.922, -62.393, 358, 0, 9.683, 51.066, 96.746, 28.673, 245.701, 16.755, 367.579,
    48.077, 0, 108, 110.156, 70.637, 242.799, 61.645, 358, 108, 14.179, 135.028, 112.84, 119.582, 245.736,
    111.729, 364.561, 129.168,
  ];
  const meshPoints = Array.from({ length: 16 }, (_, at) => ({ x: flat[2 * at]!, y: flat[2 * at + 1]! }));
  const layer = placed({
    transform: [225, -3.393, 592.579, -3.393, 592.579, 194.028, 225, 194.028],
    width: 358,
    height: 162,
    warp: { style: 'custom', uOrder: 4, vOrder: 4, customEnvelopeWarp: { meshPoints } },
  });
  const points = Array.from({ length: 101 * 101 }, (_, at) =>
    place(layer, ((at % 101) * 358) / 100, (Math.floor(at / 101) * 162) / 100),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, edge] of [225, 20, 591, 195].entries())
    expect(Math.abs(box[index]! - edge)).toBeLessThanOrEqual(1.5);
});

test.each<[string, Partial<PlacedLayer>, string]>([
  ['no size', { width: 0 }, 'a smart object without a size'],
  ['no corners', { transform: [1, 2] }, 'a smart object without corners'],
  [
    'corners that are no numbers',
    { transform: square.map(() => Number.NaN) },
    'a smart object without corners',
  ],
  [
    'corners in one line',
    { transform: [0, 0, 1, 0, 2, 0, 3, 0] },
    'a smart object whose corners lie in one line',
  ],
  ['a warp of a name', { warp: { style: 'arc', value: 50 } }, 'warp arc'],
  [
    'too few points',
    { warp: { style: 'custom', customEnvelopeWarp: { meshPoints: meshOf(3, 3, 9, 9) } } },
    'a warp of 9 points',
  ],
  [
    'slices that do not rise',
    {
      warp: {
        style: 'custom',
        customEnvelopeWarp: { meshPoints: meshOf(4, 4, 9, 9), quiltSliceX: [9, 0], quiltSliceY: [0, 9] },
      },
    },
    'a quilt warp whose slices do not match its points',
  ],
])('says what is wrong with %s', (_, more, message) => {
  expect(placeContents(placed(more))).toBe(message);
});
