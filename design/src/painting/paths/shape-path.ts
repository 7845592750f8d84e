import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { outlineOp } from '../../text/fonts/font-face.ts';
import { arcToCubics } from './arc-to-cubics.ts';
import type { PathCommands } from './path.ts';

type Shape = Pick<ShapeLayer, 'shape' | 'widthMm' | 'heightMm' | 'cornerRadiusMm' | 'points'>;
type Point = [number, number];

/** Inner radius of a star in parts of the outer one. */
const STAR_WAIST = 0.45;

/** The shape's outline filling its box, in mm from the box's centre. Exact at the box's edges. */
export function shapePath(shape: Shape): PathCommands {
  const w = shape.widthMm / 2;
  const h = shape.heightMm / 2;
  switch (shape.shape) {
    case 'rect':
      return roundedRect(w, h, Math.min(shape.cornerRadiusMm, w, h));
    case 'ellipse':
      return closed([w, 0], arc([w, 0], w, h, [-w, 0]), arc([-w, 0], w, h, [w, 0]));
    case 'triangle':
      return polygon([
        [0, -h],
        [w, h],
        [-w, h],
      ]);
    case 'star':
      return polygon(starPoints(shape.points, w, h));
    case 'heart':
      return heart(w, h);
    case 'line':
      return [outlineOp.move, -w, 0, outlineOp.line, w, 0];
  }
}

function arc(from: Point, rx: number, ry: number, to: Point): number[] {
  return arcToCubics(from, rx, ry, 0, false, true, to).flatMap((cubic) => [outlineOp.cubic, ...cubic]);
}

function closed(start: Point, ...pieces: number[][]): PathCommands {
  return [outlineOp.move, ...start, ...pieces.flat(), outlineOp.close];
}

function polygon(points: Point[]): PathCommands {
  const [first = [0, 0], ...rest] = points;
  return closed(
    first,
    rest.flatMap((point) => [outlineOp.line, ...point]),
  );
}

function roundedRect(w: number, h: number, r: number): PathCommands {
  if (r === 0)
    return polygon([
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ]);
  const line = (x: number, y: number) => [outlineOp.line, x, y];
  return closed(
    [-w + r, -h],
    line(w - r, -h),
    arc([w - r, -h], r, r, [w, -h + r]),
    line(w, h - r),
    arc([w, h - r], r, r, [w - r, h]),
    line(-w + r, h),
    arc([-w + r, h], r, r, [-w, h - r]),
    line(-w, -h + r),
    arc([-w, -h + r], r, r, [-w + r, -h]),
  );
}

/** A regular star, then stretched so that its points touch the box on all sides. */
function starPoints(count: number, w: number, h: number): Point[] {
  const unit = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = (Math.PI * i) / count - Math.PI / 2;
    const radius = i % 2 === 0 ? 1 : STAR_WAIST;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const xs = unit.map(([x]) => x);
  const ys = unit.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return unit.map(([x, y]) => [
    ((x - left) / (right - left)) * 2 * w - w,
    ((y - top) / (bottom - top)) * 2 * h - h,
  ]);
}

/** Two lobes and a point; the control points are chosen so that lobes and sides just touch the box. */
function heart(w: number, h: number): PathCommands {
  const curve = (...values: number[]) => [
    outlineOp.cubic,
    ...values.map((v, i) => v * (i % 2 === 0 ? w : h)),
  ];
  return closed(
    [0, -0.5 * h],
    curve(0.1, -0.82, 0.3, -1, 0.52, -1),
    curve(0.8, -1, 1, -0.76, 1, -0.42),
    curve(1, 0.12, 0.5, 0.5, 0, 1),
    curve(-0.5, 0.5, -1, 0.12, -1, -0.42),
    curve(-1, -0.76, -0.8, -1, -0.52, -1),
    curve(-0.3, -1, -0.1, -0.82, 0, -0.5),
  );
}
