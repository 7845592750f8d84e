import type { RgbaPicture } from '@diy/design/painting';
import { expect, it } from 'vitest';
import { reducePicture } from './reduce-picture.ts';

function picture(widthPx: number, heightPx: number, at: (x: number, y: number) => number[]) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set(at(x, y), (y * widthPx + x) * 4);
  return { rgba, widthPx, heightPx };
}

async function reduced(given: RgbaPicture, reduction: number): Promise<number[]> {
  return [...(await reducePicture(given, reduction)).rgba];
}

it.each([1, 2, 3, 9, 16, 17, 40])('is the mean of squares of %i pixels', async (reduction) => {
  const half = await reducePicture(
    picture(reduction * 3 + 1, reduction * 2, (x) => [x < reduction ? 10 : 200, 30, 250, 255]),
    reduction,
  );
  expect(half).toMatchObject({ widthPx: reduction === 1 ? 4 : 3, heightPx: 2 });
  expect([...half.rgba.slice(0, 8)]).toEqual([10, 30, 250, 255, 200, 30, 250, 255]);
});

it('weighs colours by their alpha', async () => {
  const mixed = picture(2, 2, (x, y) =>
    y === 0 ? [200, 100, 0, 255] : x === 0 ? [0, 0, 90, 0] : [0, 40, 60, 51],
  );
  // (200·255·2 + 0·51) / 561, (100·510 + 40·51) / 561, 60·51 / 561; alpha 561 / 4.
  expect(await reduced(mixed, 2)).toEqual([182, 95, 5, 140]);
});

it('is clear where nothing is', async () => {
  const clear = picture(4, 4, () => [9, 9, 9, 0]);
  expect(await reduced(clear, 4)).toEqual([0, 0, 0, 0]);
});

it('does not overflow on the largest square of white', async () => {
  const white = picture(16, 16, () => [255, 255, 255, 255]);
  expect(await reduced(white, 16)).toEqual([255, 255, 255, 255]);
});

it.each([
  ['solid', () => 255],
  ['half clear, half solid', (x: number) => (x % 9 < 4 ? 0 : 255)],
  ['of every alpha', (x: number, y: number) => (x * 37 + y * 11) & 255],
])('is in every number the plain mean of a picture that is %s', async (_name, alphaOf) => {
  const noise = (x: number, y: number, c: number) => (x * x * 7 + y * 131 + x * y * (c + 3) + c * 91) & 255;
  // Odd sizes, one a single pixel wide and one narrower than a square; a small one last, in memory used before.
  for (const [width, height, reduction] of [
    [61, 47, 7],
    [1, 9, 3],
    [5, 40, 16],
    [83, 70, 33],
    [10, 6, 5],
  ] as const) {
    const given = picture(width, height, (x, y) => [
      noise(x, y, 0),
      noise(x, y, 1),
      noise(x, y, 2),
      alphaOf(x, y),
    ]);
    expect(await reduced(given, reduction)).toEqual(plainMean(given, reduction));
  }
});

/** The same, written for the eye. */
function plainMean({ rgba, widthPx, heightPx }: RgbaPicture, reduction: number): number[] {
  const step = Math.ceil(reduction / 16);
  const out: number[] = [];
  for (let y = 0; y < Math.max(1, Math.floor(heightPx / reduction)); y += 1)
    for (let x = 0; x < Math.max(1, Math.floor(widthPx / reduction)); x += 1) {
      const sum = [0, 0, 0, 0];
      let count = 0;
      for (let v = y * reduction; v < Math.min(heightPx, (y + 1) * reduction); v += step)
        for (let u = x * reduction; u < Math.min(widthPx, (x + 1) * reduction); u += step) {
          const at = (v * widthPx + u) * 4;
          const alpha = rgba[at + 3]!;
          for (const c of [0, 1, 2]) sum[c]! += rgba[at + c]! * alpha;
          sum[3]! += alpha;
          count += 1;
        }
      const [red, green, blue, alpha] = sum as [number, number, number, number];
      const means = alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha / count];
      // Rounds as pictures do: to the nearest, halves to the even number.
      out.push(...new Uint8ClampedArray(means));
    }
  return out;
}
