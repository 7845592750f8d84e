import { describe, expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { largestInside } from './find-content.ts';
import { findStraightening } from './find-straightening.ts';
import { turnRows } from './turn-rows.ts';

type Rgba = readonly [number, number, number, number];
const WHITE: Rgba = [255, 255, 255, 255];
const SAMPLES = 4;

/**
 * A picture turned clockwise; `at` gives the colour at a place from its middle before it was turned. Each pixel is the
 * mean of sixteen places.
 */
function turned(width: number, height: number, degrees: number, at: (u: number, v: number) => Rgba) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const sums = [0, 0, 0, 0];
      for (let n = 0; n < SAMPLES * SAMPLES; n += 1) {
        const dx = x + ((n % SAMPLES) + 0.5) / SAMPLES - width / 2;
        const dy = y + (Math.floor(n / SAMPLES) + 0.5) / SAMPLES - height / 2;
        const colour = at(dx * cos + dy * sin, dy * cos - dx * sin);
        colour.forEach((value, channel) => {
          sums[channel]! += value;
        });
      }
      rgba.set(
        sums.map((sum) => Math.round(sum / SAMPLES / SAMPLES)),
        to,
      );
    }
  return rowsOfPixels(rgba, width, height);
}

/** A dark card with a light bar, 240 × 160, on this background. */
const card =
  (background: Rgba) =>
  (u: number, v: number): Rgba => {
    if (Math.abs(u) >= 120 || Math.abs(v) >= 80) return background;
    return Math.abs(v + 30) < 12 && Math.abs(u) < 90 ? [240, 200, 40, 255] : [40, 50, 90, 255];
  };
const found = (rows: ReturnType<typeof turned>, degrees: number | null = null, isCropped = true) =>
  findStraightening(rows, { degrees, isCropped });

describe('finding the tilt', () => {
  it.each([-15, -7.3, -0.4, 0, 0.25, 3.14, 9.9, 14.6])('of %d degrees', async (degrees) => {
    const { isSure, ...made } = await found(turned(420, 340, degrees, card(WHITE)));
    expect(Math.abs(made.degrees - degrees)).toBeLessThanOrEqual(0.1);
    expect(isSure).toBe(true);
    expect(Math.abs(made.frame.widthPx - 240)).toBeLessThanOrEqual(3);
    expect(Math.abs(made.frame.heightPx - 160)).toBeLessThanOrEqual(3);
  });

  it('of a cut-out by its outline', async () => {
    const made = await found(turned(420, 340, 6, card([0, 0, 0, 0])));
    expect(made.degrees).toBeCloseTo(6, 1);
    expect(Math.abs(made.frame.widthPx - 240)).toBeLessThanOrEqual(3);
  });

  it.each<[string, (u: number, v: number) => Rgba]>([
    ['a ball', (u, v) => (Math.hypot(u, v) < 100 ? [200, 30, 40, 255] : WHITE)],
    ['rings', (u, v) => (Math.floor(Math.hypot(u, v) / 12) % 2 === 0 ? [20, 20, 90, 255] : WHITE)],
    ['an empty picture', () => WHITE],
  ])('is not sure of %s', async (_, at) => {
    expect((await found(turned(420, 340, 0, at))).isSure).toBe(false);
  });

  it('takes the angle that a person gives', async () => {
    const made = await found(turned(420, 340, 8, card(WHITE)), -3);
    expect([made.degrees, made.isSure]).toEqual([-3, true]);
  });
});

describe('the frame', () => {
  it('has no empty corners where the picture has no background around it', async () => {
    const cloth = (u: number, v: number): Rgba =>
      (Math.floor(u / 20) + Math.floor(v / 20)) % 2 === 0 ? [30, 60, 160, 255] : [230, 225, 210, 255];
    const rows = turned(420, 340, 5, cloth);
    const { frame, degrees } = await found(rows);
    const alphas = new Set<number>();
    await turnRows(rows, degrees, frame, async (pixels) => {
      for (let at = 3; at < pixels.length; at += 4) alphas.add(pixels[at]!);
    });
    expect(Math.min(...alphas)).toBeGreaterThan(250);
    expect(frame.widthPx * frame.heightPx).toBeGreaterThan(420 * 340 * 0.6);
  });

  it.each([
    [300, 200, 0],
    [300, 200, 12],
    [200, 300, -12],
    [900, 60, 15],
    [100, 100, 45],
  ])('inside %d × %d turned by %d fits, and nothing larger does', (width, height, degrees) => {
    const frame = largestInside(width, height, degrees);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const fits = (w: number, h: number) =>
      [1, -1].every((side) => {
        const [u, v] = [w / 2, (side * h) / 2];
        return (
          Math.abs(u * cos - v * sin) <= width / 2 + 1e-6 && Math.abs(u * sin + v * cos) <= height / 2 + 1e-6
        );
      });
    expect(fits(frame.widthPx, frame.heightPx)).toBe(true);
    expect(fits(frame.widthPx + 2, frame.heightPx + 2)).toBe(false);
  });

  it('of the whole keeps every corner', async () => {
    const { frame } = await found(turned(420, 340, 8, card(WHITE)), 8, false);
    expect([frame.widthPx, frame.heightPx]).toEqual([464, 396]);
  });
});

describe('turning', () => {
  it('by nothing changes nothing', async () => {
    const rows = turned(60, 40, 0, (u, v) => [Math.round(120 + u), Math.round(120 + v), 90, 255]);
    const out: number[] = [];
    const frame = { left: -30, top: -20, widthPx: 60, heightPx: 40 };
    await turnRows(rows, 0, frame, async (pixels) => {
      for (const value of pixels) out.push(value);
    });
    expect(out).toEqual([...(await rows.read(0, 40))]);
  });

  it('gives what was there before it was turned', async () => {
    const scene = card([250, 250, 245, 255]);
    const frame = { left: -140, top: -100, widthPx: 280, heightPx: 200 };
    const out: number[] = [];
    await turnRows(turned(420, 340, 11, scene), 11, frame, async (pixels) => {
      for (const value of pixels) out.push(value);
    });
    const level = await turned(280, 200, 0, scene).read(0, 200);
    const away = out.reduce((sum, value, at) => sum + Math.abs(value - level[at]!), 0) / out.length;
    expect(away).toBeLessThan(1.5);
  });
});
