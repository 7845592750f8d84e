import type { Rect } from '@diy/design/geometry';
import { fitView, type Insets, panBy, type StageView, toPx, type ViewSize } from './view-math.ts';

/** How far a rectangle reaches beyond the part of the stage inside the insets, in px on each side; 0 or less = not at all. */
function standsOut(view: StageView, size: ViewSize, rect: Rect, insets: Insets) {
  const from = toPx(view, { x: rect.xMm, y: rect.yMm });
  const to = toPx(view, { x: rect.xMm + rect.widthMm, y: rect.yMm + rect.heightMm });
  return {
    left: insets.left - from.x,
    top: insets.top - from.y,
    right: to.x - (size.width - insets.right),
    bottom: to.y - (size.height - insets.bottom),
  };
}

/** Whether all of a rectangle of the surface is seen. */
export function isInSight(view: StageView, size: ViewSize, rect: Rect, insets: Insets): boolean {
  // A fitted rectangle ends exactly at the insets.
  return Object.values(standsOut(view, size, rect, insets)).every((px) => px < 0.5);
}

/** Whether any part of the rectangle is in sight. */
export function isPartlyInSight(view: StageView, size: ViewSize, rect: Rect): boolean {
  const { x, y } = toPx(view, { x: rect.xMm, y: rect.yMm });
  const isBeside = x > size.width || x + rect.widthMm * view.pxPerMm < 0;
  return !isBeside && y <= size.height && y + rect.heightMm * view.pxPerMm >= 0;
}

/**
 * The view that shows all of a rectangle of the surface: moved as little as that takes, and made smaller only where there is no
 * room for it otherwise. Returns `view` itself where all of it is seen already.
 */
export function reveal(view: StageView, size: ViewSize, rect: Rect, insets: Insets): StageView {
  if (isInSight(view, size, rect, insets)) return view;
  const out = standsOut(view, size, rect, insets);
  const hasRoom = out.left + out.right <= 0 && out.top + out.bottom <= 0;
  if (!hasRoom) {
    const fitted = fitView(rect, size, insets);
    if (fitted.pxPerMm < view.pxPerMm) return fitted;
  }
  const along = (before: number, after: number) =>
    before > 0 ? Math.max(before, 0) : after > 0 ? -after : 0;
  return panBy(view, along(out.left, out.right), along(out.top, out.bottom));
}
