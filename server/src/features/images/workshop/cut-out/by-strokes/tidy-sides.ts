import { connectedAreas } from './connected-areas.ts';
import { type MarkedPicture, UNMARKED } from './marked-picture.ts';
import { outsideHull } from './outside-hull.ts';

/**
 * An area without a stroke that is smaller than this share of the picture, or than `MIN_CRUMB_PX` pixels, is a crumb
 * and goes to the side around it.
 */
const CRUMB_SHARE = 0.0006;
const MIN_CRUMB_PX = 12;

/**
 * Returns the sides without crumbs, and without subject that lies mostly outside what was circled. With `isContiguous`,
 * background that the subject encloses becomes subject too. An area with a stroke on it keeps its side.
 */
export function tidySides(marked: MarkedPicture, sides: Uint8Array, isContiguous: boolean): Uint8Array {
  const { widthPx, heightPx, marks } = marked;
  const beyond = outsideHull(marked);
  const result = Uint8Array.from(sides);
  const most = Math.max(MIN_CRUMB_PX, sides.length * CRUMB_SHARE);
  for (const area of connectedAreas(sides, widthPx, heightPx)) {
    const side = sides[area[0]!]!;
    if (area.some((at) => marks[at] !== UNMARKED)) continue;
    const isEnclosed = isContiguous && side === 0 && !area.some((at) => isAtBorder(at, widthPx, heightPx));
    const isBeyond = side === 1 && area.filter((at) => beyond[at] === 1).length > area.length / 2;
    if (isEnclosed || isBeyond || area.length < most) for (const at of area) result[at] = 1 - side;
  }
  return result;
}

const isAtBorder = (at: number, widthPx: number, heightPx: number): boolean => {
  const x = at % widthPx;
  return x === 0 || x === widthPx - 1 || at < widthPx || at >= widthPx * (heightPx - 1);
};
