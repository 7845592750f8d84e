import type { Point } from '@diy/design/geometry';
import type { ViewSize } from './view-math.ts';

/** Pixels that the view moves in one picture, at least and at most. */
const SLOWEST_PX = 2;
const FASTEST_PX = 18;
/** Part of the distance outside that is added. */
const PART = 0.12;

/** How far a view moves in one picture while something is dragged out of it at `at`, so that more of the surface comes. */
export function edgePan(at: Point, size: ViewSize): Point {
  return { x: along(at.x, size.width), y: along(at.y, size.height) };
}

function along(at: number, length: number): number {
  const outside = at < 0 ? at : Math.max(at - length, 0);
  if (outside === 0) return 0;
  const speed = Math.min(SLOWEST_PX + Math.abs(outside) * PART, FASTEST_PX);
  return outside < 0 ? speed : -speed;
}
