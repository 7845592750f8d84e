import { describe, expect, it } from 'vitest';
import { lineBetween, lineEnds, snapLineEnd } from './line-ends.ts';

const box = { xMm: 50, yMm: 20, widthMm: 40, heightMm: 2, rotationDeg: 0 };
const near = ({ x, y }: { x: number; y: number }) => [x, y].map((mm) => Math.round(mm * 1e6) / 1e6 + 0);

describe('the ends of a line', () => {
  it.each([
    [0, [30, 20], [70, 20]],
    [90, [50, 0], [50, 40]],
    [180, [70, 20], [30, 20]],
    [-90, [50, 40], [50, 0]],
  ])('at %d°', (rotationDeg, start, end) => {
    const ends = lineEnds({ ...box, rotationDeg });
    expect([near(ends.start), near(ends.end)]).toEqual([start, end]);
  });

  it.each([0, 30, 90, 179, -45])('make the same box again at %d°', (rotationDeg) => {
    const { start, end } = lineEnds({ ...box, rotationDeg });
    const again = lineBetween(box, start, end);
    for (const key of ['xMm', 'yMm', 'widthMm', 'heightMm'] as const)
      expect(again[key]).toBeCloseTo(box[key], 9);
    expect(again.rotationDeg).toBeCloseTo(rotationDeg, 9);
  });

  it('dragged onto each other leave the shortest line, turned as it was', () => {
    const turned = { ...box, rotationDeg: 33 };
    expect(lineBetween(turned, { x: 5, y: 5 }, { x: 5, y: 5 })).toEqual({
      ...turned,
      xMm: 5,
      yMm: 5,
      widthMm: 0.5,
    });
  });
});

it.each([
  ['to the nearest step with a wide threshold', { x: 10, y: 4 }, { stepDeg: 15, thresholdDeg: 7.5 }, 15],
  ['to level where it nearly is', { x: 10, y: 0.3 }, { stepDeg: 45, thresholdDeg: 3 }, 0],
  ['not at all where it is not near', { x: 10, y: 2 }, { stepDeg: 45, thresholdDeg: 3 }, 11.309932],
  ['not at all without a threshold', { x: 10, y: 0.1 }, { stepDeg: 45, thresholdDeg: 0 }, 0.572939],
])('the free end snaps %s, and keeps its distance', (_, free, angles, expected) => {
  const end = snapLineEnd({ x: 0, y: 0 }, free, angles);
  expect((Math.atan2(end.y, end.x) * 180) / Math.PI).toBeCloseTo(expected, 5);
  expect(Math.hypot(end.x, end.y)).toBeCloseTo(Math.hypot(free.x, free.y), 9);
});
