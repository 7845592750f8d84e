import { describe, expect, it } from 'vitest';
import { boxCorners } from './box.ts';
import { clipPolygon, polygonArea } from './polygon.ts';
import { rectCorners } from './rect.ts';

const area = rectCorners({ xMm: 0, yMm: 0, widthMm: 100, heightMm: 100 });
const box = (xMm: number, yMm: number, rotationDeg = 0, widthMm = 20) =>
  boxCorners({ xMm, yMm, widthMm, heightMm: 20, rotationDeg });

describe('clipPolygon', () => {
  it.each([
    ['inside', box(50, 50), 400],
    ['turned inside', box(50, 50, 30), 400],
    ['half over the left edge', box(0, 50), 200],
    ['a quarter in the corner', box(100, 100), 100],
    ['outside', box(150, 50), 0],
    ['touching from outside', box(110, 50), 0],
    [
      'larger than the area',
      boxCorners({ xMm: 50, yMm: 50, widthMm: 900, heightMm: 900, rotationDeg: 12 }),
      10_000,
    ],
    ['a turned one whose bounds alone touch', box(113, 113, 45), 0],
  ])('keeps the part of a box %s', (_, points, expected) => {
    expect(polygonArea(clipPolygon(points, area))).toBeCloseTo(expected, 6);
  });
});

describe('polygonArea', () => {
  it('is the same both ways round', () => {
    expect(polygonArea(area)).toBe(10_000);
    expect(polygonArea([...area].reverse())).toBe(10_000);
    expect(polygonArea([])).toBe(0);
  });
});
