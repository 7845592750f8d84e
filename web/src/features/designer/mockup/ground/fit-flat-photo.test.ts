import { describe, expect, it } from 'vitest';
import { fitFlatPhoto, type SurfacePhoto } from './fit-flat-photo.ts';

const printArea = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 40 };
const SIZE = 100;

interface Scene {
  /** From a pixel's middle to surface mm. */
  at?: (x: number, y: number) => [u: number, v: number];
  isProduct?: (x: number, y: number) => boolean;
  isSeen?: (u: number, v: number) => boolean;
}

/** 1 px = 1 mm, moved by 10 mm, unless the scene says otherwise. */
function photograph({
  at = (x, y) => [x - 10, y],
  isProduct = () => true,
  isSeen = () => true,
}: Scene): SurfacePhoto {
  const pixels: number[] = [];
  const u: number[] = [];
  const v: number[] = [];
  const coverage = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const [x, y] = [(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5];
    if (!isProduct(x, y)) continue;
    coverage[i] = 255;
    const [atU, atV] = at(x, y);
    if (!isSeen(atU, atV)) continue;
    pixels.push(i);
    u.push(atU);
    v.push(atV);
  }
  const seen = { pixels: Uint32Array.from(pixels), u: Float32Array.from(u), v: Float32Array.from(v) };
  return { widthPx: SIZE, heightPx: SIZE, seen, coverage };
}

const turned =
  (degrees: number) =>
  (x: number, y: number): [number, number] => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [cos * (x - 50) - sin * (y - 50) + 40, sin * (x - 50) + cos * (y - 50) + 40];
  };

describe('fitFlatPhoto', () => {
  it('finds how a photograph lies, and the product around the print area', () => {
    const flat = fitFlatPhoto(photograph({ isProduct: (x, y) => x > 4 && y > 8 }), printArea, false)!;
    for (const [n, value] of [100, 0, 0, 100, -10, 0].entries()) expect(flat.toMm[n]).toBeCloseTo(value, 3);
    expect(flat.rectMm.xMm).toBeCloseTo(-5.5, 1);
    expect(flat.rectMm.heightMm).toBeCloseTo(91, 1);
    expect(flat.off).toBeLessThan(1e-5);
  });

  it('takes one that is turned', () => {
    const flat = fitFlatPhoto(photograph({ at: turned(12) }), printArea, false)!;
    expect(Math.atan2(flat.toMm[1], flat.toMm[0]) * (180 / Math.PI)).toBeCloseTo(12, 2);
  });

  it.each<[string, Scene]>([
    [
      'round a cylinder',
      { at: (x, y) => [40 + 30 * Math.asin((x - 50) / 31), y], isProduct: (x) => Math.abs(x - 50) < 31 },
    ],
    ['with a fold', { at: (x, y) => [x - 10 + (x > 45 ? 4 : 0), y] }],
    ['in part', { isProduct: (x) => x < 70 }],
    [
      'under a corner that is missing',
      { isSeen: (u, v) => u < 50 || v < 30, isProduct: (x, y) => x < 60 || y < 35 },
    ],
    ['hardly', { isProduct: (x, y) => x < 3 && y < 3 }],
    ['edge on', { at: (x) => [x - 10, x - 10] }],
  ])('refuses one that shows it %s', (_, scene) => {
    expect(fitFlatPhoto(photograph(scene), printArea, false)).toBeNull();
  });

  it('lets a round print area stand out at its corners', () => {
    const square = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60 };
    const round = photograph({ isProduct: (x, y) => Math.hypot(x - 50, y - 40) < 31 });
    expect(fitFlatPhoto(round, square, true)).not.toBeNull();
    expect(fitFlatPhoto(round, square, false)).toBeNull();
  });
});
