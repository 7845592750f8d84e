import type { Point } from '@diy/design/geometry';
import type { ViewSize } from '../../view/view-math.ts';

/** A box on the stage, in CSS px. */
export interface PxBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the frame: a finger's reach around its handles. */
const BELOW_PX = 26;
/** The handle for turning stands above an upright frame. */
const ABOVE_PX = 58;
const EDGE_PX = 4;

/** Where a bar stands that belongs to a frame: below it, else above, else at the stage's lower edge, and never outside. */
export function placeBar(frame: PxBox, bar: ViewSize, stage: ViewSize): Point {
  const lowest = stage.height - bar.height - EDGE_PX;
  const below = frame.bottom + BELOW_PX;
  const above = frame.top - ABOVE_PX - bar.height;
  const y = below <= lowest ? Math.max(below, EDGE_PX) : above >= EDGE_PX ? Math.min(above, lowest) : lowest;
  const x = (frame.left + frame.right - bar.width) / 2;
  const rightmost = Math.max(EDGE_PX, stage.width - bar.width - EDGE_PX);
  return { x: Math.round(Math.min(Math.max(x, EDGE_PX), rightmost)), y: Math.round(y) };
}
