import type { Point } from '../../geometry/matrix.ts';
import { cornersOfTurn } from '../die-line.ts';
import { type DxfItem, numberOf, type Tag, toNumber } from './read-tags.ts';
import { splinePoints } from './spline-points.ts';

/** The line that an entity draws, in its own coordinates (y upwards); null = it is none, or one that is not understood. */
export function entityPoints(
  item: DxfItem,
  vertices: readonly DxfItem[],
): { points: Point[]; isClosed: boolean } | null {
  switch (item.kind) {
    case 'LINE':
      return {
        points: [
          { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0) },
          { x: numberOf(item, 11, 0), y: numberOf(item, 21, 0) },
        ],
        isClosed: false,
      };
    case 'CIRCLE':
      if (numberOf(item, 40, 0) <= 0) return null;
      return { points: ellipse(circleOf(item), 0, 2 * Math.PI).slice(0, -1), isClosed: true };
    case 'ARC':
      return {
        points: ellipse(circleOf(item), radians(item, 50), sweepOf(radians(item, 50), radians(item, 51))),
        isClosed: false,
      };
    case 'ELLIPSE':
      return ellipseOf(item);
    case 'LWPOLYLINE':
      return polyline(bulged(item.tags), isFlagged(item, 1));
    case 'POLYLINE':
      // Meshes and 3D polylines cannot be cutting lines.
      if (isFlagged(item, 16 | 64) || !isLevel(vertices)) return null;
      return polyline(
        // The frame of a fitted curve is not the curve.
        vertices
          .filter((vertex) => !isFlagged(vertex, 16))
          .map((vertex) => ({
            x: numberOf(vertex, 10, 0),
            y: numberOf(vertex, 20, 0),
            bulge: numberOf(vertex, 42, 0),
          })),
        isFlagged(item, 1),
      );
    case 'SPLINE': {
      const points = splinePoints(item);
      if (!points) return null;
      return closedWhereItMeets(points);
    }
    default:
      return null;
  }
}

const isLevel = (vertices: readonly DxfItem[]): boolean =>
  new Set(vertices.map((vertex) => numberOf(vertex, 30, 0))).size <= 1;
const isFlagged = (item: DxfItem, bits: number): boolean => (numberOf(item, 70, 0) & bits) !== 0;
const radians = (item: DxfItem, code: number): number => (numberOf(item, code, 0) * Math.PI) / 180;
const sweepOf = (from: number, to: number): number => {
  const sweep = (to - from) % (2 * Math.PI);
  return sweep <= 0 ? sweep + 2 * Math.PI : sweep;
};

interface Ellipse {
  centre: Point;
  major: Point;
  /** Minor axis as a share of the major one. */
  ratio: number;
}

const circleOf = (item: DxfItem): Ellipse => ({
  centre: { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0) },
  major: { x: numberOf(item, 40, 0), y: 0 },
  ratio: 1,
});

function ellipseOf(item: DxfItem): { points: Point[]; isClosed: boolean } {
  const shape = {
    centre: { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0) },
    major: { x: numberOf(item, 11, 0), y: numberOf(item, 21, 0) },
    ratio: numberOf(item, 40, 1),
  };
  const [from, to] = [numberOf(item, 41, 0), numberOf(item, 42, 2 * Math.PI)];
  const sweep = sweepOf(from, to);
  const isWhole = sweep > 2 * Math.PI - 1e-6;
  const points = ellipse(shape, from, sweep);
  return { points: isWhole ? points.slice(0, -1) : points, isClosed: isWhole };
}

function ellipse({ centre, major, ratio }: Ellipse, from: number, sweep: number): Point[] {
  const steps = cornersOfTurn(sweep);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = from + (sweep * step) / steps;
    const [along, across] = [Math.cos(at), Math.sin(at) * ratio];
    return {
      x: centre.x + major.x * along - major.y * across,
      y: centre.y + major.y * along + major.x * across,
    };
  });
}

interface Corner {
  x: number;
  y: number;
  /** Tangent of a quarter of the arc to the next corner; 0 = a straight line. */
  bulge: number;
}

function bulged(tags: readonly Tag[]): Corner[] {
  const corners: Corner[] = [];
  for (const { code, value } of tags) {
    if (code === 10) corners.push({ x: toNumber(value), y: 0, bulge: 0 });
    const last = corners.at(-1);
    if (code === 20 && last) last.y = toNumber(value);
    if (code === 42 && last) last.bulge = toNumber(value);
  }
  return corners;
}

function polyline(
  corners: readonly Corner[],
  isClosed: boolean,
): { points: Point[]; isClosed: boolean } | null {
  if (corners.length < 2) return null;
  const points: Point[] = [{ x: corners[0]!.x, y: corners[0]!.y }];
  const edges = isClosed ? corners.length : corners.length - 1;
  for (let at = 0; at < edges; at += 1) {
    const [from, to] = [corners[at]!, corners[(at + 1) % corners.length]!];
    points.push(...arcTo(from, to));
  }
  if (!isClosed) return closedWhereItMeets(points);
  return { points: points.slice(0, -1), isClosed: true };
}

/** The way to the next corner, its start left out. */
function arcTo(from: Corner, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (from.bulge === 0 || (dx === 0 && dy === 0)) return [{ x: to.x, y: to.y }];
  const sweep = 4 * Math.atan(from.bulge);
  // From the middle of the chord to the centre, as a share of the chord.
  const apart = (1 / from.bulge - from.bulge) / 4;
  const centre = { x: from.x + dx / 2 - dy * apart, y: from.y + dy / 2 + dx * apart };
  const [radius, start] = [
    Math.hypot(from.x - centre.x, from.y - centre.y),
    Math.atan2(from.y - centre.y, from.x - centre.x),
  ];
  const steps = cornersOfTurn(sweep);
  const points = Array.from({ length: steps }, (_, step) => {
    const at = start + (sweep * (step + 1)) / steps;
    return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) };
  });
  points[points.length - 1] = { x: to.x, y: to.y };
  return points;
}

/** A line whose ends are one point is closed, whatever its flags say. */
function closedWhereItMeets(points: Point[]): { points: Point[]; isClosed: boolean } {
  const [first, last] = [points[0]!, points.at(-1)!];
  const size = Math.max(...points.map(({ x, y }) => Math.max(Math.abs(x - first.x), Math.abs(y - first.y))));
  const isClosed = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) <= size * 1e-6;
  return { points: isClosed ? points.slice(0, -1) : points, isClosed };
}
