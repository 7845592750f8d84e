import type { PhotoMarks, PhotoPoint } from './photo-marks.ts';

/** Where a place of the print lies on the photograph: (0, 0) is the print's top left, (1, 1) its bottom right. */
export type MeshSurface = (s: number, t: number) => PhotoPoint;

/**
 * The surface the marks describe, defined a little beyond the print too. Four corners are a plane seen in
 * perspective (a homography; Heckbert, "Fundamentals of texture mapping", 1989, §2.2.3); more points a smooth
 * surface through all of them (Catmull–Rom splines in both directions).
 */
export function meshSurface(marks: PhotoMarks): MeshSurface {
  return marks.columns === 1 && marks.rows === 1 ? planeSurface(marks.points) : splineSurface(marks);
}

function planeSurface(points: readonly PhotoPoint[]): MeshSurface {
  const [[x0, y0], [x1, y1], [x3, y3], [x2, y2]] = points as [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = area === 0 ? 0 : (sx * dy2 - dx2 * sy) / area;
  const h = area === 0 ? 0 : (dx1 * sy - sx * dy1) / area;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (s, t) => {
    const w = g * s + h * t + 1;
    return [(a * s + b * t + x0) / w, (d * s + e * t + y0) / w];
  };
}

function splineSurface({ columns, rows, points }: PhotoMarks): MeshSurface {
  const at = (column: number, row: number): PhotoPoint => points[row * (columns + 1) + column] as PhotoPoint;
  return (s, t) => {
    const along = (row: number) => spline(columns, s, (column) => at(column, row));
    return spline(rows, t, along);
  };
}

/** The curve through points 0 to `last` at `share` of its length; straight on beyond its ends. */
function spline(last: number, share: number, at: (index: number) => PhotoPoint): PhotoPoint {
  const place = Math.min(1, Math.max(0, share)) * last;
  const index = Math.min(last - 1, Math.floor(place));
  const f = place - index;
  const [p1, p2] = [at(index), at(index + 1)];
  const p0 = index > 0 ? at(index - 1) : mirror(p2, p1);
  const p3 = index + 2 <= last ? at(index + 2) : mirror(p1, p2);
  const beyond = share * last - place;
  return [0, 1].map((axis) => {
    const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]] as [number, number, number, number];
    const value = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
    const slope = 0.5 * (c - a + f * (2 * (2 * a - 5 * b + 4 * c - d) + f * 3 * (3 * (b - c) + d - a)));
    return value + slope * beyond;
  }) as PhotoPoint;
}

/** The point as far beyond `over` as `from` lies before it. */
function mirror(from: PhotoPoint, over: PhotoPoint): PhotoPoint {
  return [2 * over[0] - from[0], 2 * over[1] - from[1]];
}
