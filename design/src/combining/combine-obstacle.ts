import type { Layer } from '../layers/layer.ts';
import { measurePath } from '../layers/vector/path-measure.ts';
import type { VectorLayer } from '../layers/vector/vector-layer.ts';
import { countPoints } from '../painting/paths/path.ts';
import { shapePath } from '../painting/paths/shape-path.ts';
import { hasOpenOutline } from '../painting/paths/vector-outline.ts';

/** The ways to combine shapes, as they are offered. */
export const COMBINATIONS = ['union', 'subtract', 'intersect', 'exclude'] as const;
export type Combination = (typeof COMBINATIONS)[number];

/**
 * Points of all outlines together, control points of curves included: more than the shapes of a full surface have. How long it takes
 * depends on how often the outlines cross: this many take two seconds or more than the ten that the worker has.
 */
export const MAX_COMBINED_POINTS = 10_000;

/**
 * Why layers cannot be combined: `few` = fewer than two are selected; `text`, `picture`, `code` = the first layer without outlines;
 * `line` = lines enclose nothing; `bound` = orders change a layer, which would be lost; `points` = the outlines have too many points.
 */
export const COMBINE_OBSTACLES = [
  ...(['few', 'locked', 'hidden', 'text', 'picture', 'code', 'line', 'bound', 'points'] as const),
] as const;
export type CombineObstacle = (typeof COMBINE_OBSTACLES)[number];

/**
 * What keeps layers from being combined; null = nothing.
 * @param units from the bottom; the layers of a group that is chosen whole count as one
 */
export function combineObstacle(units: readonly (readonly Layer[])[]): CombineObstacle | null {
  if (units.length < 2) return 'few';
  const layers = units.flat();
  if (layers.some(({ locked }) => locked)) return 'locked';
  if (layers.some(({ hidden }) => hidden)) return 'hidden';
  for (const layer of layers) {
    const obstacle = obstacleOf(layer);
    if (obstacle) return obstacle;
  }
  return layers.reduce((sum, layer) => sum + pointsOf(layer), 0) > MAX_COMBINED_POINTS ? 'points' : null;
}

function obstacleOf(layer: Layer): CombineObstacle | null {
  if (layer.kind === 'image') return 'picture';
  if (layer.kind === 'text' || layer.kind === 'code') return layer.kind;
  if (Object.keys(layer.bindings ?? {}).length > 0) return 'bound';
  if (layer.kind === 'shape') return layer.shape === 'line' ? 'line' : null;
  const paths = areaPaths(layer);
  return paths.length === 0 || paths.some((path) => path.fill === null && hasOpenOutline(path))
    ? 'line'
    : null;
}

/** The paths of a vector that cover an area: those that are seen. */
export function areaPaths(layer: VectorLayer): VectorLayer['paths'] {
  return layer.paths.filter(({ fill, stroke, opacity = 1 }) => opacity > 0 && (fill ?? stroke) !== null);
}

function pointsOf(layer: Layer): number {
  if (layer.kind === 'shape') return countPoints(shapePath(layer));
  return layer.kind === 'vector'
    ? areaPaths(layer).reduce((sum, path) => sum + measurePath(path).points, 0)
    : 0;
}
