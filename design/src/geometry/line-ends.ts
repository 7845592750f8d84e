import { type Box, boxMatrix } from './box.ts';
import { applyMatrix, type Point } from './matrix.ts';
import { snapRotation } from './snap-rotation.ts';

/** Where a line's box begins and ends on the surface: the middles of its left and right sides. */
export function lineEnds(box: Box): { start: Point; end: Point } {
  const matrix = boxMatrix(box);
  return {
    start: applyMatrix(matrix, { x: -box.widthMm / 2, y: 0 }),
    end: applyMatrix(matrix, { x: box.widthMm / 2, y: 0 }),
  };
}

/** The box of a line from `start` to `end`, as thick as before; no shorter than `minMm`. */
export function lineBetween<T extends Box>(box: T, start: Point, end: Point, minMm = 0.5): T {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  return {
    ...box,
    xMm: (start.x + end.x) / 2,
    yMm: (start.y + end.y) / 2,
    widthMm: Math.max(length, minMm),
    rotationDeg: length > 0 ? (Math.atan2(dy, dx) * 180) / Math.PI : box.rotationDeg,
  };
}

/** A line's free end, turned about the fixed one to the next multiple of `stepDeg` where that is within `thresholdDeg`. */
export function snapLineEnd(
  fixed: Point,
  free: Point,
  angles: { stepDeg: number; thresholdDeg: number },
): Point {
  const length = Math.hypot(free.x - fixed.x, free.y - fixed.y);
  const degrees = (Math.atan2(free.y - fixed.y, free.x - fixed.x) * 180) / Math.PI;
  const snapped = snapRotation(degrees, angles);
  if (snapped === degrees) return free;
  const radians = (snapped * Math.PI) / 180;
  return { x: fixed.x + length * Math.cos(radians), y: fixed.y + length * Math.sin(radians) };
}
