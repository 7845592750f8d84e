import type { Point } from '@diy/design/geometry';

/** How long something is held still over a picture before it takes the picture's place, ms. */
const HOLD_MS = 500;
/** Hands are never quite still, px. */
const STILL_PX = 6;

/** Since when something is held still over a layer, and where. */
export interface Hold {
  readonly layerId: string;
  readonly at: Point;
  readonly sinceMs: number;
}

/** The hold after the pointer was heard of again: the same one, or another that begins now. */
export function holdOver(before: Hold | null, layerId: string | null, at: Point, nowMs: number): Hold | null {
  if (layerId === null) return null;
  const isSame =
    before?.layerId === layerId && Math.hypot(at.x - before.at.x, at.y - before.at.y) <= STILL_PX;
  return isSame ? before : { layerId, at, sinceMs: nowMs };
}

/** Whether it has been held long enough. */
export function isHeld(hold: Hold | null, nowMs: number): boolean {
  return hold !== null && nowMs - hold.sinceMs >= HOLD_MS;
}
