import type { Point } from '../geometry/matrix.ts';
import { outlineOp } from '../geometry/outline-op.ts';
import { polygonArea } from '../geometry/polygon.ts';
import { flattenContours } from '../painting/paths/flatten-path.ts';
import type { PathCommands } from '../painting/paths/path.ts';

/** How far the corners of a flattened curve may lie from it, in mm. */
const FLAT_MM = 0.002;
/** Corners of one curve, whatever its size. */
const MAX_STEPS = 256;
/** Thinner than this, in mm, an outline is what rounding has left between two edges that lie on each other. */
const SLIVER_MM = 2e-3;

/** Outlines as corners that lie no further from them than a print shows. */
export function fineContours(commands: PathCommands): Point[][] {
  return flattenContours(commands, stepsOf).map(({ points }) => points);
}

/** Steps after which a Bézier curve is flat: by the greatest second difference of its control points. */
function stepsOf(controls: readonly Point[]): number {
  const degree = controls.length - 1;
  let bend = 0;
  for (let i = 1; i < degree; i += 1) {
    const [before, at, after] = [controls[i - 1], controls[i], controls[i + 1]];
    if (!before || !at || !after) continue;
    bend = Math.max(bend, Math.hypot(before.x - 2 * at.x + after.x, before.y - 2 * at.y + after.y));
  }
  const steps = Math.sqrt(((degree * (degree - 1)) / 8) * (bend / FLAT_MM));
  return Math.min(Math.max(Math.ceil(steps), 2), MAX_STEPS);
}

/** Removes outlines that are as good as lines: filled they are not seen, and a stroke around them would be. */
export function withoutSlivers(commands: PathCommands): PathCommands {
  return splitContours(commands)
    .filter((contour) => {
      const [points = []] = fineContours(contour);
      const length = points.reduce((sum, { x, y }, i) => {
        const before = points.at(i - 1) ?? { x, y };
        return sum + Math.hypot(x - before.x, y - before.y);
      }, 0);
      return polygonArea(points) > (length / 2) * SLIVER_MM;
    })
    .flat();
}

/** Each outline by itself; every one of them begins with a move. */
export function splitContours(commands: PathCommands): PathCommands[] {
  const starts: number[] = [];
  for (let i = 0; i < commands.length; i += STRIDE[commands[i] ?? outlineOp.close] ?? 1)
    if (commands[i] === outlineOp.move) starts.push(i);
  return starts.map((start, index) => commands.slice(start, starts[index + 1]));
}

const STRIDE: Readonly<Record<number, number>> = {
  [outlineOp.move]: 3,
  [outlineOp.line]: 3,
  [outlineOp.quadratic]: 5,
  [outlineOp.cubic]: 7,
  [outlineOp.close]: 1,
};
