import type { Point } from './matrix.ts';

/** Upright rectangle in millimetres by its top-left corner; y grows downwards. Same shape as a template's `RectMm`. */
export interface Rect {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The smallest rectangle around points; throws RangeError without any. */
export function rectAround(points: readonly Point[]): Rect {
  if (points.length === 0) throw new RangeError('No points to put a rectangle around.');
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const xMm = Math.min(...xs);
  const yMm = Math.min(...ys);
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}

/** The smallest rectangle around rectangles, or null without any. */
export function unionOfRects(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  return rectAround(rects.flatMap((rect) => [rectCorners(rect)[0], rectCorners(rect)[2]]));
}

/** Corners clockwise from the top left. */
export function rectCorners(rect: Rect): [Point, Point, Point, Point] {
  const right = rect.xMm + rect.widthMm;
  const bottom = rect.yMm + rect.heightMm;
  return [
    { x: rect.xMm, y: rect.yMm },
    { x: right, y: rect.yMm },
    { x: right, y: bottom },
    { x: rect.xMm, y: bottom },
  ];
}

/** Moves every side inwards by `mm` (outwards when negative); never narrower than nothing. */
export function insetRect(rect: Rect, mm: number): Rect {
  const dx = Math.min(mm, rect.widthMm / 2);
  const dy = Math.min(mm, rect.heightMm / 2);
  return {
    xMm: rect.xMm + dx,
    yMm: rect.yMm + dy,
    widthMm: rect.widthMm - 2 * dx,
    heightMm: rect.heightMm - 2 * dy,
  };
}

/** Whether two rectangles share at least a point. */
export function rectsTouch(one: Rect, other: Rect): boolean {
  return (
    one.xMm <= other.xMm + other.widthMm &&
    other.xMm <= one.xMm + one.widthMm &&
    one.yMm <= other.yMm + other.heightMm &&
    other.yMm <= one.yMm + one.heightMm
  );
}

/** The middle of a rectangle. */
export function rectCentre(rect: Rect): Point {
  return { x: rect.xMm + rect.widthMm / 2, y: rect.yMm + rect.heightMm / 2 };
}
