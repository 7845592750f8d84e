import type { Bounds } from '../document.ts';

/** Pixels of a part of the document: red, green, blue and alpha from 0 to 1, colours not multiplied by alpha. */
export interface Raster {
  bounds: Bounds;
  width: number;
  data: Float32Array;
}

/** A raster in which nothing is drawn yet. */
export function emptyRaster(bounds: Bounds): Raster {
  const width = Math.max(0, bounds.right - bounds.left);
  const height = Math.max(0, bounds.bottom - bounds.top);
  return { bounds, width, data: new Float32Array(width * height * 4) };
}

/** A copy whose pixels can be changed without touching the original. */
export function copyRaster({ bounds, width, data }: Raster): Raster {
  return { bounds, width, data: data.slice() };
}

/**
 * A value from 0 to 1 as a code of 8 bits, not rounded yet.
 * @throws Error if it is no number, which would be stored as black
 */
export function toByteScale(value: number): number {
  if (!Number.isFinite(value)) throw new Error('a composed value that is no number');
  return value * 255;
}

/** Bounds that are larger by this many pixels on every side. */
export const growBounds = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** What both bounds hold; it may be of no size, never of a negative one. */
export function intersect(one: Bounds, other: Bounds): Bounds {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    right: Math.max(left, Math.min(one.right, other.right)),
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  };
}
