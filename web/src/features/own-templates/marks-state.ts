import { meshSurface, type PhotoMarks, type PhotoPoint } from '@diy/design/photo-mockup';
import {
  asCylinder,
  CYLINDER_HANDLES,
  cylinderMarks,
  moveHandle,
  readCylinder,
} from './marking/cylinder-marks.ts';

/** Cells of the mesh for curved products, in both directions. */
const CURVED_CELLS = 3;

/** Marks to begin with: an upright print over the middle of the photograph, in the print's proportions. */
export function firstMarks(
  widthPx: number,
  heightPx: number,
  print: { widthMm: number; heightMm: number },
): PhotoMarks {
  const scale = Math.min((widthPx * 0.5) / print.widthMm, (heightPx * 0.5) / print.heightMm);
  const [w, h] = [print.widthMm * scale, print.heightMm * scale];
  const [x, y] = [(widthPx - w) / 2, (heightPx - h) / 2];
  const points: PhotoPoint[] = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
  return { widthPx, heightPx, columns: 1, rows: 1, points, cutouts: [], shading: 1 };
}

export const isCurved = (marks: PhotoMarks): boolean => marks.columns > 1 || marks.rows > 1;

/** The same surface with more points to bend it by. */
export function asCurved(marks: PhotoMarks): PhotoMarks {
  if (isCurved(marks) && !readCylinder(marks)) return marks;
  const surface = meshSurface(marks);
  const steps = Array.from({ length: CURVED_CELLS + 1 }, (_, i) => i / CURVED_CELLS);
  const points = steps.flatMap((t) => steps.map((s) => surface(s, t)));
  return { ...marks, columns: CURVED_CELLS, rows: CURVED_CELLS, points };
}

/** The marks without curvature: the surface is the plane through its four corners. */
export function asPlane(marks: PhotoMarks): PhotoMarks {
  const { columns, rows, points } = marks;
  const last = points.length - 1;
  const corners = [0, columns, last - columns, last].map((index) => points[index] as PhotoPoint);
  return rows === 1 && columns === 1 ? marks : { ...marks, columns: 1, rows: 1, points: corners };
}

/** Kinds of surface that marks describe. */
export type MarkedShape = 'plane' | 'curved' | 'cylinder';

export function shapeOf(marks: PhotoMarks): MarkedShape {
  if (readCylinder(marks)) return 'cylinder';
  return isCurved(marks) ? 'curved' : 'plane';
}

/** The marks as another kind of surface. */
export function asShape(marks: PhotoMarks, shape: MarkedShape): PhotoMarks {
  if (shape === 'cylinder') return asCylinder(marks);
  return shape === 'curved' ? asCurved(marks) : asPlane(marks);
}

/** Points that are dragged, by their place in the mesh: all, or the handles of a cylinder. */
export const draggedPoints = (marks: PhotoMarks): number[] =>
  readCylinder(marks) ? [...CYLINDER_HANDLES] : marks.points.map((_, index) => index);

/** One point put elsewhere, kept on the photograph. */
export function movePoint(marks: PhotoMarks, index: number, to: PhotoPoint): PhotoMarks {
  const kept: PhotoPoint = [clamp(to[0], marks.widthPx), clamp(to[1], marks.heightPx)];
  const cylinder = readCylinder(marks);
  const handle = CYLINDER_HANDLES.indexOf(index);
  if (cylinder && handle >= 0) return cylinderMarks(marks, moveHandle(cylinder, handle, kept));
  return { ...marks, points: marks.points.map((point, i) => (i === index ? kept : point)) };
}

/** The whole print moved, as far as it stays on the photograph. */
export function moveAll(marks: PhotoMarks, by: PhotoPoint): PhotoMarks {
  const dx = within(
    by[0],
    marks.points.map(([x]) => x),
    marks.widthPx,
  );
  const dy = within(
    by[1],
    marks.points.map(([, y]) => y),
    marks.heightPx,
  );
  return { ...marks, points: marks.points.map(([x, y]): PhotoPoint => [x + dx, y + dy]) };
}

/** What a drag by this much makes of the marks it began with; `index` null drags the whole print. */
export function draggedMarks(marks: PhotoMarks, index: number | null, by: PhotoPoint): PhotoMarks {
  const point = index === null ? undefined : marks.points[index];
  if (index === null || !point) return moveAll(marks, by);
  return movePoint(marks, index, [point[0] + by[0], point[1] + by[1]]);
}

/** Corners and lines of the mesh as SVG paths, in px of the photograph: the outline first. */
export function meshLines(marks: PhotoMarks): { outline: string; inner: string } {
  const surface = meshSurface(marks);
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const path = (points: PhotoPoint[]) =>
    points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const outline = [
    ...steps.map((s) => surface(s, 0)),
    ...steps.map((t) => surface(1, t)),
    ...steps.map((s) => surface(1 - s, 1)),
    ...steps.map((t) => surface(0, 1 - t)),
  ];
  const thirds = [1 / 3, 2 / 3];
  const inner = thirds.flatMap((at) => [
    path(steps.map((s) => surface(s, at))),
    path(steps.map((t) => surface(at, t))),
  ]);
  return { outline: `${path(outline)}Z`, inner: inner.join('') };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function within(by: number, values: number[], most: number): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return Math.min(Math.max(by, Math.min(0, -low)), Math.max(0, most - high));
}
