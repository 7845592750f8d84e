import type { Point } from '../geometry/matrix.ts';
import { flattenContours } from '../painting/paths/flatten-path.ts';
import { parseSvgPath } from '../painting/paths/parse-svg-path.ts';

/**
 * Why an outline cannot be a surface's: not a path, several or open lines, one that crosses itself, one that does not fill the print
 * area, or one of more corners than can be checked.
 */
export type OutlineFault = 'unreadable' | 'several' | 'open' | 'crosses' | 'other-size' | 'too-fine';

/** The most corners of an outline. */
export const MAX_OUTLINE_CORNERS = 4000;
/** Difference from the print area's size that rounding can cause, in mm. */
const TOLERANCE_MM = 0.05;

/** What is wrong with an SVG path in mm as the outline of a print area; null = nothing. */
export function outlineFault(
  svgPath: string,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): OutlineFault | null {
  const contours = contoursOf(svgPath);
  if (!contours) return 'unreadable';
  if (contours.length !== 1) return contours.length === 0 ? 'unreadable' : 'several';
  const [{ points, isClosed }] = contours as [(typeof contours)[number]];
  if (points.length > MAX_OUTLINE_CORNERS) return 'too-fine';
  if (!isClosed || points.length < 3) return 'open';
  const { left, top, right, bottom } = rectAround(points);
  const isFull = [left, top, right - widthMm, bottom - heightMm].every((mm) => Math.abs(mm) <= TOLERANCE_MM);
  if (!isFull) return 'other-size';
  return crossesItself(points) ? 'crosses' : null;
}

function contoursOf(svgPath: string) {
  try {
    const path = parseSvgPath(svgPath);
    if (!path.every(Number.isFinite)) return null;
    return flattenContours(path).filter(({ points }) => points.length > 1);
  } catch {
    return null;
  }
}

/** The rectangle around points. */
export function rectAround(points: readonly Point[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Whether two edges of a closed line meet anywhere but at a shared corner. Edges are compared in the order of their left ends. */
export function crossesItself(points: readonly Point[]): boolean {
  const corners = points.filter(({ x, y }, at) => {
    const next = points[(at + 1) % points.length]!;
    return x !== next.x || y !== next.y;
  });
  const edges = corners.map((from, at) => ({ at, from, to: corners[(at + 1) % corners.length]! }));
  const sorted = [...edges].sort((one, other) => leftOf(one) - leftOf(other));
  return sorted.some((edge, index) => {
    const right = Math.max(edge.from.x, edge.to.x);
    for (let other = index + 1; other < sorted.length && leftOf(sorted[other]!) <= right; other += 1)
      if (meet(edge, sorted[other]!, corners.length)) return true;
    return false;
  });
}

interface Edge {
  at: number;
  from: Point;
  to: Point;
}

const leftOf = ({ from, to }: Edge): number => Math.min(from.x, to.x);

function meet(one: Edge, other: Edge, count: number): boolean {
  const apart = Math.abs(one.at - other.at);
  // Neighbours share a corner, and cross only by turning back on themselves.
  if (apart === 1 || apart === count - 1) return false;
  const [a, b] = [sideOf(one, other.from), sideOf(one, other.to)];
  const [c, d] = [sideOf(other, one.from), sideOf(other, one.to)];
  return a * b < 0 && c * d < 0;
}

const sideOf = ({ from, to }: Edge, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
