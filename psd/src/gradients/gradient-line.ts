import type { Bounds } from '../document.ts';
import type { Gradient } from './gradient.ts';

/** The place of a gradient, mostly from 0 to 1, at a pixel of the document. */
export type PlaceOf = (x: number, y: number) => number;

/**
 * Where a gradient lies within a box. A whole gradient ends on whole pixels; of one that is scaled the middle does, and its ends are
 * whole pixels from it. A pixel has the place of its upper left corner.
 */
export function layGradient(gradient: Gradient, box: Bounds): PlaceOf {
  const { x0, y0, across, down } = axisOf(gradient, box);
  const squared = Math.max(1, across * across + down * down);
  const along: PlaceOf = (x, y) => ((x - x0) * across + (y - y0) * down) / squared;
  const places: Record<Gradient['style'], PlaceOf> = {
    linear: (x, y) => along(x, y) / 2 + 0.5,
    reflected: (x, y) => Math.abs(along(x, y)),
    radial: (x, y) => Math.hypot(x - x0, y - y0) / Math.sqrt(squared),
  };
  const place = places[gradient.style];
  return gradient.isReversed ? (x, y) => 1 - place(x, y) : place;
}

/** The middle of a gradient, and how far its end lies right of it and below. */
interface Axis {
  x0: number;
  y0: number;
  across: number;
  down: number;
}

function axisOf({ angle, scale, offset, style }: Gradient, { left, top, right, bottom }: Bounds): Axis {
  const [width, height] = [right - left, bottom - top];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = Math.min(width / 2 / Math.abs(cos), height / 2 / Math.abs(sin)) * scale;
  const [x, y] = [
    (left + right) / 2 + floor(offset[0] * width),
    (top + bottom) / 2 + floor(offset[1] * height),
  ];
  if (scale !== 1) return { x0: floor(x), y0: floor(y), across: cut(half * cos), down: -cut(half * sin) };
  if (style === 'reflected') {
    const [x0, y0] = [floor(x), floor(y)];
    return { x0, y0, across: floor(x + half * cos) - x0, down: floor(y - half * sin) - y0 };
  }
  const [startX, endX] = [floor(x - half * cos), floor(x + half * cos)];
  const [startY, endY] = [floor(y + half * sin), floor(y - half * sin)];
  return {
    x0: (startX + endX) / 2,
    y0: (startY + endY) / 2,
    across: (endX - startX) / 2,
    down: (endY - startY) / 2,
  };
}

/** Paths are stored as parts of the document, and end a little beside whole pixels. */
const NEARLY = 0.01;
export const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < NEARLY;

const floor = (value: number): number => Math.floor(value + NEARLY);
const cut = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + NEARLY);
