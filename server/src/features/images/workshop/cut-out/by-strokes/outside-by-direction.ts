import { connectedAreas } from './connected-areas.ts';
import { KEEP, type MarkedPicture, REMOVE } from './marked-picture.ts';

/** Directions as seen from the middle of the "keep" strokes. */
const DIRECTIONS = 360;
/** A "remove" stroke goes around the subject when it is seen in at least this share of all directions … */
const MIN_SEEN = 0.5;
/** … and at least this share of the "keep" strokes lies before it. */
const MIN_BEFORE = 0.8;

/**
 * Returns 1 for each pixel behind a "remove" stroke that goes around the subject, else 0; null where no stroke does. Seen from the middle
 * of the "keep" strokes: where the circle is open, nothing lies behind it.
 */
export function outsideByDirection({ widthPx, heightPx, marks }: MarkedPicture): Uint8Array | null {
  const kept = [...marks.keys()].filter((at) => marks[at] === KEEP);
  if (kept.length === 0) return null;
  const lineOf = (at: number) => Math.floor(at / widthPx);
  const x = kept.reduce((sum, at) => sum + (at % widthPx), 0) / kept.length;
  const y = kept.reduce((sum, at) => sum + lineOf(at), 0) / kept.length;
  const awayOf = (at: number) => Math.hypot((at % widthPx) - x, lineOf(at) - y);
  const directionOf = (at: number) => {
    const turns = Math.atan2(lineOf(at) - y, (at % widthPx) - x) / (2 * Math.PI) + 0.5;
    return Math.floor(turns * DIRECTIONS) % DIRECTIONS;
  };
  const nearest = new Float32Array(DIRECTIONS).fill(Number.POSITIVE_INFINITY);
  let isCircled = false;
  for (const area of connectedAreas(marks, widthPx, heightPx)) {
    if (marks[area[0]!] !== REMOVE) continue;
    const reach = new Float32Array(DIRECTIONS);
    for (const at of area) {
      const direction = directionOf(at);
      reach[direction] = Math.max(reach[direction]!, awayOf(at));
    }
    const isBefore = (at: number) => {
      const limit = reach[directionOf(at)]!;
      return limit === 0 || awayOf(at) < limit;
    };
    if (reach.filter((limit) => limit > 0).length < DIRECTIONS * MIN_SEEN) continue;
    if (kept.filter(isBefore).length < kept.length * MIN_BEFORE) continue;
    isCircled = true;
    reach.forEach((limit, direction) => {
      if (limit > 0) nearest[direction] = Math.min(nearest[direction]!, limit);
    });
  }
  if (!isCircled) return null;
  return Uint8Array.from(marks, (_, at) => (awayOf(at) > nearest[directionOf(at)]! ? 1 : 0));
}
