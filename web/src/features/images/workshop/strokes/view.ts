/** How a picture is looked at: as fitted, times `scale`, moved by screen pixels. */
export interface PictureView {
  scale: number;
  x: number;
  y: number;
}

/** The whole picture, as large as the stage allows. */
export const FITTED_VIEW: PictureView = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 12;

/** Larger or smaller by a factor, with the point (from the stage's corner) staying where it is; no part of the stage is empty. */
export function zoomedView(
  view: PictureView,
  factor: number,
  at: { x: number; y: number },
  stage: Stage,
): PictureView {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const times = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }, stage);
}

export function movedView(view: PictureView, dx: number, dy: number, stage: Stage): PictureView {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

interface Stage {
  width: number;
  height: number;
}

function within({ scale, x, y }: PictureView, { width, height }: Stage): PictureView {
  const clamp = (value: number, side: number) => Math.min(0, Math.max(side * (1 - scale), value));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** One pointer moved: alone it moves the picture, together with another it zooms around that one. */
export function draggedView(
  view: PictureView,
  box: DOMRect,
  before: ScreenPoint,
  now: ScreenPoint,
  other: ScreenPoint | undefined,
): PictureView {
  if (!other) return movedView(view, now.x - before.x, now.y - before.y, box);
  const apart = (point: ScreenPoint) => Math.max(10, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
  const half = movedView(view, (now.x - before.x) / 2, (now.y - before.y) / 2, box);
  return zoomedView(half, apart(now) / apart(before), middle, box);
}
