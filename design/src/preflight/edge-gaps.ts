import type { Rect } from '../geometry/rect.ts';

/** Nearer than this counts as on the line, in mm: the rounding of a placed layer. */
export const EDGE_TOLERANCE_MM = 0.05;

/** How far each side of the ink lies inside the print area's edge, in mm; negative = over it. */
export interface EdgeGaps {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distances of the ink's sides from the area's edges. */
export function edgeGaps(ink: Rect, area: Rect): EdgeGaps {
  return {
    left: ink.xMm - area.xMm,
    right: area.xMm + area.widthMm - ink.xMm - ink.widthMm,
    top: ink.yMm - area.yMm,
    bottom: area.yMm + area.heightMm - ink.yMm - ink.heightMm,
  };
}
