import type { Point } from './point.ts';

/**
 * The projective map that takes the unit square to four corners: left top, right top, right bottom, left bottom. Source: Heckbert,
 * Fundamentals of Texture Mapping (1989), 2.2.3. Nothing where the corners lie in one line.
 */
export function projectQuad(corners: readonly Point[]): ((u: number, v: number) => Point) | undefined {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  if (!(Math.abs(area) > 1e-9)) return undefined;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [(a * u + b * v + x0) / depth, (d * u + e * v + y0) / depth];
  };
}
