import type { Stroke } from '@diy/contract/images/image-work-steps';
import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { erase } from './erase.ts';

type ColourAt = (x: number, y: number) => readonly [number, number, number];

/** Numbers that look random and are the same every time. */
const noise = (x: number, y: number) =>
  (((x * 374_761_393 + y * 668_265_263) ^ (x * y * 1_274_126_177)) >>> 8) % 256;

/** The picture with an object on it, and without. */
function picture(width: number, height: number, at: ColourAt) {
  const truth = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) truth.set([...at(x, y).map(Math.round), 255], to);
  const rgba = Uint8Array.from(truth);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4)
      if (Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) * 0.09)
        rgba.set([250, 20, 200, 255], to);
  return { width, height, truth, rgba };
}

const OVER: Stroke = {
  width: 0.17,
  points: [
    [0.48, 0.5],
    [0.52, 0.5],
  ],
};

async function erased(
  { rgba, width, height }: ReturnType<typeof picture>,
  strokes: readonly Stroke[] = [OVER],
) {
  const made = new Uint8Array(rgba.length);
  let next = 0;
  const result = await erase(rowsOfPixels(rgba, width, height), strokes, async (pixels) => {
    made.set(pixels, next);
    next += pixels.length;
  });
  return { result, made };
}

/** How far the filled samples are from the true ones below the object: their mean difference (0 to 255), and their number. */
function meanError(made: Uint8Array, { truth, rgba }: ReturnType<typeof picture>) {
  let [sum, count] = [0, 0];
  for (let at = 0; at < made.length; at += 1) {
    if (at % 4 === 3 || rgba[at] === truth[at]) continue;
    sum += Math.abs(made[at]! - truth[at]!);
    count += 1;
  }
  return { mean: sum / count, count };
}

