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
/** The most pairs of edges that are compared for an outline: a hundred for each edge, where those of a real one have a few. */
const MAX_PAIRS = 500_000;
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
  return crossingFault(points);
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

/**
 * Whether two edges of a closed line cross between their corners; a line that only touches itself, or runs back on itself, fills no
 * place twice. `too-fine` = there are more pairs to compare than a check may
 * take. Edges are compared in the order of their beginnings, along the side on which fewer of them lie beside each other.
 */
export function crossingFault(points: readonly Point[]): 'crosses' | 'too-fine' | null {
  const corners = points.filter(({ x, y }, at) => {
    const next = points[(at + 1) % points.length]!;
    return x !== next.x || y !== next.y;
  });
  const edges = corners.map((from, at) => ({ at, from, to: corners[(at + 1) % corners.length]! }));
  const [across, down] = [sweepOf(edges, 'x'), sweepOf(edges, 'y')];
  const sweep = across.pairs <= down.pairs ? across : down;
  if (sweep.pairs > MAX_PAIRS) return 'too-fine';
  const isCrossed = sweep.spans.some(({ edge, behind }, index) =>
    sweep.spans.slice(index + 1, behind).some((other) => meet(edge, other.edge, corners.length)),
  );
  return isCrossed ? 'crosses' : null;
}

/** An edge, and the place in the order behind the last one that begins before this one ends. */
interface Span {
  edge: Edge;
  start: number;
  end: number;
  behind: number;
}

/** The edges in the order of their beginnings along one side, and how many pairs of them lie beside each other there. */
function sweepOf(edges: readonly Edge[], side: 'x' | 'y'): { spans: Span[]; pairs: number } {
  const spans = edges
    .map((edge): Span => {
      const [from, to] = [edge.from[side], edge.to[side]];
      return { edge, start: Math.min(from, to), end: Math.max(from, to), behind: 0 };
    })
    .sort((one, other) => one.start - other.start);
  let pairs = 0;
  for (const [index, span] of spans.entries()) {
    span.behind = firstAfter(spans, span.end);
    pairs += span.behind - index - 1;
  }
  return { spans, pairs };
}

/** The first place in the order that begins after `end`. */
function firstAfter(spans: readonly Span[], end: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start <= end) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Edge {
  at: number;
  from: Point;
  to: Point;
}

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
