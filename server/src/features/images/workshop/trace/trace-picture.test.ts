import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { drawTraced } from './draw-traced.ts';
import { tracePicture } from './trace-picture.ts';
import { tracingDoubt } from './tracing-doubt.ts';

type Colour = readonly [number, number, number, number?];
const RED: Colour = [200, 20, 40];
const BLUE: Colour = [20, 60, 200];
const WHITE: Colour = [255, 255, 255];
const CLEAR: Colour = [0, 0, 0, 0];

/** Colours at places within pixels, of which each pixel is the mean. */
function picture(side: number, colourAt: (x: number, y: number) => Colour) {
  const rgba = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let part = 0; part < 64; part += 1) {
        const [r, g, b, alpha = 255] = colourAt(x + ((part % 8) + 0.5) / 8, y + ((part >> 3) + 0.5) / 8);
        [r * alpha, g * alpha, b * alpha, alpha].forEach((value, at) => {
          sum[at]! += value;
        });
      }
      const at = (y * side + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at + channel] = sum[3] === 0 ? 0 : Math.round(sum[channel]! / sum[3]!);
      rgba[at + 3] = Math.round(sum[3]! / 64);
    }
  return rowsOfPixels(rgba, side, side);
}

const disc = (x: number, y: number): Colour => (Math.hypot(x - 40, y - 40) < 25.3 ? RED : WHITE);

const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

async function drawn(rows: ReturnType<typeof picture>, most = 8) {
  const traced = (await tracePicture(rows, most))!;
  const pixels: number[] = [];
  const difference = await drawTraced(rows, traced, async (samples) => {
    for (const value of samples) pixels.push(value);
  });
  const at = (x: number, y: number) =>
    pixels.slice((y * rows.widthPx + x) * 4, (y * rows.widthPx + x) * 4 + 4);
  return { traced, difference, at, alphas: pixels.filter((_, index) => index % 4 === 3) };
}

describe('drawing in curves', () => {
  it('takes an edge for no colour, and a circle for few curves', async () => {
    const { traced, difference } = await drawn(picture(80, disc));
    expect(traced.colours).toHaveLength(2);
    expect(difference.colour).toBeLessThan(0.25);
    expect(traced.svg.match(/c/g)!.length).toBeLessThan(40);
    expect(traced.svg.length).toBeLessThan(900);
  });

  it('keeps corners where they are, also between pixels', async () => {
    const box = (x: number, y: number): Colour =>
      x > 20.4 && x < 60.7 && y > 15.2 && y < 50.6 ? BLUE : WHITE;
    const { traced, difference, at } = await drawn(picture(80, box));
    expect(difference.colour).toBeLessThan(0.1);
    // Four lines and no curve.
    expect(traced.paths[1]!.shape).not.toContain('c');
    expect(at(21, 16)).toEqual([...BLUE, 255]);
  });

  it('leaves no gap between neighbours', async () => {
    const wedges = (x: number, y: number): Colour => {
      const turn = Math.atan2(y - 41.3, x - 38.6);
      return turn > 1.1 ? RED : turn > -0.8 ? BLUE : [240, 200, 30];
    };
    const { difference, alphas } = await drawn(picture(80, wedges));
    expect(Math.min(...alphas)).toBe(255);
    expect(difference.colour).toBeLessThan(0.3);
  });

  it('leaves clear what is clear, and specks out', async () => {
    const art = (x: number, y: number): Colour =>
      Math.hypot(x - 40, y - 40) < 20 ? RED : x < 12 && x > 10 && y > 10 && y < 12 ? BLUE : CLEAR;
    const { at, traced } = await drawn(picture(80, art));
    expect([at(40, 40), at(10, 10)[3], at(2, 70)[3]]).toEqual([[...RED, 255], 0, 0]);
    expect(traced.paths).toHaveLength(1);
  });

  it.each<[string, (x: number, y: number) => Colour, number, number]>([
    ['edges alone', disc, 0, 0.005],
    ['edges on clear background', (x, y) => (Math.hypot(x - 40, y - 40) < 25.3 ? RED : CLEAR), 0, 0.03],
    [
      'a soft shadow',
      (x, y) =>
        Math.hypot(x - 40, y - 40) < 15 ? RED : [0, 0, 0, Math.max(0, 100 - Math.hypot(x - 40, y - 40) * 2)],
      0.1,
      1,
    ],
    ['half transparent colour', (x, y) => (x > 20 && y > 20 ? [0, 0, 255, 160] : CLEAR), 0.1, 1],
  ])('says how much is covered otherwise: %s', async (_, at, least, most) => {
    const { difference } = await drawn(picture(80, at));
    expect(difference.cover).toBeGreaterThanOrEqual(least);
    expect(difference.cover).toBeLessThanOrEqual(most);
  });

  const tilted = (x: number, y: number) => (x - 150) * 0.9 + (y - 150) * 0.43;
  const drop = (x: number, y: number) => Math.hypot(x - 150, y - 150) / 212;
  it.each<[string, (x: number, y: number) => Colour, boolean]>([
    ['a gradient all over', (x, y) => mixed([224, 48, 48], [48, 48, 224], (x + y) / 600), true],
    ['light that falls off', (x, y) => [250 - drop(x, y) * 40, 200 - drop(x, y) * 30, 170], true],
    ['flat colours', (x, y) => (x % 100 < 50 ? RED : y < 150 ? BLUE : WHITE), false],
    ['a disc with hard edges', (x, y) => (Math.hypot(x - 150, y - 150) < 90 ? RED : WHITE), false],
    [
      'a tilted square',
      (x, y) => (Math.max(Math.abs(tilted(x, y)), Math.abs(tilted(y, 300 - x))) < 75 ? RED : WHITE),
      false,
    ],
    ['edges five pixels soft', (x) => mixed(BLUE, WHITE, Math.min(1, Math.max(0, (x - 148) / 5))), false],
    [
      'grain',
      (x, y) => mixed(x < 150 ? RED : WHITE, BLUE, ((Math.floor(x) * 7 + Math.floor(y) * 13) % 10) / 300),
      false,
    ],
    [
      'letters with a gradient on flat background',
      (x, y) =>
        y > 90 && y < 210 && x % 60 > 15 && x > 30 && x < 270
          ? mixed(RED, [120, 10, 30], (y - 90) / 120)
          : WHITE,
      true,
    ],
  ])('says when a gradient became steps: %s', async (_, at, isStepped) => {
    const { traced, difference } = await drawn(picture(300, at), 16);
    expect(difference.colour).toBeLessThan(2);
    expect(tracingDoubt(traced, difference)?.id ?? null).toBe(isStepped ? 'images.traced-steps' : null);
  });

  it('is null of a clear picture', async () => {
    expect(
      await tracePicture(
        picture(20, () => CLEAR),
        8,
      ),
    ).toBeNull();
  });
});
