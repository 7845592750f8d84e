import { expect, it } from 'vitest';
import { createAreaReducer } from './reduce-area.ts';

type Paint = (x: number, y: number) => readonly number[];

function reduce(
  widthPx: number,
  heightPx: number,
  toWidth: number,
  toHeight: number,
  paint: Paint,
  rowsAtOnce = 7,
) {
  const reducer = createAreaReducer({ widthPx, heightPx }, { widthPx: toWidth, heightPx: toHeight });
  for (let top = 0; top < heightPx; top += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, heightPx - top) }, (_, row) =>
      Array.from({ length: widthPx }, (_, x) => paint(x, top + row)).flat(),
    );
    reducer.add(Uint8Array.from(rows.flat()));
  }
  return [...reducer.finish()];
}

const grey = (value: number): readonly number[] => [value, value, value, 255];
/** The same in every run, of all values. */
const noise = (x: number, y: number) =>
  Math.abs(Math.imul(x * 7919 + y * 104_729 + 13, 2_654_435_761) >> 8) % 256;

it('weighs each pixel by the part of it that lies in the result', () => {
  // Three pixels on two: one whole and half of the middle one each.
  expect(reduce(3, 1, 2, 1, (x) => grey([0, 90, 240][x]!))).toEqual([...grey(30), ...grey(190)]);
  expect(reduce(1, 3, 1, 2, (_, y) => grey([0, 90, 240][y]!))).toEqual([...grey(30), ...grey(190)]);
});

it.each([
  [31, 17, 31, 17],
  [31, 17, 30, 16],
  [31, 17, 16, 9],
  [40, 20, 20, 10],
  [97, 53, 33, 18],
  [97, 53, 1, 1],
  [5000, 2, 2048, 1],
])('is the mean of exact areas from %i × %i to %i × %i', (w, h, toW, toH) => {
  const part = (from: number, to: number, at: number) =>
    Math.max(0, Math.min(to, at + 1) - Math.max(from, at));
  const found = reduce(w, h, toW, toH, (x, y) => grey(noise(x, y)));
  for (const [column, row] of [
    [0, 0],
    [toW - 1, toH - 1],
    [toW >> 1, toH >> 1],
  ] as const) {
    let [sum, weight] = [0, 0];
    for (let y = 0; y < h; y += 1) {
      const down = part((row * h) / toH, ((row + 1) * h) / toH, y);
      for (let x = 0; down > 0 && x < w; x += 1) {
        const share = down * part((column * w) / toW, ((column + 1) * w) / toW, x);
        sum += noise(x, y) * share;
        weight += share;
      }
    }
    expect(Math.abs(found[(row * toW + column) * 4]! - sum / weight)).toBeLessThan(0.501);
  }
});

it('leaves a picture of the same size as it is', () => {
  expect(reduce(5, 3, 5, 3, (x, y) => grey(noise(x, y)))).toEqual(
    Array.from({ length: 15 }, (_, at) => grey(noise(at % 5, Math.floor(at / 5)))).flat(),
  );
});

it('weighs colours by alpha, and keeps what is clear clear', () => {
  const half = reduce(2, 1, 1, 1, (x) => (x === 0 ? [200, 100, 0, 255] : [0, 40, 60, 51]));
  // (200·255 + 0·51) / 306, (100·255 + 40·51) / 306, 60·51 / 306; alpha 306 / 2.
  expect(half).toEqual([167, 90, 10, 153]);
  expect(reduce(4, 4, 2, 2, () => [9, 9, 9, 0])).toEqual(new Array(16).fill(0));
});

it.each([
  ['a checkerboard', (x: number, y: number) => ((x + y) % 2) * 255, 127.5],
  ['lines of one pixel in three', (x: number) => (x % 3 === 0 ? 0 : 255), 170],
])('keeps the mean of %s', (_, paint, mean) => {
  const found = reduce(300, 210, 107, 75, (x, y) => grey(paint(x, y)));
  const values = found.filter((_, at) => at % 4 === 0);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length - mean)).toBeLessThan(0.5);
});

it('refuses to enlarge, and to finish before all rows are there', () => {
  expect(() => createAreaReducer({ widthPx: 4, heightPx: 4 }, { widthPx: 5, heightPx: 4 })).toThrow(
    RangeError,
  );
  const early = createAreaReducer({ widthPx: 4, heightPx: 4 }, { widthPx: 2, heightPx: 2 });
  early.add(new Uint8Array(16));
  expect(() => early.finish()).toThrow('1 of 4 rows');
});
