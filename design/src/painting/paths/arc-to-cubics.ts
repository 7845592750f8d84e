type Point = [number, number];
type Cubic = [number, number, number, number, number, number];

/**
 * An SVG elliptical arc as cubic curves of at most a quarter turn.
 * Formulae: SVG 1.1, appendix F.6 (end point to centre parameters, radii enlarged where too small).
 */
export function arcToCubics(
  from: Point,
  radiusX: number,
  radiusY: number,
  rotationDeg: number,
  isLarge: boolean,
  isClockwise: boolean,
  to: Point,
): Cubic[] {
  let rx = Math.abs(radiusX);
  let ry = Math.abs(radiusY);
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (rx === 0 || ry === 0) return [[...from, ...to, ...to]];
  const phi = (rotationDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x1, y1] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const excess = (x1 / rx) ** 2 + (y1 / ry) ** 2;
  if (excess > 1) {
    rx *= Math.sqrt(excess);
    ry *= Math.sqrt(excess);
  }
  const denominator = (rx * y1) ** 2 + (ry * x1) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - denominator) / denominator));
  const sign = isLarge === isClockwise ? -1 : 1;
  const [cx1, cy1] = [(sign * root * rx * y1) / ry, (-sign * root * ry * x1) / rx];
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2;
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2;
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let sweep = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;

  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const point = (angle: number, along: number): Point => {
    const x = rx * (Math.cos(angle) - along * Math.sin(angle));
    const y = ry * (Math.sin(angle) + along * Math.cos(angle));
    return [cos * x - sin * y + cx, sin * x + cos * y + cy];
  };
  return Array.from({ length: count }, (_, i): Cubic => {
    const [begin, end] = [start + i * step, start + (i + 1) * step];
    // The last piece ends exactly where the path says, free of rounding.
    return [...point(begin, reach), ...point(end, -reach), ...(i === count - 1 ? to : point(end, 0))];
  });
}
