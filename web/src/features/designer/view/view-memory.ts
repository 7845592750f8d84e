import type { Point, Rect } from '@diy/design/geometry';
import { type StageView, toMm, type ViewSize } from './view-math.ts';

/** How the surfaces were left that are not looked at, by their areas. */
export interface ViewMemory {
  /**
   * Goes to another area, and remembers how the one of before is left: `view`, or null where it was fitted. Returns how this one was
   * left; null where it never was, or was fitted then.
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
