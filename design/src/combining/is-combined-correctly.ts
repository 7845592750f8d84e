import type { Point } from '../geometry/matrix.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import type { Area, LayerArea } from './area-of.ts';
import type { Combination } from './combine-obstacle.ts';
import { fineContours } from './contours.ts';
import { edgeBands } from './edge-bands.ts';

/** Points lie so far beside the edges, in mm: what is wrong by more than this is found. */
const BESIDE_MM = 0.01;
/** Points nearer to an edge than this say nothing, because curves are compared as short lines. */
const UNSURE_MM = 0.006;

/**
 * Whether combined outlines cover what they should: on both sides of the middle of every edge, of their own and of those that went in,
 * and in rows between all edges. No point is left out, and the areas are asked as they came, so that nothing is proven by the way in
 * which the outlines were found.
 */
export function isCombinedCorrectly(
  units: readonly (readonly LayerArea[])[],
  combination: Combination,
  combined: PathCommands,
): boolean {
  const result = toFlat({ commands: combined, rule: 'evenodd' });
  const flats = [result];
  const place = (area: Area) => flats.push(toFlat(area)) - 1;
  const operands = units.map((layers) =>
    layers.map(({ areas, cut }) => ({ areas: areas.map(place), cut: cut && place(cut) })),
  );
  const bands = edgeBands(
    flats.map(({ contours }) => contours),
    UNSURE_MM,
  );
  const isRight = (point: Point) => {
    const found = bands.windings(point);
    if (!found) return true;
    const isInside = (index: number) =>
      flats[index]?.rule === 'evenodd' ? (found.crossings[index] ?? 0) % 2 === 1 : found.turns[index] !== 0;
    const isInUnit = (layers: (typeof operands)[number]) =>
      layers.some(({ areas, cut }) => areas.some(isInside) && (cut === null || isInside(cut)));
    return isInside(0) === MEANING[combination](operands, isInUnit);
  };
  return (
    flats.every(({ contours }) => contours.every((points) => pointsBeside(points).every(isRight))) &&
    bands.between().every(isRight)
  );
}

/**
 * What each way of combining means for a point, by whether it lies in each of the units, the lowest first. No unit is asked that does not
 * matter any more: there are half a million points between two hundred circles.
 */
const MEANING: Readonly<
  Record<Combination, <Unit>(units: readonly Unit[], isIn: (unit: Unit) => boolean) => boolean>
> = {
  union: (units, isIn) => units.some(isIn),
  subtract: (units, isIn) => units.every((unit, i) => isIn(unit) === (i === 0)) && units.length > 0,
  intersect: (units, isIn) => units.every(isIn),
  exclude: (units, isIn) => units.reduce((isOdd, unit) => isOdd !== isIn(unit), false),
};

interface Flat {
  contours: readonly (readonly Point[])[];
  rule: Area['rule'];
}

function toFlat({ commands, rule }: Area): Flat {
  return { contours: fineContours(commands), rule };
}

/** Points on both sides of the middle of every edge of an outline. */
function pointsBeside(points: readonly Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points.at(i - 1) ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return [];
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const [dx, dy] = [((to.y - from.y) / length) * BESIDE_MM, ((from.x - to.x) / length) * BESIDE_MM];
    return [
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y - dy },
    ];
  });
}
