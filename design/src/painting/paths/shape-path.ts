import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { outlineOp } from '../../text/fonts/font-face.ts';
import { arc, closed, lines, type OutlinePoint as Point, polygon } from './outline-pieces.ts';
import type { PathCommands } from './path.ts';
import { bubbleOutline, cloudOutline, dropOutline, heartOutline, moonOutline } from './round-outlines.ts';

type Shape = Pick<ShapeLayer, 'shape' | 'widthMm' | 'heightMm' | 'cornerRadiusMm' | 'points'>;

/** Inner radius of a star in parts of the outer one. */
const STAR_WAIST = 0.45;
const BURST_WAIST = 0.82;

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
    case 'polygon':
      return polygon(stretched(spokes(shape.points, [1]), w, h));
    case 'star':
      return polygon(stretched(spokes(shape.points, [1, STAR_WAIST]), w, h));
    case 'burst':
      return polygon(stretched(spokes(shape.points, [1, BURST_WAIST]), w, h));
    case 'arrow':
      return polygon(ARROW.map(([x, y]) => [x * w, y * h]));
    case 'plus':
      return polygon(PLUS.map(([x, y]) => [x * w, y * h]));
    case 'heart':
      return heartOutline([w, h]);
    case 'drop':
      return dropOutline([w, h]);
    case 'moon':
      return moonOutline([w, h]);
    case 'cloud':
      return cloudOutline([w, h]);
    case 'bubble':
      return bubbleOutline([w, h]);
    case 'line':
      return [outlineOp.move, -w, 0, outlineOp.line, w, 0];
  }
}

/** Points to the right; in parts of half the box. */
const ARROW: readonly Point[] = [
  [-1, -0.42],
  [0.1, -0.42],
  [0.1, -1],
  [1, 0],
  [0.1, 1],
  [0.1, 0.42],
  [-1, 0.42],
];

/** A third of the box wide, both ways. */
const THIRD = 1 / 3;
const PLUS: readonly Point[] = [
  [-THIRD, -1],
  [THIRD, -1],
  [THIRD, -THIRD],
  [1, -THIRD],
  [1, THIRD],
  [THIRD, THIRD],
  [THIRD, 1],
  [-THIRD, 1],
  [-THIRD, THIRD],
  [-1, THIRD],
  [-1, -THIRD],
  [-THIRD, -THIRD],
];

function roundedRect(w: number, h: number, r: number): PathCommands {
  if (r === 0)
    return polygon([
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ]);
  return closed(
    [-w + r, -h],
    lines([w - r, -h]),
    arc([w - r, -h], r, r, [w, -h + r]),
    lines([w, h - r]),
    arc([w, h - r], r, r, [w - r, h]),
    lines([-w + r, h]),
    arc([-w + r, h], r, r, [-w, h - r]),
    lines([-w, -h + r]),
    arc([-w, -h + r], r, r, [-w + r, -h]),
  );
}

/** Points around a middle, the first straight up; their distances from it are taken in turn. */
function spokes(count: number, radii: readonly number[]): Point[] {
  const all = count * radii.length;
  return Array.from({ length: all }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / all - Math.PI / 2;
    const radius = radii[i % radii.length] ?? 1;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A regular figure stretched so that its points touch the box on all sides. */
function stretched(unit: readonly Point[], w: number, h: number): Point[] {
  const xs = unit.map(([x]) => x);
  const ys = unit.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return unit.map(([x, y]) => [
    ((x - left) / (right - left)) * 2 * w - w,
    ((y - top) / (bottom - top)) * 2 * h - h,
  ]);
}
