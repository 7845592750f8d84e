import { expect, it } from 'vitest';
import { boxRows } from './box-rows.ts';

/** Gives a picture's rows in one array that each call overwrites, as `boxRows` may. */
function rowsOf(picture: readonly number[], length: number): () => Float32Array {
  const row = new Float32Array(length);
  let y = 0;
  return () => {
    row.set(picture.slice(y * length, (y + 1) * length));
    y += 1;
    return row;
  };
}

/** The mean as its definition says it, sample by sample. */
function meanAt(
  picture: readonly number[],
  [width, height, channels]: readonly [number, number, number],
  radius: number,
  at: number,
): number {
  const c = at % channels;
  const x = Math.floor(at / channels) % width;
  const y = Math.floor(at / channels / width);
  let sum = 0;
  for (let j = y - radius; j <= y + radius; j += 1) {
    for (let i = x - radius; i <= x + radius; i += 1) {
      if (i >= 0 && i < width && j >= 0 && j < height) sum += picture[(j * width + i) * channels + c]!;
    }
  }
  return sum / (2 * radius + 1) ** 2;
}

it.each([
  ['a picture', [9, 7, 1], 2],
  ['four channels, side by side', [8, 11, 4], 2],
  ['no neighbours', [5, 4, 1], 0],
  ['a picture as wide as the square', [5, 5, 1], 2],
  ['a picture smaller than the square', [3, 2, 1], 4],
  ['one pixel', [1, 1, 4], 4],
  ['one row', [12, 1, 1], 3],
  ['one column', [1, 12, 1], 3],
] as const)('means of %s', (_, shape, radius) => {
  const [widthPx, heightPx, channels] = shape;
  const length = widthPx * channels;
  const picture = Array.from({ length: length * heightPx }, (_, i) => ((i * 7919) % 101) / 100);
  const next = boxRows({ widthPx, heightPx, channels }, radius, rowsOf(picture, length));
  for (let y = 0; y < heightPx; y += 1) {
    const row = next();
    for (let i = 0; i < length; i += 1) {
      expect(row[i]).toBeCloseTo(meanAt(picture, shape, radius, y * length + i), 6);
    }
  }
});
