import { outlineOp } from '../../text/fonts/font-face.ts';
import { arc, closed, lines, type OutlinePoint } from './outline-pieces.ts';
import type { PathCommands } from './path.ts';

/** Half the width and half the height of a box. */
type Halves = readonly [w: number, h: number];

const scaled =
  ([w, h]: Halves) =>
  (x: number, y: number): OutlinePoint => [x * w, y * h];

/** Two lobes and a point; the control points are chosen so that lobes and sides just touch the box. */
export function heartOutline([w, h]: Halves): PathCommands {
  const curve = curves([w, h]);
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

/** A point above and a round end below. */
export function dropOutline([w, h]: Halves): PathCommands {
  const at = scaled([w, h]);
  const curve = curves([w, h]);
  const round = arc(at(1, 0.35), w, 0.65 * h, at(-1, 0.35));
  return closed(at(0, -1), curve(0.25, -0.55, 1, -0.1, 1, 0.35), round, curve(-1, -0.1, -0.25, -0.55, 0, -1));
}

/** A crescent that opens to the right, its tips at the box's edge. */
export function moonOutline([w, h]: Halves): PathCommands {
  const at = scaled([w, h]);
  const [upper, lower] = [at(1, -0.8), at(1, 0.8)];
  return closed(
    upper,
    arc(upper, 1.25 * w, h, lower, { isLarge: true, isClockwise: false }),
    arc(lower, 0.95 * w, 0.85 * h, upper, { isLarge: true }),
  );
}

/** Three lobes on a straight foot; they meet where their ellipses cross. */
export function cloudOutline([w, h]: Halves): PathCommands {
  const at = scaled([w, h]);
  const [left, right] = [at(-0.55948, -0.09988), at(0.46761, -0.17812)];
  return closed(
    at(-0.55, 1),
    arc(at(-0.55, 1), 0.45 * w, 0.55 * h, left),
    arc(left, 0.52 * w, 0.75 * h, right, { isLarge: true }),
    arc(right, 0.42 * w, 0.6 * h, at(0.58, 1), { isLarge: true }),
  );
}

/** Parts of the box: the lower edge of what words stand in, and how round its corners are at most. */
const BUBBLE_FOOT = 0.56;
const BUBBLE_ROUND = 0.42;

/** A rounded box for words, with a tail at its left that points down. Corners stay round in boxes of any shape. */
export function bubbleOutline([w, h]: Halves): PathCommands {
  const at = scaled([w, h]);
  const foot = BUBBLE_FOOT * h;
  const r = BUBBLE_ROUND * Math.min(w, (h + foot) / 2);
  return closed(
    [-w + r, -h],
    lines([w - r, -h]),
    arc([w - r, -h], r, r, [w, -h + r]),
    lines([w, foot - r]),
    arc([w, foot - r], r, r, [w - r, foot]),
    lines([-0.1 * w, foot], at(-0.58, 1), [-0.5 * w, foot], [-w + r, foot]),
    arc([-w + r, foot], r, r, [-w, foot - r]),
    lines([-w, -h + r]),
    arc([-w, -h + r], r, r, [-w + r, -h]),
  );
}

function curves([w, h]: Halves): (...values: number[]) => number[] {
  return (...values) => [outlineOp.cubic, ...values.map((v, i) => v * (i % 2 === 0 ? w : h))];
}
