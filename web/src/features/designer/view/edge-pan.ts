import type { Point } from '@diy/design/geometry';
import type { ViewSize } from './view-math.ts';

/** The fewest and the most pixels that the view moves in one frame of the screen. */
const SLOWEST_PX = 2;
const FASTEST_PX = 18;
/** Share of the distance beyond the edge that is added to the speed. */
const PART = 0.12;

/** How far the view moves in one frame of the screen while something is dragged beyond its edge to `at`, so that more of the surface shows. */
export function edgePan(at: Point, size: ViewSize): Point {
  return { x: along(at.x, size.width), y: along(at.y, size.height) };
}

function along(at: number, length: number): number {
  const outside = at < 0 ? at : Math.max(at - length, 0);
  if (outside === 0) return 0;
  const speed = Math.min(SLOWEST_PX + Math.abs(outside) * PART, FASTEST_PX);
  return outside < 0 ? speed : -speed;
}
