import { applyMatrix, cosSin, invert, type Matrix, type Point } from './matrix.ts';
import { type Rect, rectAround } from './rect.ts';

/** A rotated rectangle as layers have it: centre in mm, clockwise degrees about the centre. Every layer is one. */
export interface Box {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rotationDeg: number;
}

/** Maps the box's own millimetres, origin at its centre, to the surface's millimetres. */
export function boxMatrix(box: Box): Matrix {
  const { cos, sin } = cosSin(box.rotationDeg);
  return { a: cos, b: sin, c: -sin, d: cos, e: box.xMm, f: box.yMm };
}

/** Corners on the surface, in the box's own order: top left, top right, bottom right, bottom left. */
export function boxCorners(box: Box): [Point, Point, Point, Point] {
  const matrix = boxMatrix(box);
  const x = box.widthMm / 2;
  const y = box.heightMm / 2;
  return [
    applyMatrix(matrix, { x: -x, y: -y }),
    applyMatrix(matrix, { x, y: -y }),
    applyMatrix(matrix, { x, y }),
    applyMatrix(matrix, { x: -x, y }),
  ];
}

/** The smallest upright rectangle around the rotated box. */
export function boxBounds(box: Box): Rect {
  return rectAround(boxCorners(box));
}

/** Whether a point of the surface lies in the box, `marginMm` around it included (for fingers and thin lines). */
export function boxContains(box: Box, point: Point, marginMm = 0): boolean {
  const own = applyMatrix(invert(boxMatrix(box)), point);
  return Math.abs(own.x) <= box.widthMm / 2 + marginMm && Math.abs(own.y) <= box.heightMm / 2 + marginMm;
}

/** The box turned by `degrees` about any point of the surface. */
export function rotateAround<T extends Box>(box: T, pivot: Point, degrees: number): T {
  const { cos, sin } = cosSin(degrees);
  const dx = box.xMm - pivot.x;
  const dy = box.yMm - pivot.y;
  return {
    ...box,
    xMm: pivot.x + dx * cos - dy * sin,
    yMm: pivot.y + dx * sin + dy * cos,
    rotationDeg: box.rotationDeg + degrees,
  };
}
