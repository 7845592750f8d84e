import { boxMatrix } from '../../geometry/box.ts';
import { applyMatrix, invert, type Point } from '../../geometry/matrix.ts';
import { clipPolygon, convexHull } from '../../geometry/polygon.ts';
import { type Rect, rectAround } from '../../geometry/rect.ts';
import { readPathData } from '../../layers/vector/path-data.ts';
import type { VectorLayer, VectorPath } from '../../layers/vector/vector-layer.ts';
import { type VectorPlace, vectorPlace } from '../../layers/vector/vector-place.ts';
import type { Edges } from '../matrix.ts';
import { type Contour, flattenContours } from './flatten-path.ts';
import type { PathCommands } from './path.ts';
import { strokeCorners } from './stroke-corners.ts';

const commandsOf = new WeakMap<VectorPath, PathCommands>();
const contoursOf = new WeakMap<VectorPath, readonly Contour[]>();
const boxOf = new WeakMap<VectorPath, Rect>();
const inkOf = new WeakMap<VectorLayer, Point[]>();
const hullOf = new WeakMap<VectorPath, readonly Point[]>();

/** The commands of a path, in units of its view box. Throws for text that the schema would have refused. */
export function vectorCommands(path: VectorPath): PathCommands {
  const known = commandsOf.get(path);
  if (known) return known;
  const commands = readPathData(path.d);
  if (!commands) throw new Error('A vector has an outline that cannot be read.');
  commandsOf.set(path, commands);
  return commands;
}

/** The corners of a path's outlines, in units of its view box. */
function vectorContours(path: VectorPath): readonly Contour[] {
  const known = contoursOf.get(path);
  if (known) return known;
  const contours = flattenContours(vectorCommands(path));
  contoursOf.set(path, contours);
  return contours;
}

/** Where a path has a line of no length. */
export function vectorDots(path: VectorPath): Point[] {
  return vectorContours(path).flatMap(({ points, isClosed }) => {
    const [first, ...others] = points;
    const isDot = first && (isClosed || others.length > 0);
    return isDot && others.every(({ x, y }) => x === first.x && y === first.y) ? [first] : [];
  });
}

/** Whether a path has an outline that is not closed. */
export function hasOpenOutline(path: VectorPath): boolean {
  return vectorContours(path).some(({ isClosed }) => !isClosed);
}

function pathHull(path: VectorPath): readonly Point[] {
  const known = hullOf.get(path);
  if (known) return known;
  const hull = convexHull(vectorContours(path).flatMap(({ points }) => points));
  hullOf.set(path, hull);
  return hull;
}

/** The box around a path's outlines, in units of its view box. */
function pathBox(path: VectorPath): Rect {
  const known = boxOf.get(path);
  if (known) return known;
  const box = rectAround(pathHull(path));
  boxOf.set(path, box);
  return box;
}

/** How far a path's stroke reaches beyond its outline, in units of the view box. */
function strokeReach({ stroke }: VectorPath): number {
  if (!stroke) return 0;
  const tip = stroke.join === 'miter' ? stroke.miterLimit : 1;
  return (stroke.width / 2) * Math.max(tip, stroke.cap === 'square' ? Math.SQRT2 : 1);
}

function paints({ fill, stroke, opacity = 1 }: VectorPath): boolean {
  return (fill !== null || stroke !== null) && opacity > 0;
}

/** Where paint may reach, in mm from the box's centre, tips of strokes included; not cut to the box. */
export function vectorReach(layer: VectorLayer): Edges {
  const place = vectorPlace(layer);
  const reach: Edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const path of layer.paths) {
    if (!paints(path)) continue;
    const out = strokeReach(path) * place.strokeScale;
    for (const point of pathHull(path)) {
      const { x, y } = inBox(place, point);
      reach.left = Math.min(reach.left, x - out);
      reach.right = Math.max(reach.right, x + out);
      reach.top = Math.min(reach.top, y - out);
      reach.bottom = Math.max(reach.bottom, y + out);
    }
  }
  return reach;
}

function inBox({ scaleX, scaleY, dx, dy }: VectorPlace, { x, y }: Point): Point {
  return { x: x * scaleX + dx, y: y * scaleY + dy };
}

/**
 * The smallest convex polygon, on the surface and clockwise, that holds all a vector prints inside its box; empty where that is
 * nothing.
 */
