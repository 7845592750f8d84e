import type { Rect } from '@diy/design/geometry';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * How far X and Y go: what is seen may lie beside the print area, no further away than the area is large. Beyond that it
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
