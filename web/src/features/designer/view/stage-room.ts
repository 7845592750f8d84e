import type { Rect } from '@diy/design/geometry';
import {
  fitView,
  type Insets,
  insetsBesideDock,
  mirrorInsets,
  mirrorWithin,
  STAGE_INSETS,
  type StageView,
  type ViewSize,
} from './view-math.ts';

/** What the stage leaves to see a design in: its size without what lies over it. */
export interface StageRoom {
  size(): ViewSize;
  setSize(size: ViewSize): void;
  /** What lies over the upper end corner, on the left where lines run from right to left. False if nothing is new. */
  setDock(dock: ViewSize | null, isRtl: boolean): boolean;
  /** What lies along the edges, as rulers. False if nothing is new. */
  setFrame(frame: Insets): boolean;
  /** The view that shows all of `area`. The dock may cover parts of `area`, but nothing of `clear`. */
  fit(area: Rect, clear: Rect): StageView;
}

export function createStageRoom(): StageRoom {
  let size: ViewSize = { width: 800, height: 600 };
  let dock: ViewSize | null = null;
  let isMirrored = false;
  let frame = STAGE_INSETS;
  return {
    size: () => size,
    setSize(next) {
      size = next;
    },
    setDock(next, isRtl) {
      const isSame = next?.width === dock?.width && next?.height === dock?.height;
      if (isSame && isRtl === isMirrored) return false;
      dock = next;
      isMirrored = isRtl;
      return true;
    },
    setFrame(next) {
      if (next === frame) return false;
      frame = next;
      return true;
    },
    fit(area, clear) {
      const kept = isMirrored ? mirrorWithin(area, clear) : clear;
      const insets = insetsBesideDock(area, size, dock, kept, frame);
      return fitView(area, size, isMirrored ? mirrorInsets(insets) : insets);
    },
  };
}
