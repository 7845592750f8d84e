import type { Rect } from '@diy/design/geometry';
import { MAX_LAYER_MM } from '@diy/design/layers';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Smallest and largest side of a layer. */
const SIDE: Limits = { min: 0.1, max: MAX_LAYER_MM };

/** How short and long sides can be; linked by a ratio of width to height, neither takes the other out of its limits. */
export function sideLimits(ratio: number | null): { width: Limits; height: Limits } {
  if (ratio === null) return { width: SIDE, height: SIDE };
  const by = (factor: number): Limits => ({
    min: SIDE.min * Math.max(1, factor),
    max: SIDE.max * Math.min(1, factor),
  });
  return { width: by(ratio), height: by(1 / ratio) };
}

/**
 * How far X and Y go: what is seen may lie next to the print area, no further away than the area is large. Beyond that it
 * would be lost from sight. What lies further away already may stay there.
 */
export function placeLimits(seen: Rect, area: Rect): { x: Limits; y: Limits } {
  const axis = (at: number, length: number, areaLength: number): Limits => ({
    min: Math.min(at, Math.floor(-areaLength - length)),
    max: Math.max(at, Math.ceil(2 * areaLength)),
  });
  return {
    x: axis(seen.xMm, seen.widthMm, area.widthMm),
    y: axis(seen.yMm, seen.heightMm, area.heightMm),
  };
}
