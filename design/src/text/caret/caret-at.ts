import type { Point } from '../../geometry/index.ts';
import type { Caret, CaretLine, CaretMap } from './caret-map.ts';
import { caretAtEdge } from './caret-places.ts';
import { placeAlongTrack } from './line-track.ts';

/** The caret nearest to a point, in mm from the box's top-left corner: of the nearest line the nearest place. */
export function caretAt(map: CaretMap, point: Point): Caret {
  let best: CaretLine | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of map.lines) {
    const away = distanceFrom(line, point);
    if (away >= least) continue;
    best = line;
    least = away;
  }
  return best ? caretOnLine(best, point) : { offset: 0, isTrailing: false };
}

/** How far a point is from the middle of a line's height: lines that lie close together are parted half-way between. */
function distanceFrom({ aboveMm, belowMm, track }: CaretLine, point: Point): number {
  return Math.abs(placeAlongTrack(track, point).upMm - (aboveMm - belowMm) / 2);
}

/** The caret of a line nearest to a point. */
export function caretOnLine(line: CaretLine, point: Point): Caret {
  const { alongMm } = placeAlongTrack(line.track, point);
  const { slots, edges } = line;
  const found = slots.findIndex((_, i) => alongMm < (edges[i + 1] ?? 0));
  const at = found < 0 ? slots.length - 1 : found;
  const [from = 0, to = 0] = [edges[at], edges[at + 1]];
  const isFirstHalf = alongMm < (from + to) / 2;
  return caretAtEdge(line, isFirstHalf ? Math.max(at, 0) : at + 1, isFirstHalf ? 'ahead' : 'back');
}
