import { panBy, zoomAt, zoomOf } from '../../view/view-math.ts';
import type { ViewStore } from '../../view/view-store.ts';
import type { Drag } from './drag.ts';
import { type FingerPair, readFingers } from './finger-pair.ts';

/** Two fingers: what lies between them stays between them. */
export function startPinch(view: ViewStore, fingers: FingerPair): Drag {
  let last = readFingers(fingers);
  return {
    movesView: true,
    fingers,
    move() {
      const now = readFingers(fingers);
      if (!last || !now) return;
      const moved = panBy(view.get(), now.middle.x - last.middle.x, now.middle.y - last.middle.y);
      view.set(zoomAt(moved, now.middle, (zoomOf(moved) * now.distance) / last.distance));
      last = now;
    },
    end: () => {},
    cancel: () => {},
  };
}