export function vectorInk(layer: VectorLayer): Point[] {
  const known = inkOf.get(layer);
  if (known) return known;
  const ink = findInk(layer);
  inkOf.set(layer, ink);
  return ink;
}

function findInk(layer: VectorLayer): Point[] {
  const place = vectorPlace(layer);
  const points = layer.paths.flatMap((path) => {
    if (!paints(path)) return [];
    const out = ((path.stroke?.width ?? 0) / 2) * place.strokeScale;
    const around = pathHull(path).flatMap((point) => {
      const { x, y } = inBox(place, point);
      if (out === 0) return [{ x, y }];
      return OCTAGON.map(([cos, sin]) => ({ x: x + cos * out, y: y + sin * out }));
    });
    const { stroke } = path;
    if (!stroke || (stroke.join !== 'miter' && stroke.cap !== 'square')) return around;
    const corners = vectorContours(path).flatMap(({ points: way, isClosed }) =>
      strokeCorners({ points: way.map((point) => inBox(place, point)), isClosed }, stroke, out),
    );
    return [...around, ...corners];
  });
  const [halfX, halfY] = [layer.widthMm / 2, layer.heightMm / 2];
  const box = [
    { x: -halfX, y: -halfY },
    { x: halfX, y: -halfY },
    { x: halfX, y: halfY },
    { x: -halfX, y: halfY },
  ];
  const matrix = boxMatrix(layer);
  return clipPolygon(convexHull(points), box).map((point) => applyMatrix(matrix, point));
}

const OCTAGON = Array.from({ length: 8 }, (_, index): [number, number] => {
  const angle = (index * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The topmost path that paints a point of the surface, `marginMm` around it included; null where nothing of the vector is. */
export function vectorPathAt(
  layer: VectorLayer,
  point: Point,
  { marginMm = 0, only = () => true }: { marginMm?: number; only?: (path: VectorPath) => boolean } = {},
): VectorPath | null {
  const place = vectorPlace(layer);
  const own = applyMatrix(invert(boxMatrix(layer)), point);
  if (Math.abs(own.x) > layer.widthMm / 2 + marginMm || Math.abs(own.y) > layer.heightMm / 2 + marginMm)
    return null;
  const at = { x: (own.x - place.dx) / place.scaleX, y: (own.y - place.dy) / place.scaleY };
  const margin = marginMm / place.strokeScale;
  return layer.paths.findLast((path) => paints(path) && only(path) && paintsAt(path, at, margin)) ?? null;
}

function paintsAt(path: VectorPath, point: Point, margin: number): boolean {
  const reach = margin + (path.stroke ? path.stroke.width / 2 : 0);
  const { xMm: x, yMm: y, widthMm, heightMm } = pathBox(path);
  // Most paths of a drawing are far from a point, and a long one takes a while to ask.
  if (point.x < x - reach || point.x > x + widthMm + reach) return false;
  if (point.y < y - reach || point.y > y + heightMm + reach) return false;
  const contours = vectorContours(path);
  if (path.fill !== null && isFilledAt(contours, point, path.rule === 'evenodd')) return true;
  if (reach === 0) return false;
  return contours.some((contour) => distanceTo(contour, point, path.fill !== null) <= reach);
}

/** How often the outlines wind about a point; a fill closes those that are open. */
function isFilledAt(contours: readonly Contour[], { x, y }: Point, isEvenOdd: boolean): boolean {
  let [winding, crossings] = [0, 0];
  for (const { points } of contours) {
    let from = points.at(-1) ?? { x, y };
    for (const to of points) {
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
        crossings += 1;
        winding += to.y > from.y ? 1 : -1;
      }
      from = to;
    }
  }
  return isEvenOdd ? crossings % 2 === 1 : winding !== 0;
}

function distanceTo({ points, isClosed }: Contour, { x, y }: Point, isFilled: boolean): number {
  let nearest = Number.POSITIVE_INFINITY;
  let from = (isClosed || isFilled ? points.at(-1) : points[0]) ?? { x, y };
  for (const to of points) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
    const part = Math.min(Math.max(along, 0), 1);
    nearest = Math.min(nearest, Math.hypot(x - from.x - dx * part, y - from.y - dy * part));
    from = to;
  }
  return nearest;
}
