import { boxContains, boxCorners, boxMatrix } from '../../geometry/box.ts';
import { applyMatrix, type Point } from '../../geometry/matrix.ts';
import { polygonContains } from '../../geometry/polygon.ts';
import type { Layer } from '../../layers/layer.ts';
import { flattenPath } from './flatten-path.ts';
import { maskPath } from './mask-path.ts';
import { vectorPathAt } from './vector-outline.ts';

/** Corners on the surface, clockwise, of what a layer may show: its box, or the shape a picture is cut to. */
export function layerOutline(layer: Layer): Point[] {
  const path = layer.kind === 'image' ? maskPath(layer) : null;
  if (!path) return boxCorners(layer);
  const matrix = boxMatrix(layer);
  return flattenPath(path).map((point) => applyMatrix(matrix, point));
}

/**
 * Whether a point of the surface lies on a layer, `marginMm` around it included; the cut-off parts of a picture and the clear ones of
 * a vector do not count.
 */
export function layerContains(layer: Layer, point: Point, marginMm = 0): boolean {
  if (!boxContains(layer, point, marginMm)) return false;
  if (layer.kind === 'vector') return vectorPathAt(layer, point, { marginMm }) !== null;
  const isCut = layer.kind === 'image' && maskPath(layer) !== null;
  return !isCut || polygonContains(layerOutline(layer), point, marginMm);
}