describe('erasing an object', () => {
  it.each<[string, ColourAt, number, 'clean' | 'check']>([
    ['one colour', () => [90, 140, 60], 0.5, 'clean'],
    ['a gradient', (x, y) => [40 + x / 2, 200 - y / 2, 90 + (x + y) / 4], 3, 'clean'],
    [
      'a vignette',
      (x, y) =>
        [0, 1, 2].map((n) => 220 - n * 30 - Math.hypot(x - 130, y - 110) / 2) as [number, number, number],
      3,
      'clean',
    ],
    // Stripe borders come out a pixel off in places, so the result asks for a check.
    ['stripes', (x) => (x % 18 < 9 ? [30, 60, 160] : [235, 230, 210]), 8, 'check'],
    ['a check', (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [200, 40, 40] : [250, 240, 220]), 4, 'clean'],
    [
      'slanted stripes under falling light',
      (x, y) => ((x + y) % 24 < 12 ? [60 + y / 3, 90, 40] : [180 + y / 4, 190, 150]),
      8,
      'clean',
    ],
    ['a border between two colours', (_, y) => (y < 104 ? [120, 170, 230] : [70, 110, 50]), 3, 'clean'],
  ])('on %s shows what lay under it', async (_, at, most, edgeQuality) => {
    const known = picture(260, 220, at);
    const { made, result } = await erased(known);
    expect(result).toMatchObject({ state: 'filled', edgeQuality });
    expect(meanError(made, known).mean).toBeLessThan(most);
    expect(meanError(made, known).count).toBeGreaterThan(1000);
  });

  it('on grain is as grainy as what is around it', async () => {
    const known = picture(260, 220, (x, y) => [
      100 + noise(x, y) / 3,
      90 + noise(x, y) / 4,
      80 + noise(y, x) / 5,
    ]);
    const { made, result } = await erased(known);
    const spreadOf = (pixels: Uint8Array, left: number) => {
      const values: number[] = [];
      for (let y = 100; y < 120; y += 1)
        for (let x = left; x < left + 20; x += 1) values.push(pixels[(y * 260 + x) * 4]!);
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      return [
        mean,
        Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length),
      ] as const;
    };
    const [mean, spread] = spreadOf(made, 120);
    const [meanOutside, spreadOutside] = spreadOf(made, 20);
    expect(Math.abs(mean - meanOutside)).toBeLessThan(6);
    expect(spread / spreadOutside).toBeGreaterThan(0.75);
    expect(result).toMatchObject({ state: 'filled', edgeQuality: 'clean' });
  });

  it('changes nothing that is not painted over, and gives the same every time', async () => {
    const known = picture(260, 220, (x, y) => [noise(x >> 3, y >> 3), noise(y >> 3, x >> 3), 90]);
    const [first, second] = [await erased(known), await erased(known)];
    expect(first.made).toEqual(second.made);
    const corner = (20 * 260 + 20) * 4;
    for (let at = 0; at < corner; at += 1) expect(first.made[at]).toBe(known.rgba[at]);
  });

  it('says to look where nothing around is like what meets in the hole', async () => {
    // Four colours with a pattern each, that meet under the object and nowhere else.
    const known = picture(260, 220, (x, y) => {
      const [left, top] = [x < 130, y < 110];
      if (left && top) return [noise(x >> 2, 1), 40, 40];
      if (left) return [40, noise(1, y >> 2), 40];
      return top ? [40, 40, noise(x >> 4, y >> 4)] : [noise(x >> 3, y >> 3), noise(y >> 3, x >> 3), 200];
    });
    expect((await erased(known)).result).toMatchObject({ state: 'filled', edgeQuality: 'check' });
  });

  it('fills a large picture with its own detail', async () => {
    const known = picture(1300, 1100, (x, y) => [80 + x / 12 + noise(x, y) / 4, 90 + noise(y, x) / 4, 90]);
    const { made } = await erased(known);
    const grainOf = (pixels: Uint8Array, left: number) => {
      let sum = 0;
      for (let x = left; x < left + 80; x += 1)
        sum += Math.abs(pixels[(550 * 1300 + x) * 4]! - pixels[(550 * 1300 + x + 1) * 4]!);
      return sum / 80;
    };
    expect(grainOf(made, 610) / grainOf(known.truth, 100)).toBeGreaterThan(0.75);
    expect(meanError(made, known).mean).toBeLessThan(25);
  });

  // Some patches that fit best lie at the picture's end, next to which there is nothing to compare with.
  it.each([2, 6, 10, 13])('leaves no pixel without a colour beside patches from the end (%i)', async (n) => {
    const block = (x: number, y: number, by: number) => 90 + (noise((x >> 3) + 3, (y >> 3) + n * by) % 150);
    const known = picture(110, 60, (x, y) => [block(x, y, 1), block(x, y, 3), block(x, y, 7)]);
    known.rgba.set(known.truth);
    const { made } = await erased(known, [{ ...OVER, width: 0.2 }]);
    expect(Math.min(...made)).toBeGreaterThan(40);
  });

  it('of a clear picture leaves it clear', async () => {
    const known = picture(260, 220, () => [0, 0, 0]);
    for (let at = 3; at < known.rgba.length; at += 4) if (known.rgba[at - 3] !== 250) known.rgba[at] = 0;
    const { made } = await erased(known);
    expect(Math.max(...made.filter((_, at) => at % 4 === 3))).toBeLessThan(3);
  });

  it('has nothing to do without strokes, and nothing to fill with when all is painted over', async () => {
    const known = picture(60, 40, () => [90, 140, 60]);
    expect((await erased(known, [])).result).toEqual({ state: 'nothing' });
    const all: Stroke = {
      width: 1,
      points: [
        [0.1, 0.5],
        [0.9, 0.5],
      ],
    };
    expect((await erased(known, [all])).result).toEqual({ state: 'all' });
    for (const [width, height] of [
      [40, 1],
      [1, 40],
      [2, 2],
    ] as const)
      expect((await erased(picture(width, height, () => [9, 9, 9]))).result).toEqual({ state: 'all' });
  });

  // The copy that is worked on is smaller, and need not divide the picture: nothing may stay empty at the ends.
  it.each([1201, 1202, 1203, 1204])('fills to the last column of %i', async (side) => {
    const art = picture(side, side, () => [90, 140, 60]);
    const stroke: Stroke = {
      width: 0.5,
      points: [
        [0.97, 0.97],
        [1, 1],
        [0.97, 0.5],
        [1, 0.5],
      ],
    };
    const { made } = await erased(art, [stroke]);
    for (const [x, y] of [
      [side - 1, side - 1],
      [side - 2, side - 1],
      [side - 1, side >> 1],
    ] as const) {
      const at = (y * side + x) * 4;
      expect(
        [...made.subarray(at, at + 4)].map((value, n) => Math.abs(value - [90, 140, 60, 255][n]!) < 6),
      ).toEqual([true, true, true, true]);
    }
  });
});
