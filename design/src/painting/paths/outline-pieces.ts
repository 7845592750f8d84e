import { outlineOp } from '../../text/fonts/font-face.ts';
import { arcToCubics } from './arc-to-cubics.ts';
import type { PathCommands } from './path.ts';

export type OutlinePoint = [number, number];

/** A piece of an ellipse that lies along the axes, clockwise unless said otherwise. */
export function arc(
  from: OutlinePoint,
  rx: number,
  ry: number,
  to: OutlinePoint,
  { isLarge = false, isClockwise = true } = {},
): number[] {
  return arcToCubics(from, rx, ry, 0, isLarge, isClockwise, to).flatMap((cubic) => [
    outlineOp.cubic,
    ...cubic,
  ]);
}

export function lines(...points: OutlinePoint[]): number[] {
  return points.flatMap((point) => [outlineOp.line, ...point]);
}

export function closed(start: OutlinePoint, ...pieces: number[][]): PathCommands {
  return [outlineOp.move, ...start, ...pieces.flat(), outlineOp.close];
}

export function polygon([first = [0, 0], ...rest]: OutlinePoint[]): PathCommands {
  return closed(first, lines(...rest));
}
