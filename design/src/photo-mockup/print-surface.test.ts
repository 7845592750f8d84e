import { describe, expect, it } from 'vitest';
import { measureSides } from './measure-sides.ts';
import type { PhotoPoint } from './photo-marks.ts';
import { handleCorners, type PrintHandles, printSurface, withHandles } from './print-surface.ts';

const corners = (points: PhotoPoint[]): PrintHandles => ({ columns: 1, rows: 1, points });
const far = corners([
  [80, 20],
  [120, 20],
  [20, 140],
  [180, 140],
]);

describe('the surface of a print', () => {
  it('is the perspective of its four corners', () => {
    const surface = printSurface(far);
    far.points.forEach(([x, y], at) => {
      expect(surface(at % 2, Math.floor(at / 2))).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
    });
    // Where the diagonals cross, not the mean of the corners.
    expect(surface(0.5, 0.5)).toEqual([expect.closeTo(100, 9), expect.closeTo(44, 9)]);
  });

  it.each([
    [2, 1],
    [3, 3],
    [6, 4],
  ])('is bent by nothing when %d × %d more handles lie in the perspective', (columns, rows) => {
    const plane = printSurface(far);
    const surface = printSurface(withHandles(far, columns, rows));
    for (const [s, t] of [
      [0.13, 0.71],
      [0.5, 0.5],
      [-0.1, 1.1],
    ] as const) {
      const [x, y] = plane(s, t);
      expect(surface(s, t)).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
    }
  });

  it('follows a cylinder seen from the front to a thousandth of its radius', () => {
    const on = (s: number, t: number): PhotoPoint => [200 + 100 * Math.sin((s - 0.5) * 2), 50 + 200 * t];
    const points = [0, 1].flatMap((t) => [0, 1, 2, 3, 4].map((n) => on(n / 4, t)));
    const surface = printSurface({ columns: 4, rows: 1, points });
    for (let s = 0; s <= 1; s += 0.05) expect(Math.abs(surface(s, 0.3)[0] - on(s, 0.3)[0])).toBeLessThan(0.1);
  });

  it('goes through every handle', () => {
    const points: PhotoPoint[] = Array.from({ length: 12 }, (_, at) => [
      30 + (at % 4) * 40 + Math.sin(at) * 6,
      30 + Math.floor(at / 4) * 50 + Math.cos(at * 3) * 7,
    ]);
    const surface = printSurface({ columns: 3, rows: 2, points });
    points.forEach(([x, y], at) => {
      expect(surface((at % 4) / 3, Math.floor(at / 4) / 2)).toEqual([
        expect.closeTo(x, 6),
        expect.closeTo(y, 6),
      ]);
    });
  });
});

describe('the sides of a rectangle on a photograph', () => {
  const size = { widthPx: 1600, heightPx: 1200 };
  /** Corners of a rectangle of 1 × `ratio`, turned around its axes, as a camera of this focal length sees it. */
  function seen(ratio: number, [tilt, pan, roll]: [number, number, number], focal: number) {
    const places = [
      [-ratio, -1],
      [ratio, -1],
      [-ratio, 1],
      [ratio, 1],
    ].map(([u = 0, v = 0]): PhotoPoint => {
      let [x, y, z] = [u, v, 0];
      [y, z] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
      [x, z] = [x * Math.cos(pan) + z * Math.sin(pan), z * Math.cos(pan) - x * Math.sin(pan)];
      [x, y] = [x * Math.cos(roll) - y * Math.sin(roll), x * Math.sin(roll) + y * Math.cos(roll)];
      const away = focal * 4 + z;
      return [800 + (focal * 1600 * (x + 0.1)) / away, 600 + (focal * 1600 * y) / away];
    });
    return measureSides(handleCorners(corners(places)), size);
  }

  it.each<[number, [number, number, number], number]>([
    [0.75, [0.5, 0.4, 0.1], 1],
    [1.6, [-0.6, 0.5, 0], 1.5],
    [1, [0.7, -0.7, 0.3], 0.8],
  ])('of %d, turned by %j, are exact', (ratio, turns, focal) => {
    const found = seen(ratio, turns, focal);
    expect(found.ratio / ratio).toBeCloseTo(1, 6);
    expect(found.isSure).toBe(true);
  });

  it('are their lengths where it is seen straight on', () => {
    const found = seen(0.8, [0, 0, 0.2], 1.2);
    expect(found.ratio).toBeCloseTo(0.8, 4);
    expect(found.isSure).toBe(true);
  });

  it.each<[string, [number, number, number], number]>([
    ['a long lens shows no perspective', [0.6, 0.5, 0.2], 30],
    ['it is turned around one axis alone, from afar', [0, 0.6, 0], 10],
  ])('are not sure where %s', (_, turns, focal) => {
    expect(seen(1, turns, focal).isSure).toBe(false);
  });
});
