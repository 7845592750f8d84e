import type { MeshSurface } from './mesh-surface.ts';
import type { PhotoPoint } from './photo-marks.ts';

/** Handles on a photograph: (columns + 1) × (rows + 1) points, row by row from the print's top left. */
export interface PrintHandles {
  columns: number;
  rows: number;
  points: readonly PhotoPoint[];
}

/**
 * The surface that handles describe: the perspective of its four corners, bent so that it goes through all the others.
 * Handles that lie in that perspective bend nothing, whatever their number. The bend is a cubic through four handles
 * at a time (of fewer, their parabola or line), which follows a cylinder to a thousandth of its radius.
 */
export function printSurface({ columns, rows, points }: PrintHandles): MeshSurface {
  const last = points.length - 1;
  const [plane, flat] = planeThrough(points[0]!, points[columns]!, points[last - columns]!, points[last]!);
  if (columns === 1 && rows === 1) return plane;
  const bent = points.map(([x, y]) => flat(x, y));
  return (s, t) => {
    const along = (row: number) => curve(columns, s, (column) => bent[row * (columns + 1) + column]!);
    return plane(...curve(rows, t, along));
  };
}

/** The corners that handles have, clockwise from the top left. */
export function handleCorners({
  columns,
  points,
}: PrintHandles): [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint] {
  const last = points.length - 1;
  return [points[0]!, points[columns]!, points[last]!, points[last - columns]!];
}

/** Whether the handle of this index is one of the four that decide the perspective; the others bend the print. */
export function isPrintCorner(
  { columns, rows }: Pick<PrintHandles, 'columns' | 'rows'>,
  index: number,
): boolean {
  const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
  return (column === 0 || column === columns) && (row === 0 || row === rows);
}

/** The same surface with other handles. */
export function withHandles(handles: PrintHandles, columns: number, rows: number): PrintHandles {
  const surface = printSurface(handles);
  const points: PhotoPoint[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) points.push(surface(column / columns, row / rows));
  return { columns, rows, points };
}

/**
 * The homography from the unit square to four corners, and back (Heckbert, "Fundamentals of texture mapping", 1989,
 * §2.2.3).
 */
function planeThrough(
  [x0, y0]: PhotoPoint,
  [x1, y1]: PhotoPoint,
  [x3, y3]: PhotoPoint,
  [x2, y2]: PhotoPoint,
): [MeshSurface, MeshSurface] {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = area === 0 ? 0 : (sx * dy2 - dx2 * sy) / area;
  const h = area === 0 ? 0 : (dx1 * sy - sx * dy1) / area;
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3];
  const [A, B, C] = [e - y0 * h, x0 * h - b, b * y0 - x0 * e];
  const [D, E, F] = [y0 * g - d, a - x0 * g, x0 * d - a * y0];
  const [G, H, I] = [d * h - e * g, b * g - a * h, a * e - b * d];
  return [
    (s, t) => {
      const w = g * s + h * t + 1;
      return [(a * s + b * t + x0) / w, (d * s + e * t + y0) / w];
    },
    (x, y) => {
      const w = G * x + H * y + I;
      return [(A * x + B * y + C) / w, (D * x + E * y + F) / w];
    },
  ];
}

/** The curve through points 0 to `last` at `share` of its length; beyond its ends the same polynomial is used. */
function curve(last: number, share: number, at: (index: number) => PhotoPoint): PhotoPoint {
  const place = share * last;
  const degree = Math.min(3, last);
  const first = Math.max(0, Math.min(last - degree, Math.floor(place) - 1));
  let [x, y] = [0, 0];
  for (let i = 0; i <= degree; i += 1) {
    let weight = 1;
    for (let j = 0; j <= degree; j += 1) if (j !== i) weight *= (place - first - j) / (i - j);
    const point = at(first + i);
    x += weight * point[0];
    y += weight * point[1];
  }
  return [x, y];
}
