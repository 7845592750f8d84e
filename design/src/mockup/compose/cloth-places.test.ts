import { describe, expect, it } from 'vitest';
import type { PreparedMockup } from '../prepared-mockup.ts';
import { clothPlaces } from './cloth-places.ts';

const [WIDTH, HEIGHT] = [60, 50];

/** A shirt's body of 2 mm per pixel in the middle third, turned by a 3-4-5 triangle. */
function shirt(inside: (x: number, y: number) => boolean): PreparedMockup {
  const pixels = Uint32Array.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, i) => i).filter((i) =>
      inside(i % WIDTH, Math.floor(i / WIDTH)),
    ),
  );
  const plane = (value: (x: number, y: number) => number) =>
    Float32Array.from(pixels, (i) => value(i % WIDTH, Math.floor(i / WIDTH)));
  const zero = plane(() => 0);
  return {
    id: 'shirt',
    widthPx: WIDTH,
    heightPx: HEIGHT,
    base: new Float32Array(),
    productLight: new Float32Array(),
    baseAlbedo: [0.8, 0.8, 0.8],
    inkAlbedo: 0.8,
    surfaces: [
      { surfaceId: 'back', pixels: new Uint32Array(), u: zero, v: zero, ...slopes(zero), light: zero },
      { surfaceId: 'front', pixels, u: plane(uAt), v: plane(vAt), ...slopes(zero), light: zero },
    ],
    colourCache: null,
  };
}
const slopes = (zero: Float32Array) => ({ dux: zero, dvx: zero, duy: zero, dvy: zero });
const uAt = (x: number, y: number) => 1.6 * (x - 30) + 1.2 * (y - 25);
const vAt = (x: number, y: number) => 1.6 * (y - 25) - 1.2 * (x - 30) + 300;
const isBody = (x: number, y: number) => Math.abs(uAt(x, y)) < 20 && y > 10;

describe('where the cloth lies', () => {
  const places = clothPlaces(shirt(isBody))!;
  const at = (x: number, y: number) => [places.u[y * WIDTH + x], places.v[y * WIDTH + x]];

  it('is what the surface says', () => {
    expect(at(30, 25)).toEqual([0, 300]);
    expect(isBody(31, 33)).toBe(true);
    expect(at(31, 33)).toEqual([expect.closeTo(uAt(31, 33), 3), expect.closeTo(vAt(31, 33), 3)]);
  });

  it('goes on beyond it in the middle: the inside of the neck', () => {
    expect(isBody(38, 10)).toBe(false);
    expect(at(38, 10)).toEqual([expect.closeTo(uAt(38, 10), 3), expect.closeTo(vAt(38, 10), 3)]);
  });

  it.each([
    ['left', 5, 20, 1],
    ['right', 55, 30, -1],
  ])('is turned at the %s side: a sleeve', (_, x, y, sign) => {
    const [u, v] = [uAt(x, y), vAt(x, y)];
    expect(at(x, y)).toEqual([
      expect.closeTo((5 * u + sign * 12 * v) / 13, 3),
      expect.closeTo((5 * v - sign * 12 * u) / 13, 3),
    ]);
  });

  it('has the size of a pixel', () => {
    expect(places.pixelMm).toBeCloseTo(2, 4);
  });

  it.each([
    ['no surface at all', () => false],
    ['a single row of it', (_: number, y: number) => y === 3],
  ])('is not known for %s', (_, inside) => {
    expect(clothPlaces(shirt(inside))).toBeNull();
  });
});
