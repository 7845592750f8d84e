import { connectedAreas } from './connected-areas.ts';
import { KEEP, type MarkedPicture, REMOVE } from './marked-picture.ts';
import { outsideBySight } from './outside-by-sight.ts';

/**
 * A "remove" stroke counts as drawn around the subject when its convex outline holds at least this share (0 to 1) of
 * all "keep" pixels. It is less than 1, so that a "keep" stroke may run over the circle a little.
 */
const MIN_INSIDE = 0.8;

/**
 * Returns 1 for each pixel outside a "remove" stroke that is drawn around the subject, else 0. The stroke need not be
 * closed: its convex outline counts. Where no stroke is drawn around the subject, `outsideBySight` decides.
 */
export function outsideHull(marked: MarkedPicture): Uint8Array {
  const { widthPx, heightPx, marks } = marked;
  const beyond = new Uint8Array(marks.length);
  let isCircled = false;
  const kept = [...marks.keys()].filter((at) => marks[at] === KEEP);
  for (const area of connectedAreas(marks, widthPx, heightPx)) {
    if (marks[area[0]!] !== REMOVE) continue;
    const hull = hullOf(area, widthPx);
    const isIn = (at: number) => isWithin(hull, at % widthPx, Math.floor(at / widthPx));
    if (kept.length === 0 || kept.filter(isIn).length < kept.length * MIN_INSIDE) continue;
    isCircled = true;
    for (let at = 0; at < marks.length; at += 1) if (!isIn(at)) beyond[at] = 1;
  }
  return isCircled ? beyond : outsideBySight(marked);
}

type Place = readonly [number, number];

/** The corners of the convex outline of these pixels, all turning the same way (Andrew's monotone chain). */
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
