import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import type { Rgb } from './oklab.ts';
import { oklabOf, rgbOfOklab } from './oklab.ts';
import { isDoubtful, type Swapped, swapColours } from './swap-colours.ts';

const RED: Rgb = [200, 20, 40];
const BLUE: Rgb = [20, 60, 200];
const GREEN: Rgb = [30, 150, 60];
const WHITE: Rgb = [255, 255, 255];

type Pixel = readonly [number, number, number, number?];
const SIDE = 40;

/** A picture of SIDE × SIDE whose columns have these colours, in a Buffer as those of files are. */
const columns = (colourAt: (x: number) => Pixel) =>
  rowsOfPixels(
    Buffer.from(
      Array.from({ length: SIDE * SIDE }, (_, at) => {
        const [red, green, blue, alpha = 255] = colourAt(at % SIDE);
        return [red, green, blue, alpha];
      }).flat(),
    ),
    SIDE,
    SIDE,
  );

async function swapped(colourAt: (x: number) => Pixel, swaps: [Rgb, Rgb][], tolerance = 16) {
  const out: number[] = [];
  const made: Swapped = await swapColours(
    columns(colourAt),
    { swaps: swaps.map(([from, to]) => ({ from, to })), tolerance },
    async (pixels) => {
      for (const value of pixels) out.push(value);
    },
  );
  // A row in the middle: all are alike.
  const row = 20 * SIDE * 4;
  return {
    at: (x: number) => out.slice(row + x * 4, row + x * 4 + 4),
    size: out.length,
    changed: made.changed,
    isDoubtful: isDoubtful(made),
  };
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
];
const near = (made: number[], wanted: Rgb, by: number) =>
  expect(Math.max(...wanted.map((value, channel) => Math.abs(value - made[channel]!)))).toBeLessThanOrEqual(
    by,
  );

describe('swapping colours', () => {
  it('leaves other colours as they are, and transparency', async () => {
    const art = (x: number): Pixel => (x < 20 ? RED : x < 30 ? WHITE : [...RED, 0]);
    const made = await swapped(art, [[RED, BLUE]]);
    expect([made.at(5), made.at(25), made.at(35)]).toEqual([
      [...BLUE, 255],
      [...WHITE, 255],
      [...RED, 0],
    ]);
    expect([made.size, made.changed, made.isDoubtful]).toEqual([SIDE * SIDE * 4, 20 * SIDE, false]);
    expect((await swapped(art, [[GREEN, BLUE]])).changed).toBe(0);
  });

  it.each([0.1, 0.35, 0.5, 0.8])('mixes the new colour at an edge as the old one was (%d)', async (share) => {
    const art = (x: number): Pixel => (x < 20 ? RED : x === 20 ? mix(RED, WHITE, share) : WHITE);
    const made = await swapped(art, [[RED, BLUE]]);
    near(made.at(20), mix(BLUE, WHITE, share), 2);
  });

  it('mixes two new colours where both sides are swapped, also for each other', async () => {
    const art = (x: number): Pixel => (x < 20 ? RED : x === 20 ? mix(RED, GREEN, 0.4) : GREEN);
    const made = await swapped(art, [
      [RED, GREEN],
      [GREEN, RED],
    ]);
    near(made.at(3), GREEN, 1);
    near(made.at(20), mix(GREEN, RED, 0.4), 2);
    near(made.at(30), RED, 1);
  });

  it('keeps a line that is too thin to have an even pixel', async () => {
    // The line has an area elsewhere, from which its colour is known.
    const line: Record<number, number> = { 19: 0.7, 20: 0.2 };
    const art = (x: number): Pixel =>
      x in line ? mix([0, 0, 0], RED, line[x]!) : x < 30 ? RED : x < 32 ? WHITE : [0, 0, 0];
    const made = await swapped(art, [[RED, [250, 220, 40]]]);
    near(made.at(19), mix([0, 0, 0], [250, 220, 40], 0.7), 3);
    near(made.at(20), mix([0, 0, 0], [250, 220, 40], 0.2), 3);
  });

  it('carries light and shade over', async () => {
    // The light falls from 1 to 0.75.
    const lit = (colour: Rgb, x: number): Rgb => {
      const lab = oklabOf(...colour).map((value) => value * Math.cbrt(1 - x / 160)) as [
        number,
        number,
        number,
      ];
      return rgbOfOklab(lab).map(Math.round) as unknown as Rgb;
    };
    const made = await swapped((x) => lit(RED, x), [[RED, GREEN]], 40);
    for (const x of [0, 15, 39]) near(made.at(x), lit(GREEN, x), 2);
    expect(made.isDoubtful).toBe(false);
  });

  it('follows light that falls off gently beyond the tolerance, and stops at another shade', async () => {
    // From 1 to 0.6 of the light; at column 30 a darker shade of the same colour begins.
    const lit = (x: number): Rgb => {
      const light = x < 30 ? 1 - x / 75 : 0.4;
      return rgbOfOklab(
        oklabOf(...RED).map((value) => value * Math.cbrt(light)) as [number, number, number],
      ).map(Math.round) as unknown as Rgb;
    };
    const made = await swapped(lit, [[RED, GREEN]]);
    for (const x of [0, 15, 28])
      near(
        made.at(x),
        rgbOfOklab(
          oklabOf(...GREEN).map((value) => value * Math.cbrt(1 - x / 75)) as [number, number, number],
        ).map(Math.round) as unknown as Rgb,
        4,
      );
    expect(made.at(35)).toEqual([...lit(35), 255]);
  });

  it('makes black grain on white of white grain on black', async () => {
    const made = await swapped((x) => [x % 3, x % 3, x % 3], [[[0, 0, 0], WHITE]]);
    for (const x of [0, 1, 2]) near(made.at(x), WHITE, 3);
  });

  it('says that it is doubtful where the tolerance ends within a gradient', async () => {
    const made = await swapped((x) => [200 - x * 4, 20, 40 + x * 3], [[RED, GREEN]], 16);
    expect(made.isDoubtful).toBe(true);
  });
});
