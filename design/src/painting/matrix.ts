import { applyMatrix, type Box, boxMatrix, type Matrix, multiply } from '../geometry/index.ts';
import { type Scale, scaleOf } from './scale.ts';

/** A rectangle by its edges, in whatever unit its user says. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From a layer's own mm (origin at its centre, before rotation) to the canvas's pixels. */
export function layerMatrix(
  layer: Box,
  view: { pxPerMm: number | Scale; offsetXMm: number; offsetYMm: number },
): Matrix {
  const { x, y } = scaleOf(view.pxPerMm);
  return multiply({ a: x, b: 0, c: 0, d: y, e: view.offsetXMm * x, f: view.offsetYMm * y }, boxMatrix(layer));
}

/** The same map on a canvas whose top-left corner lies at pixel (x, y) of this one. */
export function fromPixel(m: Matrix, x: number, y: number): Matrix {
  return { ...m, e: m.e - x, f: m.f - y };
}

/**
 * Whole pixels around a rectangle given in the matrix's own coordinates, with one to spare on every side for
 * anti-aliasing.
 */
export function pixelBounds(m: Matrix, box: Edges): Edges {
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => applyMatrix(m, { x, y })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {
    left: Math.floor(Math.min(...xs)) - 1,
    top: Math.floor(Math.min(...ys)) - 1,
    right: Math.ceil(Math.max(...xs)) + 1,
    bottom: Math.ceil(Math.max(...ys)) + 1,
  };
}

/** The whole pixels two rectangles share; right ≤ left or bottom ≤ top if there are none. */
export function overlapPx(a: Edges, b: Edges): Edges {
  return {
    left: Math.floor(Math.max(a.left, b.left)),
    top: Math.floor(Math.max(a.top, b.top)),
    right: Math.ceil(Math.min(a.right, b.right)),
    bottom: Math.ceil(Math.min(a.bottom, b.bottom)),
  };
}
