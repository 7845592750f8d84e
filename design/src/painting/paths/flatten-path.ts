import type { Point } from '../../geometry/matrix.ts';
import { outlineOp } from '../../geometry/outline-op.ts';
import type { PathCommands } from './path.ts';

/** Corners a curve becomes: an ellipse of four curves is then off by less than a thousandth of its size. */
const STEPS = 12;

/** The corners of a path's first closed outline, its curves as `steps` short lines each, in the path's own order. */
export function flattenPath(path: PathCommands, steps = STEPS): Point[] {
  return flattenContours(path, () => steps)[0]?.points ?? [];
}

/** One outline of a path as corners. */
export interface Contour {
  readonly points: Point[];
  readonly isClosed: boolean;
}

/** All outlines of a path; `stepsOf` says into how many lines a curve with these control points is cut. */
export function flattenContours(
  path: PathCommands,
  stepsOf: (controls: readonly Point[]) => number = () => STEPS,
): Contour[] {
  const contours: { points: Point[]; isClosed: boolean }[] = [];
  const at = (i: number): Point => ({ x: path[i] ?? 0, y: path[i + 1] ?? 0 });
  let start: Point = { x: 0, y: 0 };
  const open = (from: Point) => {
    contours.push({ points: [from], isClosed: false });
    start = from;
  };
  const current = () => {
    const last = contours.at(-1);
    // What follows a close begins where the closed outline did.
    if (!last || last.isClosed) open(start);
    return contours.at(-1)?.points ?? [];
  };
  const curve = (...controls: Point[]) => {
    const points = current();
    const all = [points.at(-1) ?? start, ...controls];
    addCurve(points, all, stepsOf(all));
  };
  for (let i = 0; i < path.length; ) {
    switch (path[i]) {
      case outlineOp.move:
        open(at(i + 1));
        i += 3;
        break;
      case outlineOp.line:
        current().push(at(i + 1));
        i += 3;
        break;
      case outlineOp.quadratic:
        curve(at(i + 1), at(i + 3));
        i += 5;
        break;
      case outlineOp.cubic:
        curve(at(i + 1), at(i + 3), at(i + 5));
        i += 7;
        break;
      default: {
        const last = contours.at(-1);
        if (last) last.isClosed = true;
        i += 1;
      }
    }
  }
  return contours;
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
