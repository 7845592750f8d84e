import type { Point } from '../../geometry/matrix.ts';
import type { VectorPath } from '../../layers/vector/vector-layer.ts';
import type { Contour } from './flatten-path.ts';

type Stroke = NonNullable<VectorPath['stroke']>;

/** Tips that reach less far than this, in half widths, are those of curves cut into lines. */
const SHORT_TIP = 1.02;

/**
 * How far the mitres of a stroke and its square ends reach beyond a round one, as points; contours and half width in mm, as strokes are as wide
 * in every direction even in a stretched vector.
 */
export function strokeCorners({ points, isClosed }: Contour, stroke: Stroke, half: number): Point[] {
  const way = points.filter((point, i) => i === 0 || !isSame(point, points[i - 1]!));
  if (isClosed && way.length > 1 && isSame(way[0]!, way.at(-1)!)) way.pop();
  const corners: Point[] = [];
  if (stroke.join === 'miter')
    for (const [i, at] of way.entries()) {
      const before = way[i - 1] ?? (isClosed ? way.at(-1) : undefined);
      const after = way[i + 1] ?? (isClosed ? way[0] : undefined);
      if (before && after) corners.push(...mitreTip(before, at, after, stroke.miterLimit, half));
    }
  if (stroke.cap === 'square' && !isClosed && way.length > 1)
    corners.push(...squareEnd(way[1]!, way[0]!, half), ...squareEnd(way.at(-2)!, way.at(-1)!, half));
  return corners;
}

function mitreTip(before: Point, at: Point, after: Point, limit: number, half: number): Point[] {
  const [one, other] = [unit(at, before), unit(at, after)];
  const [x, y] = [one.x + other.x, one.y + other.y];
  const length = Math.hypot(x, y);
  // Half of the angle between the two lines, whose sine says how far the tip is.
  const sine = Math.hypot(one.x - other.x, one.y - other.y) / 2;
  if (length === 0 || sine === 0 || 1 / sine > limit || 1 / sine < SHORT_TIP) return [];
  const reach = half / sine / length;
  return [{ x: at.x - x * reach, y: at.y - y * reach }];
}

function squareEnd(from: Point, end: Point, half: number): Point[] {
  const { x, y } = unit(from, end);
  return [1, -1].map((side) => ({ x: end.x + (x - y * side) * half, y: end.y + (y + x * side) * half }));
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
