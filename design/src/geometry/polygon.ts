import type { Point } from './matrix.ts';
import { rectAround, rectCorners, rectsTouch } from './rect.ts';

/** Area of a simple polygon in mm², whichever way round its points go. */
export function polygonArea(points: readonly Point[]): number {
  return Math.abs(signedArea(points));
}

/**
 * The part of a polygon inside a convex, clockwise one (Sutherland–Hodgman, Communications of the ACM 17, 1974);
 * empty where they do not overlap.
 */
export function clipPolygon(subject: readonly Point[], clip: readonly Point[]): Point[] {
  let left = [...subject];
  clip.forEach((from, index) => {
    const to = clip[(index + 1) % clip.length] ?? from;
    left = clipByLine(left, from, to);
  });
  return left;
}

function clipByLine(points: readonly Point[], from: Point, to: Point): Point[] {
  const side = (point: Point) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const here = side(point);
    const there = side(next);
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }];
  });
}

/** The same corners clockwise (y down), as a clip has to be. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  return signedArea(points) < 0 ? [...points].reverse() : points;
}

/**
 * Area in mm² that two simple polygons share. Exact where at least one is convex; if neither is, the rectangle around
 * the second is used.
 */
export function overlapArea(one: readonly Point[], other: readonly Point[]): number {
  if (one.length === 0 || other.length === 0 || !rectsTouch(rectAround(one), rectAround(other))) return 0;
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  // Each edge of the clip is applied to the whole remaining polygon.
  if (isConvex(few)) return polygonArea(clipPolygon(many, clockwise(few)));
  if (isConvex(many)) return polygonArea(clipPolygon(few, clockwise(many)));
  return polygonArea(clipPolygon(one, rectCorners(rectAround(other))));
}

/** Distance of a point from a polygon's edge in mm: positive inside, negative outside. Asked for hundreds of points at a time. */
export function distanceInside(points: readonly Point[], { x, y }: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;
  let from = points.at(-1) ?? { x: 0, y: 0 };
  for (const to of points) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / dy) * dx) isInside = !isInside;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const [offX, offY] = [x - from.x - dx * part, y - from.y - dy * part];
    const square = offX * offX + offY * offY;
    if (square < nearest) nearest = square;
    from = to;
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function signedArea(points: readonly Point[]): number {
  let doubled = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    doubled += point.x * next.y - next.x * point.y;
  });
  return doubled / 2;
}

function isConvex(points: readonly Point[]): boolean {
  const turns = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const after = points[(index + 2) % points.length] ?? next;
    return (next.x - point.x) * (after.y - next.y) - (next.y - point.y) * (after.x - next.x);
  });
  return turns.every((turn) => turn >= -1e-9) || turns.every((turn) => turn <= 1e-9);
}

/** Whether a point is in a simple polygon of any form, or at most `margin` outside it. */
export function polygonContains(points: readonly Point[], point: Point, margin = 0): boolean {
  let isInside = false;
  let from = points.at(-1) ?? point;
  for (const to of points) {
    if (from.y > point.y !== to.y > point.y) {
      const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (point.x < x) isInside = !isInside;
    }
    if (margin > 0 && distanceToLine(point, from, to) <= margin) return true;
    from = to;
  }
  return isInside;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(point.x - from.x - dx * part, point.y - from.y - dy * part);
}

/** The corners of the smallest convex polygon around points, clockwise (y down): A. M. Andrew, Information Processing Letters 9, 1979. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (!before || !last) break;
      const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
      if (turn > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}
