import { describe, expect, it } from 'vitest';
import { distancesBetween, nearestDistances } from './distances.ts';

const rect = (xMm: number, yMm: number, widthMm = 20, heightMm = 20) => ({ xMm, yMm, widthMm, heightMm });
const read = (gaps: ReturnType<typeof distancesBetween>) =>
  gaps.map(({ axis, fromMm, toMm, acrossMm }) => [axis, fromMm, toMm, acrossMm]);

describe('distancesBetween', () => {
  it.each([
    ['side by side', rect(50, 10), [['x', 30, 50, 20]]],
    [
      'on the other side, a little lower',
      rect(-30, 20),
      [
        ['x', -10, 10, 25],
        ['y', 10, 20, 20],
        ['y', 30, 40, 20],
      ],
    ],
    [
      'diagonally',
      rect(40, 50),
      [
        ['x', 30, 40, 20],
        ['y', 30, 50, 20],
      ],
    ],
    [
      'all around it',
      rect(0, 0, 100, 50),
      [
        ['x', 0, 10, 20],
        ['x', 30, 100, 20],
        ['y', 0, 10, 20],
        ['y', 30, 50, 20],
      ],
    ],
    ['in its place', rect(10, 10), []],
  ])('%s', (_, other, expected) => {
    expect(read(distancesBetween(rect(10, 10), other))).toEqual(expected);
  });
});

describe('nearestDistances', () => {
  it('takes one on each axis, of those beside it', () => {
    const others = [rect(60, 12), rect(100, 10), rect(-50, 0), rect(15, 90), rect(200, 200)];
    expect(read(nearestDistances(rect(10, 10), others))).toEqual([
      ['x', 30, 60, 21],
      ['y', 30, 90, 22.5],
    ]);
  });

  it('has nothing to say where it overlaps or touches', () => {
    expect(nearestDistances(rect(10, 10), [rect(30, 10), rect(15, 15)])).toEqual([]);
  });
});
