import type { Point } from '@diy/design/geometry';
import type { PointerKind } from './hit-test-stage.ts';

/** Presses further apart than this, in time or place, do not belong together; a finger is less exact than a mouse. */
const PAUSE_MS = 450;
const REACH_PX = { mouse: 6, touch: 24 };

/** Counts presses that follow each other quickly at one place: two are a double click, which pointer events do not say. */
export function countClicks(): (at: Point, timeMs: number, kind: PointerKind) => number {
  let last: { at: Point; timeMs: number; count: number } | null = null;
  return (at, timeMs, kind) => {
    const continues =
      last !== null &&
      timeMs - last.timeMs <= PAUSE_MS &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) <= REACH_PX[kind];
    const count = continues && last ? last.count + 1 : 1;
    last = { at, timeMs, count };
    return count;
  };
}
