import { describe, expect, it } from 'vitest';
import { clearWhite } from './clear-white.ts';
import { rowsOfPixels } from './pixel-rows.ts';
import { findWhite, markEdge } from './white-mask.ts';

/** A grey picture of numbers, solid; -1 is a clear pixel. */
function grey(lines: number[][]) {
  const pixels = lines.flat().flatMap((value) => (value < 0 ? [0, 0, 0, 0] : [value, value, value, 255]));
  return rowsOfPixels(Uint8Array.from(pixels), lines[0]!.length, lines.length);
}
const text = (...lines: string[]) =>
  grey(lines.map((line) => [...line].map((letter) => (letter === 'w' ? 255 : letter === ' ' ? -1 : 0))));

async function removed(rows: ReturnType<typeof grey>, tolerance: number, contiguous: boolean) {
  const { mask } = await findWhite(rows, tolerance, contiguous);
  return Array.from({ length: rows.heightPx }, (_, y) =>
    [...mask.subarray(y * rows.widthPx, (y + 1) * rows.widthPx)]
      .map((value) => (value === 2 ? '.' : '#'))
      .join(''),
  );
}

async function clear(rows: ReturnType<typeof grey>, featherPx: number) {
  const { mask } = await findWhite(rows, 16, true);
  await markEdge(mask, rows.widthPx, rows.heightPx, featherPx);
  const parts: Uint8Array[] = [];
  await clearWhite(rows, mask, featherPx, async (pixels) => void parts.push(pixels));
  return Buffer.concat(parts);
}

describe('finding white', () => {
  const ring = ['wwwww', 'wbbbw', 'wbwbw', 'wbbbw', 'wwwww'];
  it.each<[string, string[], boolean, string[]]>([
    ['around a ring', ring, true, ['.....', '.###.', '.###.', '.###.', '.....']],
    ['also inside the ring', ring, false, ['.....', '.###.', '.#.#.', '.###.', '.....']],
    [
      'not past corners',
      ['bwb', 'wbw', 'bwb'].map((row) => `b${row}b`),
      true,
      ['#####', '#####', '#####'].map((row, y) => (y === 1 ? row : '##.##')),
    ],
    ['through a frame of nothing', ['    ', ' ww ', ' bb ', '    '], true, ['....', '....', '.##.', '....']],
    [
      'round a spiral',
      ['wbbbb', 'wbwwb', 'wbwbb', 'wwwwb', 'bbbbb'],
      true,
      ['.####', '.#..#', '.#.##', '....#', '#####'],
    ],
    ['all of it', ['ww', 'ww'], true, ['..', '..']],
  ])('%s', async (_what, lines, contiguous, expected) => {
    expect(await removed(text(...lines), 0, contiguous)).toEqual(expected);
  });

  it.each([
    [15, '##'],
    [16, '.#'],
  ])('within %s of 255', async (tolerance, expected) => {
    expect(await removed(grey([[239, 0]]), tolerance, true)).toEqual([expected]);
  });

  it('counts what is seen, not what was clear before', async () => {
    const { removed: gone, kept } = await findWhite(text(' wb'), 0, true);
    expect([gone, kept]).toEqual([1, 1]);
  });
});

describe('edges', () => {
  it('turn the share of white into transparency and keep the own colour', async () => {
    const result = await clear(grey([[255, 255, 128, 0, 0, 0]]), 2);
    // Half black, half white: black at half cover.
    expect([...result.subarray(8, 12)]).toEqual([0, 0, 0, 127]);
    expect([...result.subarray(12, 16)]).toEqual([0, 0, 0, 255]);
    expect([...result.subarray(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('look the same on white as before', async () => {
    const values = [255, 230, 180, 90, 40, 40, 40];
    const result = await clear(grey([values]), 2);
    values.forEach((value, x) => {
      const [colour = 0, , , alpha = 0] = result.subarray(x * 4, x * 4 + 4);
      expect(Math.abs((colour * alpha) / 255 + 255 - alpha - value)).toBeLessThanOrEqual(1);
    });
  });

  it('of a light picture stay solid', async () => {
    const result = await clear(grey([[255, 200, 200, 200, 200]]), 2);
    expect([...result.subarray(4, 8)]).toEqual([200, 200, 200, 255]);
  });

  it('stay hard without feather, and fade in with a wide one', async () => {
    const alphas = async (feather: number) =>
      (await clear(grey([[255, 0, 0, 0, 0, 0, 0, 0, 0]]), feather)).filter((_, at) => at % 4 === 3);
    expect([...(await alphas(0))]).toEqual([0, 255, 255, 255, 255, 255, 255, 255, 255]);
    expect([...(await alphas(4))]).toEqual([0, 51, 102, 153, 204, 255, 255, 255, 255]);
  });

  it('are the same whether rows are read together or apart', async () => {
    const tall = Array.from({ length: 200 }, (_, y) =>
      Array.from({ length: 30 }, (_unused, x) => Math.min(255, Math.round(Math.hypot(x - 15, y - 64) * 14))),
    );
    const whole = await clear(grey(tall), 2);
    const turned = await clear(grey(tall[0]!.map((_, x) => tall.map((row) => row[x]!))), 2);
    for (let y = 0; y < 200; y += 1)
      for (let x = 0; x < 30; x += 1) expect(whole[(y * 30 + x) * 4 + 3]).toBe(turned[(x * 200 + y) * 4 + 3]);
  });
});
