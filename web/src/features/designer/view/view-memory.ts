import type { Point, Rect } from '@diy/design/geometry';
import { type StageView, toMm, type ViewSize } from './view-math.ts';

/** Zoom and place at which the other surfaces were last viewed, by their areas in mm. */
export interface ViewMemory {
  /**
   * Stores the view of the area that is left (`view`; null = fitted to the window) and returns the stored view of the area that is opened; null = never opened before, or fitted.
   */
  turnTo(area: Rect, view: StageView | null, size: ViewSize): StageView | null;
}

export function createViewMemory(first: Rect): ViewMemory {
  let current = first;
  const left = new Map<Rect, { middle: Point; pxPerMm: number } | null>();
  return {
    turnTo(area, view, size) {
      const x = size.width / 2;
      const y = size.height / 2;
      if (area !== current)
        left.set(current, view && { pxPerMm: view.pxPerMm, middle: toMm(view, { x, y }) });
      current = area;
      const before = left.get(area);
      if (!before) return null;
      const { pxPerMm, middle } = before;
      return { pxPerMm, offsetX: x - middle.x * pxPerMm, offsetY: y - middle.y * pxPerMm };
    },
  };
}
