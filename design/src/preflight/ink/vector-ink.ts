import type { Point } from '../../geometry/matrix.ts';
import { polygonContains } from '../../geometry/polygon.ts';
import { rectAround } from '../../geometry/rect.ts';
import type { VectorLayer, VectorPath } from '../../layers/vector/vector-layer.ts';
import { vectorInk, vectorPathAt } from '../../painting/paths/vector-outline.ts';

function isSolid({ opacity = 1 }: VectorPath): boolean {
  return opacity === 1;
}

/** The topmost path that hides what lies below a point of the surface; null where the vector is clear or half clear. */
export function solidPathAt(layer: VectorLayer, point: Point): VectorPath | null {
  return vectorPathAt(layer, point, { only: isSolid });
}

/** The colour that shows at a point of the surface, if it is the fill of a solid path on which nothing lies; null = unknown. */
export function plainColourAt(layer: VectorLayer, point: Point): string | null {
  const path = vectorPathAt(layer, point);
  if (!path || !isSolid(path)) return null;
  return path.stroke === null || path.stroke.colour === path.fill ? path.fill : null;
}

const GRID = 16;
/** Share of the convex outline that must be painted for a vector to count as a ground. */
const MOSTLY = 0.85;
const known = new WeakMap<VectorLayer, boolean>();

/** Whether a vector covers nearly all of its own outline, as a panel or a frame's ground does. */
export function isMostlySolid(layer: VectorLayer): boolean {
  const found = known.get(layer);
  if (found !== undefined) return found;
  const outline = vectorInk(layer);
  const { xMm, yMm, widthMm, heightMm } = rectAround(outline);
  const points = Array.from({ length: GRID * GRID }, (_, index) => ({
    x: xMm + (((index % GRID) + 0.5) / GRID) * widthMm,
    y: yMm + ((Math.floor(index / GRID) + 0.5) / GRID) * heightMm,
  })).filter((point) => polygonContains(outline, point));
  const painted = points.filter((point) => solidPathAt(layer, point) !== null);
  const isMostly = points.length > 0 && painted.length >= points.length * MOSTLY;
  known.set(layer, isMostly);
  return isMostly;
}
