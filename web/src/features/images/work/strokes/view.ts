/** How a picture is looked at: as fitted, times `scale`, moved by screen pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };
const MOST = 12;

/** Larger or smaller by a factor, with the point (from the stage's corner) staying where it is; no part of the stage is empty. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, stage: Stage): View {
  const scale = Math.max(1, Math.min(MOST, view.scale * factor));
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
