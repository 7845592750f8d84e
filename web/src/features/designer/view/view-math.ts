import type { Point, Rect } from '@diy/design/geometry';

/** The part of the surface that is seen: CSS px = mm × pxPerMm + offset, from the stage's top-left corner. */
export interface StageView {
  readonly pxPerMm: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Sides of the stage in CSS px. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** CSS px per mm at 100 %: what a screen of 96 px per inch shows in life size. */
const PX_PER_MM_AT_100 = 96 / 25.4;
const MIN_ZOOM = 0.05;
const MAX_ZOOM = 8;

/** 1 = 100 %. */
export function zoomOf(view: StageView): number {
  return view.pxPerMm / PX_PER_MM_AT_100;
}

function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** Room along the edges that nothing may be hidden under, in CSS px. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The legend and some air take these edges; there are no rulers on a telephone. */
export const COMPACT_INSETS: Insets = { left: 14, top: 14, right: 14, bottom: 34 };

/** Rulers, the legend and some air take these edges of a desk's stage. */
export const STAGE_INSETS: Insets = { left: 46, top: 46, right: 28, bottom: 44 };

/** The view that shows all of `rect` in the middle of what the insets leave. */
export function fitView(rect: Rect, size: ViewSize, insets: Insets = STAGE_INSETS): StageView {
  const width = Math.max(size.width - insets.left - insets.right, 40);
  const height = Math.max(size.height - insets.top - insets.bottom, 40);
  const wanted = Math.min(width / rect.widthMm, height / rect.heightMm);
  const pxPerMm = clampZoom(wanted / PX_PER_MM_AT_100) * PX_PER_MM_AT_100;
  return {
    pxPerMm,
    offsetX: insets.left + width / 2 - (rect.xMm + rect.widthMm / 2) * pxPerMm,
    offsetY: insets.top + height / 2 - (rect.yMm + rect.heightMm / 2) * pxPerMm,
  };
}

/**
 * Insets for a look at `rect` that keep `clear`, by default all of it, from under a dock in the upper end corner: none where it
 * does not reach so far, else what shows most of it next to the dock, below it, and with no more than `clear` next to it.
 */
export function insetsBesideDock(
  rect: Rect,
  size: ViewSize,
  dock: ViewSize | null,
  clear = rect,
  frame = STAGE_INSETS,
): Insets {
  if (!dock) return frame;
  const { left, right } = frame;
  const dockLeft = size.width - dock.width - 28;
  const whole = fitView(rect, size, frame);
  const corner = toPx(whole, { x: clear.xMm + clear.widthMm, y: clear.yMm });
  if (corner.x <= dockLeft || corner.y >= dock.height + 52) return frame;
  const beside = { ...frame, right: size.width - dockLeft };
  const below = { ...frame, top: dock.height + 52 };
  const clearPxPerMm = (dockLeft - left) / (clear.xMm + clear.widthMm - rect.xMm);
  const partly = { ...frame, right: Math.max(right, size.width - left - clearPxPerMm * rect.widthMm) };
  const scale = (insets: Insets) => fitView(rect, size, insets).pxPerMm;
  return [beside, below, partly].reduce((best, next) => (scale(next) > scale(best) ? next : best));
}

/** The same part of `rect` seen in a mirror. */
export function mirrorWithin(rect: Rect, part: Rect): Rect {
  return { ...part, xMm: 2 * rect.xMm + rect.widthMm - part.xMm - part.widthMm };
}

/** The same room where lines run from right to left: the ruler on the right, the dock on the left. */
export function mirrorInsets({ left, right, ...rest }: Insets): Insets {
  return { ...rest, left: right, right: left };
}

/** Zooms so that what lies under `at` (CSS px of the stage) stays there. */
export function zoomAt(view: StageView, at: Point, zoom: number): StageView {
  const pxPerMm = clampZoom(zoom) * PX_PER_MM_AT_100;
  const factor = pxPerMm / view.pxPerMm;
  return {
    pxPerMm,
    offsetX: at.x - (at.x - view.offsetX) * factor,
    offsetY: at.y - (at.y - view.offsetY) * factor,
  };
}

/** Moves the view by CSS px. */
export function panBy(view: StageView, dx: number, dy: number): StageView {
  return { ...view, offsetX: view.offsetX + dx, offsetY: view.offsetY + dy };
}

/** Surface millimetres of a point of the stage in CSS px. */
export function toMm(view: StageView, px: Point): Point {
  return { x: (px.x - view.offsetX) / view.pxPerMm, y: (px.y - view.offsetY) / view.pxPerMm };
}

/** CSS px on the stage of a point in surface millimetres. */
export function toPx(view: StageView, mm: Point): Point {
  return { x: mm.x * view.pxPerMm + view.offsetX, y: mm.y * view.pxPerMm + view.offsetY };
}

const STEPS = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** The next larger (+1) or smaller (-1) round zoom. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const next =
    direction > 0 ? STEPS.find((step) => step > zoom * 1.001) : STEPS.findLast((step) => step < zoom * 0.999);
  return next ?? clampZoom(zoom);
}

/** Distance of a ruler's labelled marks in mm, so that labels are at least `minPx` apart: 1, 2, 5, 10 … */
export function rulerStepMm(pxPerMm: number, minPx: number): number {
  const wanted = minPx / pxPerMm;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted * 0.9999) ?? 10;
  return step * power;
}
