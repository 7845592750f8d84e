import type { Point } from '../../geometry/matrix.ts';
import { outlineOp } from '../../text/fonts/font-face.ts';
import type { PathCommands } from './path.ts';

/** Corners a curve becomes: an ellipse of four curves is then off by less than a thousandth of its size. */
const STEPS = 12;

/** The corners of a path's first closed outline, its curves as `steps` short lines each, in the path's own order. */
export function flattenPath(path: PathCommands, steps = STEPS): Point[] {
  const points: Point[] = [];
  const at = (i: number): Point => ({ x: path[i] ?? 0, y: path[i + 1] ?? 0 });
  for (let i = 0; i < path.length; ) {
    const from = points.at(-1) ?? { x: 0, y: 0 };
    switch (path[i]) {
      case outlineOp.move:
      case outlineOp.line:
        points.push(at(i + 1));
        i += 3;
        break;
      case outlineOp.quadratic:
        addCurve(points, [from, at(i + 1), at(i + 3)], steps);
        i += 5;
        break;
      case outlineOp.cubic:
        addCurve(points, [from, at(i + 1), at(i + 3), at(i + 5)], steps);
        i += 7;
        break;
      default:
        return points;
    }
  }
  return points;
}

/** Points along a Bézier curve of any degree, its start left out (de Casteljau). */
function addCurve(points: Point[], controls: readonly Point[], steps: number): void {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    let level = controls;
    while (level.length > 1) {
      const before = level;
      level = before.slice(1).map((to, index) => {
        const from = before[index] ?? to;
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      });
    }
    points.push(...level);
  }
}
