import type { Area } from './area-of.ts';
import { fineContours, splitContours } from './contours.ts';
import { countCrossings, crossesItself } from './count-crossings.ts';

/** Outlines that cross each other more often are combined in groups of a few, where that makes the same area. */
const MANY_CROSSINGS = 1000;
/** Outlines that cross each other more often lead the search for areas deeper than a browser follows it. */
const MAX_CROSSINGS = 4000;

/**
 * Areas whose union is the given one: itself, or each of its outlines where they cross each other often; `crossed` where they cross
 * more often than can be combined, and their union would be another area.
 */
export function splitArea(area: Area): readonly Area[] | 'crossed' {
  const outlines = splitContours(area.commands);
  if (outlines.length < 2) return [area];
  const crossings = countCrossings(outlines, MAX_CROSSINGS);
  if (crossings < MANY_CROSSINGS) return [area];
  if (area.rule === 'nonzero' && turnsOneWay(outlines))
    return outlines.map((commands) => ({ commands, rule: 'nonzero' }));
  return crossings < MAX_CROSSINGS ? [area] : 'crossed';
}

/** Whether no outline crosses itself and all of them run the same way, so that none of them takes away what another one covers. */
function turnsOneWay(outlines: readonly Area['commands'][]): boolean {
  const signs = outlines.map((commands) => {
    const [points = [], ...others] = fineContours(commands);
    return others.length > 0 || crossesItself(commands) ? 0 : Math.sign(signedArea(points));
  });
  return signs.every((sign) => sign !== 0 && sign === signs[0]);
}

function signedArea(points: readonly { x: number; y: number }[]): number {
  return points.reduce((sum, to, i) => {
    const from = points.at(i - 1) ?? to;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
}
