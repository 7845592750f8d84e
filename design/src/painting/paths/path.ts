import { OUTLINE_COORDINATES, outlineOp } from '../../geometry/outline-op.ts';
import type { CanvasTarget } from '../canvas-target.ts';

/** A path as a flat list: an `outlineOp` code followed by its coordinates. */
export type PathCommands = readonly number[];

type PathTarget = Pick<
  CanvasTarget,
  'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
>;

/** The points of a path, control points of its curves included. */
export function countPoints(path: PathCommands): number {
  let points = 0;
  for (let i = 0; i < path.length; ) {
    const coordinates = OUTLINE_COORDINATES[path[i] ?? outlineOp.close] ?? 0;
    points += coordinates / 2;
    i += 1 + coordinates;
  }
  return points;
}

/** The path made narrower and then turned about its origin. */
export function turnPath(
  path: PathCommands,
  { cos, sin }: { cos: number; sin: number },
  squeeze = 1,
): number[] {
  const turned: number[] = [];
  for (let i = 0; i < path.length; ) {
    const code = path[i] ?? outlineOp.close;
    turned.push(code);
    const end = i + 1 + (OUTLINE_COORDINATES[code] ?? 0);
    for (i += 1; i < end; i += 2) {
      const [x, y] = [(path[i] ?? 0) * squeeze, path[i + 1] ?? 0];
      turned.push(x * cos - y * sin, x * sin + y * cos);
    }
  }
  return turned;
}

/**
 * Adds a path to the target's current path, scaled and then moved. With `isLeftOpen` its contours are not closed, which filling does
 * by itself: Chromium measures the whole path at each close, so that long texts take a time that grows with its square.
 * `scaleY` is another scale downwards.
 */
export function tracePath(
  target: PathTarget,
  path: PathCommands,
  scale = 1,
  x = 0,
  y = 0,
  isLeftOpen = false,
  scaleY = scale,
): void {
  // Read with a running index: this is the inner loop of all text.
  const px = (i: number) => (path[i] ?? 0) * scale + x;
  const py = (i: number) => (path[i] ?? 0) * scaleY + y;
  let start = 1;
  for (let i = 0; i < path.length; ) {
    switch (path[i]) {
      case outlineOp.move:
        target.moveTo(px(i + 1), py(i + 2));
        start = i + 1;
        i += 3;
        break;
      case outlineOp.line:
        target.lineTo(px(i + 1), py(i + 2));
        i += 3;
        break;
      case outlineOp.quadratic:
        target.quadraticCurveTo(px(i + 1), py(i + 2), px(i + 3), py(i + 4));
        i += 5;
        break;
      case outlineOp.cubic:
        target.bezierCurveTo(px(i + 1), py(i + 2), px(i + 3), py(i + 4), px(i + 5), py(i + 6));
        i += 7;
        break;
      default:
        i += 1;
        if (!isLeftOpen) target.closePath();
        // What follows a close begins where the closed contour did.
        else if (i < path.length && path[i] !== outlineOp.move) target.moveTo(px(start), py(start + 1));
    }
  }
}
