import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { cutOut } from './cut-out.ts';

type Rgba = readonly [number, number, number, number];
const SIZE = 120;
const RED: Rgba = [200, 20, 40, 255];

/** A disc of one colour on a background; the ring of one pixel around it is half background. */
function picture(backgroundAt: (x: number, y: number) => Rgba, hole = 0): Uint8Array {
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const background = backgroundAt(x, y);
      const distance = Math.hypot(x - 60, y - 60);
      const share = distance < hole ? 0 : Math.max(0, Math.min(1, 35.5 - distance));
      const mixed = background.map((value, channel) => Math.round(value + (RED[channel]! - value) * share));
      pixels.set(mixed, (y * SIZE + x) * 4);
    }
  }
  return pixels;
}

async function cut(pixels: Uint8Array, isContiguous = true) {
  const out: number[] = [];
  const rows = rowsOfPixels(pixels, SIZE, SIZE);
  const made = await cutOut(rows, { tolerance: 16, isContiguous }, async (some) => {
    for (const value of some) out.push(value);
  });
  return { made, at: (x: number, y: number) => out.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4) };
}

describe('cutting out', () => {
  it.each<[string, (x: number, y: number) => Rgba]>([
    ['white', () => [255, 255, 255, 255]],
    ['blue', () => [30, 60, 220, 255]],
    ['near the subject in lightness', () => [90, 90, 90, 255]],
    ['graded across', (x) => [40 + x, 200 - x, 120, 255]],
    [
      'graded to the corner',
      (x, y) => [60 + x / 2 + y / 2, 180, 250 - x, 255].map(Math.round) as unknown as Rgba,
    ],
    ['a vignette', (x, y) => [180, 200, 255 - Math.round(Math.hypot(x - 60, y - 60)), 255]],
    ['with grain', (x, y) => [230 + ((x * 7 + y * 13) % 5), 228 + ((x * 3 + y * 11) % 5), 235, 255]],
  ])('a background %s', async (_name, backgroundAt) => {
    const { made, at } = await cut(picture(backgroundAt));
    expect(made?.edgeQuality).toBe('clean');
    expect([at(3, 3), at(117, 60), at(60, 60)]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], [...RED]]);
    // The edge pixel has the subject's own colour, and the subject's share as its alpha.
    const [red, green, blue, alpha] = at(60 + 35, 60);
    expect(Math.abs(alpha! - 128)).toBeLessThan(30);
    expect(Math.max(Math.abs(red! - 200), Math.abs(green! - 20), Math.abs(blue! - 40))).toBeLessThan(25);
  });

  it('keeps a pale mark, and says so', async () => {
    const isMark = (x: number, y: number) => x > 8 && x < 14 && y > 8 && y < 14;
    const pale = await cut(picture((x, y) => (isMark(x, y) ? [235, 235, 235, 255] : [255, 255, 255, 255])));
    expect([pale.at(11, 11)[3], pale.made?.edgeQuality]).toEqual([255, 'check']);
  });

  it('says so when a faint part of the subject went with its background', async () => {
    const faint = (x: number, y: number): Rgba =>
      Math.abs(x - 60) < 48 && Math.abs(y - 60) < 48 ? [132, 138, 130, 255] : [128, 142, 134, 255];
    expect((await cut(picture(faint))).made?.edgeQuality).toBe('check');
  });

  it('does not leak into the subject by a tip that mixes with its background as gently as a gradient', async () => {
    const background = [135, 75, 70] as const;
    const star = picture((x, y) => {
      const share = y === 60 && x >= 6 && x <= 30 ? (x - 6) / 24 : 0;
      const mixed = background.map((one, channel) => Math.round(one + (RED[channel]! - one) * share));
      return [mixed[0]!, mixed[1]!, mixed[2]!, 255];
    });
    expect((await cut(star)).at(60, 60)).toEqual([...RED]);
  });

  it('keeps enclosed background, says so, and removes it when asked', async () => {
    const ring = picture(() => [255, 255, 255, 255], 15);
    const outer = await cut(ring);
    expect([outer.at(60, 60), outer.made?.edgeQuality]).toEqual([[255, 255, 255, 255], 'check']);
    expect((await cut(ring, false)).at(60, 60)).toEqual([0, 0, 0, 0]);
  });

  it('finds no even background in noise or in stripes, and nothing to do on a transparent one', async () => {
    const stripes = await cut(
      picture((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255])),
    );
    expect(stripes.made === null || stripes.made.edgeQuality === 'check').toBe(true);
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 256;
    };
    expect((await cut(picture(() => [random(), random(), random(), 255]))).made).toBeNull();
    expect((await cut(picture(() => [255, 255, 255, 0]))).made).toMatchObject({ removed: 0 });
  });

  it('keeps white letters on a transparent background', async () => {
    const white = picture(() => [0, 0, 0, 0]);
    for (let at = 0; at < white.length; at += 4) white.fill(255, at, at + 3);
    expect((await cut(white)).made).toMatchObject({ removed: 0 });
  });

  it('works on pictures of one row or column', async () => {
    for (const [width, height] of [
      [40, 1],
      [1, 40],
      [2, 2],
    ] as const) {
      const pixels = new Uint8Array(width * height * 4).fill(255);
      const made = await cutOut(
        rowsOfPixels(pixels, width, height),
        { tolerance: 16, isContiguous: true },
        async () => {},
      );
      expect(made).toMatchObject({ kept: 0 });
    }
  });
});
