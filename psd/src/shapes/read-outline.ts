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
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  // Not spread: a path may have more knots than a call has arguments.
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x!);
    bounds.right = Math.max(bounds.right, x!);
    bounds.top = Math.min(bounds.top, y!);
    bounds.bottom = Math.max(bounds.bottom, y!);
  }
  return bounds;
}
