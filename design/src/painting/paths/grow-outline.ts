import { outlineOp } from '../../geometry/outline-op.ts';
import { clockwise } from '../../geometry/polygon.ts';
import { flattenPath } from './flatten-path.ts';
import { parseSvgPath } from './parse-svg-path.ts';
import type { PathCommands } from './path.ts';

/** Corners a curve becomes: a plate of 300 mm is then off by a hundredth of a millimetre. */
const STEPS = 40;
/** Corners of a half circle. */
const ARC_STEPS = 16;

/**
 * An outline and everything within `mm` of its line, as one path to be filled or clipped to by the nonzero rule: the outline itself, and
 * along each of its edges a strip with round ends, all the same way round, so that they are one area however they overlap.
 */
export function growOutline(svgPath: string, mm: number): PathCommands {
  const points = clockwise(flattenPath(parseSvgPath(svgPath), STEPS));
  const path: number[] = [];
  addPolygon(path, points);
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    addStrip(path, from, to, mm);
  });
  return path;
}

interface Point {
  x: number;
  y: number;
}

function addPolygon(path: number[], points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => {
    path.push(index === 0 ? outlineOp.move : outlineOp.line, x, y);
  });
  path.push(outlineOp.close);
}

/** Clockwise (y down): along the left of the way, around the end, back along its right, around the start. */
function addStrip(path: number[], from: Point, to: Point, mm: number): void {
  if (from.x === to.x && from.y === to.y) return;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const around = (centre: Point, start: number) =>
    Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
      const turn = start + (Math.PI * step) / ARC_STEPS;
      return { x: centre.x + mm * Math.cos(turn), y: centre.y + mm * Math.sin(turn) };
    });
  addPolygon(path, [...around(to, angle - Math.PI / 2), ...around(from, angle + Math.PI / 2)]);
}
