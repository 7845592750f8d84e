import type { Box } from './box.ts';
import { cosSin, type Point } from './matrix.ts';

/** The eight handles of a selected layer, named by compass in the layer's own frame. */
export type ResizeHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export interface ResizeOptions {
  /** Keep width ÷ height; a side handle then grows the other dimension about its middle. */
  keepRatio?: boolean;
  /** Keep the centre instead of the opposite corner or side. */
  fromCentre?: boolean;
  /** Smallest width and height, in mm; default 0.5. */
  minMm?: number;
}

/** Direction of each handle from the box's centre, in the box's own frame. */
export const HANDLE_DIRECTIONS: Readonly<Record<ResizeHandle, Point>> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

/**
 * The box after dragging a handle by `delta` (surface mm, from where the drag began). The opposite corner or
 * side stays where it is on the surface, whatever the rotation; a box never turns inside out.
 */
export function resizeBox<T extends Box>(
  box: T,
  handle: ResizeHandle,
  delta: Point,
  options: ResizeOptions = {},
): T {
  const direction = HANDLE_DIRECTIONS[handle];
  const { cos, sin } = cosSin(box.rotationDeg);
  const own = { x: delta.x * cos + delta.y * sin, y: -delta.x * sin + delta.y * cos };
  const sides = options.fromCentre ? 2 : 1;
  const minMm = options.minMm ?? 0.5;
  let widthMm = Math.max(minMm, box.widthMm + own.x * direction.x * sides);
  let heightMm = Math.max(minMm, box.heightMm + own.y * direction.y * sides);
  if (options.keepRatio) {
    const factor = Math.max(
      ratioFactor(box, own, direction, sides),
      minMm / Math.min(box.widthMm, box.heightMm),
    );
    widthMm = box.widthMm * factor;
    heightMm = box.heightMm * factor;
  }
  if (options.fromCentre) return { ...box, widthMm, heightMm };
  const shift = {
    x: ((widthMm - box.widthMm) / 2) * direction.x,
    y: ((heightMm - box.heightMm) / 2) * direction.y,
  };
  return {
    ...box,
    xMm: box.xMm + shift.x * cos - shift.y * sin,
    yMm: box.yMm + shift.x * sin + shift.y * cos,
    widthMm,
    heightMm,
  };
}

/** A box after a handle was dragged through the opposite side, and the axes of the box over which it is mirrored then. */
export interface ResizedThrough<T extends Box> {
  readonly box: T;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/**
 * As `resizeBox`, but a handle that is dragged past the opposite side turns the box inside out: it lies on the other side of the
 * fixed one, mirrored.
 */
export function resizeThrough<T extends Box>(
  box: T,
  handle: ResizeHandle,
  delta: Point,
  options: ResizeOptions = {},
): ResizedThrough<T> {
  const direction = HANDLE_DIRECTIONS[handle];
  const { cos, sin } = cosSin(box.rotationDeg);
  const own = { x: delta.x * cos + delta.y * sin, y: -delta.x * sin + delta.y * cos };
  const sides = options.fromCentre ? 2 : 1;
  const minMm = options.minMm ?? 0.5;
  const least = minMm / Math.min(box.widthMm, box.heightMm);
  const factor = options.keepRatio ? awayFromZero(ratioFactor(box, own, direction, sides), least) : null;
  const signed = (length: number, by: number, towards: number) => {
    if (factor === null) return awayFromZero(length + by * towards * sides, minMm);
    // A side's handle has no direction across: the other dimension follows without being mirrored.
    return length * (towards === 0 ? Math.abs(factor) : factor);
  };
  const width = signed(box.widthMm, own.x, direction.x);
  const height = signed(box.heightMm, own.y, direction.y);
  const fixed = options.fromCentre ? 0 : 0.5;
  const shift = {
    x: (width - box.widthMm) * direction.x * fixed,
    y: (height - box.heightMm) * direction.y * fixed,
  };
  return {
    box: {
      ...box,
      xMm: box.xMm + shift.x * cos - shift.y * sin,
      yMm: box.yMm + shift.x * sin + shift.y * cos,
      widthMm: Math.abs(width),
      heightMm: Math.abs(height),
    },
    flipX: width < 0,
    flipY: height < 0,
  };
}

const awayFromZero = (value: number, least: number) =>
  Math.abs(value) >= least ? value : value < 0 ? -least : least;

/** How much larger the box gets when its handle follows the pointer along the box's own diagonal or side. */
function ratioFactor(box: Box, own: Point, direction: Point, sides: number): number {
  const diagonal = { x: box.widthMm * direction.x, y: box.heightMm * direction.y };
  const lengthSquared = diagonal.x ** 2 + diagonal.y ** 2;
  return 1 + ((own.x * diagonal.x + own.y * diagonal.y) * sides) / lengthSquared;
}
