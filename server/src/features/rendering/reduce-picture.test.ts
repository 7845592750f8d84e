import { expect, it } from 'vitest';
import { reducePicture } from './reduce-picture.ts';

function picture(widthPx: number, heightPx: number, at: (x: number, y: number) => number[]) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set(at(x, y), (y * widthPx + x) * 4);
  return { rgba, widthPx, heightPx };
}

it.each([1, 2, 3, 9, 16, 17, 40])('is the mean of squares of %i pixels', (reduction) => {
  const half = reducePicture(
    picture(reduction * 3 + 1, reduction * 2, (x) => [x < reduction ? 10 : 200, 30, 250, 255]),
    reduction,
  );
  expect(half).toMatchObject({ widthPx: reduction === 1 ? 4 : 3, heightPx: 2 });
  expect([...half.rgba.slice(0, 8)]).toEqual([10, 30, 250, 255, 200, 30, 250, 255]);
});

it('weighs colours by their alpha', () => {
  const mixed = picture(2, 2, (x, y) =>
    y === 0 ? [200, 100, 0, 255] : x === 0 ? [0, 0, 90, 0] : [0, 40, 60, 51],
  );
  // (200·255·2 + 0·51) / 561, (100·510 + 40·51) / 561, 60·51 / 561; alpha 561 / 4.
  expect([...reducePicture(mixed, 2).rgba]).toEqual([182, 95, 5, 140]);
});

it('is clear where nothing is', () => {
  expect([
    ...reducePicture(
      picture(4, 4, () => [9, 9, 9, 0]),
      4,
    ).rgba,
  ]).toEqual([0, 0, 0, 0]);
});

it('does not overflow on the largest square of white', () => {
  expect([
    ...reducePicture(
      picture(16, 16, () => [255, 255, 255, 255]),
      16,
    ).rgba,
  ]).toEqual([255, 255, 255, 255]);
});
