import type { PhotoPoint } from '@diy/design/photo-mockup';
import { findMeshFault, isPrintCorner } from '@diy/design/photo-mockup';
import { describe, expect, it } from 'vitest';
import {
  asCurved,
  asPlane,
  draggedMarks,
  firstMarks,
  isCurved,
  meshLines,
  moveAll,
  movePoint,
} from './marks-state.ts';

const marks = firstMarks(800, 600, { widthMm: 200, heightMm: 100 });

describe('marks', () => {
  it.each([
    [800, 600, 200, 100],
    [300, 900, 200, 100],
    [50, 50, 10, 1000],
  ])('begin in the middle of %d × %d px, in the proportions of %d × %d mm', (w, h, widthMm, heightMm) => {
    const first = firstMarks(w, h, { widthMm, heightMm });
    const [[x0, y0], [x1], [, y2]] = first.points as [PhotoPoint, PhotoPoint, PhotoPoint];
    expect((x1 - x0) / (y2 - y0)).toBeCloseTo(widthMm / heightMm, 6);
    expect(Math.max((x1 - x0) / w, (y2 - y0) / h)).toBeCloseTo(0.5, 6);
    expect([x0 + x1, y0 + y2]).toEqual([expect.closeTo(w, 6), expect.closeTo(h, 6)]);
  });

  it('become curved without changing, and plane again', () => {
    const tilted = movePoint(marks, 3, [700, 560]);
    const curved = asCurved(tilted);
    expect([isCurved(curved), curved.points.length]).toEqual([true, 16]);
    expect(findMeshFault(curved)).toBeNull();
    expect(asCurved(curved)).toBe(curved);
    const back = asPlane(curved).points;
    for (const [i, point] of tilted.points.entries()) {
      expect(back[i]).toEqual([expect.closeTo(point[0], 6), expect.closeTo(point[1], 6)]);
    }
  });

  it.each<[string, PhotoPoint, PhotoPoint]>([
    ['on the photograph', [10, 20], [10, 20]],
    ['beyond its left', [-50, 20], [0, 20]],
    ['beyond its lower right', [5000, 5000], [800, 600]],
  ])('have a point put %s', (_, to, at) => {
    expect(movePoint(marks, 0, to).points[0]).toEqual(at);
  });

  it('move as a whole, no further than the edge', () => {
    const moved = moveAll(marks, [-10_000, 30]);
    expect(Math.min(...moved.points.map(([x]) => x))).toBe(0);
    expect(moved.points[0]![1] - marks.points[0]![1]).toBeCloseTo(30, 6);
    const [before, after] = [marks, moved].map(({ points }) => points[1]![0] - points[0]![0]);
    expect(after).toBeCloseTo(before!, 6);
  });

  it.each<[string, number | null, PhotoPoint, number, PhotoPoint]>([
    ['a corner', 0, [10, -20], 0, [210, 180]],
    ['a corner, no further than the edge', 0, [-999, 0], 0, [0, 200]],
    ['a corner and no other', 0, [10, -20], 3, [600, 400]],
    ['all of it', null, [10, -20], 3, [610, 380]],
    ['all of it by a point that is gone', 99, [10, -20], 0, [210, 180]],
  ])('follow a drag of %s', (_, index, by, looked, at) => {
    expect(draggedMarks(marks, index, by).points[looked]).toEqual(at);
  });

  it('have four corners, however many points', () => {
    const corners = (of: typeof marks) =>
      of.points.flatMap((_, index) => (isPrintCorner(of, index) ? [index] : []));
    expect(corners(marks)).toEqual([0, 1, 2, 3]);
    expect(corners(asCurved(marks))).toEqual([0, 3, 12, 15]);
  });

  it('are drawn as closed outline and inner lines', () => {
    const { outline, inner } = meshLines(marks);
    expect(outline).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
    expect(inner.match(/M/g)).toHaveLength(4);
  });
});
