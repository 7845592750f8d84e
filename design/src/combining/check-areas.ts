import type { Point } from '../geometry/matrix.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import type { Area, LayerArea } from './area-of.ts';
import type { Combination } from './combine-obstacle.ts';
import { fineContours } from './outlines.ts';

/** Points lie so far beside the edges, in mm: what is wrong by more than this is found. */
const BESIDE_MM = 0.01;
/** Points nearer to an edge than this say nothing, because curves are compared as short lines. */
const UNSURE_MM = 0.006;
/** Steps of the search for the edges near a point; on a slow machine they take half a second. */
const MAX_STEPS = 2e7;

type Contours = readonly (readonly Point[])[];

/**
 * Whether combined outlines cover what they should: beside the middles of their own edges and of those that went in, and in between.
 * Asked of the areas as they came, so that nothing is proven by the way in which the outlines were found.
 */
export function agrees(
  units: readonly (readonly LayerArea[])[],
  combination: Combination,
  combined: PathCommands,
): boolean {
  const operands = units.map((layers) =>
    layers.map(({ areas, cut }) => ({ areas: areas.map(toFlat), cut: cut && toFlat(cut) })),
  );
  const result = toFlat({ commands: combined, rule: 'evenodd' });
  const flats = [result, ...operands.flat().flatMap(({ areas, cut }) => [...areas, ...(cut ? [cut] : [])])];
  const edges = flats.reduce((sum, { contours }) => sum + contours.flat().length, 0);
  const points = flats.flatMap(({ contours }) => pointsBeside(contours));
  const every = Math.max(1, Math.ceil((points.length * edges) / MAX_STEPS));
  for (let i = 0; i < points.length; i += every) {
    const point = points[i];
    if (!point || flats.some(({ contours }) => isNear(contours, point))) continue;
    const inside = operands.map((layers) =>
      layers.some(
        ({ areas, cut }) =>
          areas.some((area) => isInside(area, point)) && (cut === null || isInside(cut, point)),
      ),
    );
    if (isInside(result, point) !== MEANING[combination](inside)) return false;
  }
  return true;
}

/** What each way of combining means for a point that lies in these of the areas, the lowest first. */
const MEANING: Readonly<Record<Combination, (inside: readonly boolean[]) => boolean>> = {
  union: (inside) => inside.some(Boolean),
  subtract: ([base = false, ...others]) => base && !others.some(Boolean),
  intersect: (inside) => inside.every(Boolean),
  exclude: (inside) => inside.filter(Boolean).length % 2 === 1,
};

interface Flat {
  contours: Contours;
  rule: Area['rule'];
}

function toFlat({ commands, rule }: Area): Flat {
  return { contours: fineContours(commands), rule };
}

/** Points on both sides of the middle of every edge. */
function pointsBeside(contours: Contours): Point[] {
  return contours.flatMap((points) =>
    points.flatMap((to, i) => {
      const from = points.at(i - 1) ?? to;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) return [];
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const [dx, dy] = [((to.y - from.y) / length) * BESIDE_MM, ((from.x - to.x) / length) * BESIDE_MM];
      return [
        { x: x + dx, y: y + dy },
        { x: x - dx, y: y - dy },
      ];
    }),
  );
}

function isNear(contours: Contours, { x, y }: Point): boolean {
  return contours.some((points) => {
    let from = points.at(-1) ?? { x: Infinity, y: Infinity };
    for (const to of points) {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
      const part = Math.min(Math.max(along, 0), 1);
      if (Math.hypot(x - from.x - dx * part, y - from.y - dy * part) < UNSURE_MM) return true;
      from = to;
    }
    return false;
  });
}

function isInside({ contours, rule }: Flat, { x, y }: Point): boolean {
  let [winding, crossings] = [0, 0];
  for (const points of contours) {
    let from = points.at(-1) ?? { x, y };
    for (const to of points) {
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
        crossings += 1;
        winding += to.y > from.y ? 1 : -1;
      }
      from = to;
    }
  }
  return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
}
