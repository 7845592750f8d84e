import { areasOf } from './areas-of.ts';
import { behindRemoved } from './behind-removed.ts';
import { KEEP, type Marked, REMOVE } from './marked.ts';

/** A "remove" stroke goes around the subject when that much of the "keep" strokes lies within it. */
const MOST = 0.8;

/**
 * 1 for pixels outside of what a "remove" stroke goes around, though it may not close; where none does, for those behind
 * such a stroke.
 */
export function beyondCircled(marked: Marked): Uint8Array {
  const { widthPx, heightPx, marks } = marked;
  const beyond = new Uint8Array(marks.length);
  let isCircled = false;
  const kept = [...marks.keys()].filter((at) => marks[at] === KEEP);
  for (const area of areasOf(marks, widthPx, heightPx)) {
    if (marks[area[0]!] !== REMOVE) continue;
    const hull = hullOf(area, widthPx);
    const isIn = (at: number) => isWithin(hull, at % widthPx, Math.floor(at / widthPx));
    if (kept.length === 0 || kept.filter(isIn).length < kept.length * MOST) continue;
    isCircled = true;
    for (let at = 0; at < marks.length; at += 1) if (!isIn(at)) beyond[at] = 1;
  }
  return isCircled ? beyond : behindRemoved(marked);
}

type Place = readonly [number, number];

/** The convex outline of pixels, turning one way (Andrew's monotone chain). */
function hullOf(area: readonly number[], widthPx: number): Place[] {
  const places = area
    .map((at): Place => [at % widthPx, Math.floor(at / widthPx)])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: readonly Place[]) => {
    const line: Place[] = [];
    for (const place of ordered) {
      while (line.length > 1 && turn(line.at(-2)!, line.at(-1)!, place) <= 0) line.pop();
      line.push(place);
    }
    return line.slice(0, -1);
  };
  return [...half(places), ...half(places.toReversed())];
}

const turn = ([x1, y1]: Place, [x2, y2]: Place, [x3, y3]: Place): number =>
  (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1);

const isWithin = (hull: readonly Place[], x: number, y: number): boolean =>
  hull.every((place, at) => turn(place, hull[(at + 1) % hull.length]!, [x, y]) >= 0);
