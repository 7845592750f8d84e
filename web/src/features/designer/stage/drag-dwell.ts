import type { Point } from '@diy/design/geometry';

/** How long something is held still over a picture before it takes the picture's place, ms. */
const DWELL_MS = 500;
/** Hands are never quite still, px. */
const STILL_PX = 6;

/** Since when something is held still over a layer, and where. */
export interface Dwell {
  readonly layerId: string;
  readonly at: Point;
  readonly sinceMs: number;
}

/** The dwell after the next event of the pointer: the same one, or another that begins now. */
export function dwellOver(
  before: Dwell | null,
  layerId: string | null,
  at: Point,
  nowMs: number,
): Dwell | null {
  if (layerId === null) return null;
  const isSame =
    before?.layerId === layerId && Math.hypot(at.x - before.at.x, at.y - before.at.y) <= STILL_PX;
  return isSame ? before : { layerId, at, sinceMs: nowMs };
}

/** Whether the pointer has dwelt long enough. */
export function hasDwelt(dwell: Dwell | null, nowMs: number): boolean {
  return dwell !== null && nowMs - dwell.sinceMs >= DWELL_MS;
}
