import { applyMatrix, type Box, boxMatrix, type Matrix, multiply } from '../geometry/index.ts';

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
  view: { pxPerMm: number; offsetXMm: number; offsetYMm: number },
): Matrix {
  const s = view.pxPerMm;
  return multiply({ a: s, b: 0, c: 0, d: s, e: view.offsetXMm * s, f: view.offsetYMm * s }, boxMatrix(layer));
}

/** The same map on a canvas whose top-left corner lies at pixel (x, y) of this one. */
export function fromPixel(m: Matrix, x: number, y: number): Matrix {
  return { ...m, e: m.e - x, f: m.f - y };
}

/** Smallest whole-pixel rectangle around a rectangle given in the matrix's own coordinates. */
export function pixelBounds(m: Matrix, box: Edges): Edges {
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => applyMatrix(m, { x, y })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}
