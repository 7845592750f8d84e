import type { LayerVectorMask } from 'ag-psd';
import type { Bounds } from '../document.ts';

/** The bounds of a path, or that it bends beyond its knots, where they are not what its handles say. */
export function readOutline({ paths }: LayerVectorMask): Bounds | 'curved' | undefined {
  const points = paths.flatMap(({ knots }) => knots.map((knot) => knot.points));
  if (points.length === 0) return undefined;
  const ofKnots = boundsOf(points.map(([, , x, y]) => [x!, y!]));
  const ofAll = boundsOf(
    points.flatMap(([x0, y0, x, y, x1, y1]) => [
      [x0!, y0!],
      [x!, y!],
      [x1!, y1!],
    ]),
  );
  const isWithin = (Object.keys(ofAll) as (keyof Bounds)[]).every(
    (side) => Math.abs(ofAll[side] - ofKnots[side]) < 0.01,
  );
  return isWithin ? ofKnots : 'curved';
}

function boundsOf(points: number[][]): Bounds {
  const [xs, ys] = [points.map(([x]) => x!), points.map(([, y]) => y!)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
