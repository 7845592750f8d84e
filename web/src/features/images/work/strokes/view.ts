/** How a picture is looked at: as fitted, times `scale`, moved by screen pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 12;

/** Larger or smaller by a factor, with the point (from the stage's corner) staying where it is; no part of the stage is empty. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, stage: Stage): View {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const times = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }, stage);
}

export function moved(view: View, dx: number, dy: number, stage: Stage): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

interface Stage {
  width: number;
  height: number;
}

function within({ scale, x, y }: View, { width, height }: Stage): View {
  const clamp = (value: number, side: number) => Math.min(0, Math.max(side * (1 - scale), value));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}

export interface Point {
  x: number;
  y: number;
}

/** One pointer moved: alone it moves the picture, together with another it zooms around that one. */
export function dragged(view: View, box: DOMRect, before: Point, now: Point, other: Point | undefined): View {
  if (!other) return moved(view, now.x - before.x, now.y - before.y, box);
  const apart = (point: Point) => Math.max(10, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
  const half = moved(view, (now.x - before.x) / 2, (now.y - before.y) / 2, box);
  return zoomed(half, apart(now) / apart(before), middle, box);
}
