import type { Point } from '@diy/design/geometry';
import { panBy, zoomAt, zoomOf } from '../../view/view-math.ts';
import type { ViewStore } from '../../view/view-store.ts';
import type { Drag } from './drag.ts';

/** Two fingers: what lies between them stays between them. */
export function startPinch(view: ViewStore, pointers: ReadonlyMap<number, Point>): Drag {
  let last = readFingers(pointers);
  return {
    movesView: true,
    move() {
      const now = readFingers(pointers);
      if (!last || !now) return;
      const moved = panBy(view.get(), now.middle.x - last.middle.x, now.middle.y - last.middle.y);
      view.set(zoomAt(moved, now.middle, (zoomOf(moved) * now.distance) / last.distance));
      last = now;
    },
    end: () => {},
    cancel: () => {},
  };
}

/** Where two fingers are, and which way from the first to the second; null with fewer. */
export function readFingers(
  pointers: ReadonlyMap<number, Point>,
): { middle: Point; distance: number; angleDeg: number } | null {
  const [one, other] = [...pointers.values()];
  if (!one || !other) return null;
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.max(10, Math.hypot(one.x - other.x, one.y - other.y)),
    angleDeg: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  };
}
