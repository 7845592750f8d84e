import { areasOf } from './areas-of.ts';
import { beyondCircled } from './beyond-circled.ts';
import { type Marked, UNMARKED } from './marked.ts';

/** Areas that no stroke touches and that are this small a share of the picture go to the side around them. */
const CRUMB_SHARE = 0.0006;
const LEAST_CRUMB_PX = 12;

/**
 * Sides without crumbs, and without areas beyond what was circled that no "keep" stroke touches; with `isContiguous` also without ground that the subject encloses, where no stroke says that it is
 * ground.
 */
export function tidySides(marked: Marked, sides: Uint8Array, isContiguous: boolean): Uint8Array {
  const { widthPx, heightPx, marks } = marked;
  const beyond = beyondCircled(marked);
  const result = Uint8Array.from(sides);
  const most = Math.max(LEAST_CRUMB_PX, sides.length * CRUMB_SHARE);
  for (const area of areasOf(sides, widthPx, heightPx)) {
    const side = sides[area[0]!]!;
    // Subject with a stroke stays; ground with one as well, which is all there is of it.
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
