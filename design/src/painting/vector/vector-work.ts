import type { Layer } from '../../layers/layer.ts';
import { measurePath } from '../../layers/vector/path-measure.ts';
import type { VectorLayer } from '../../layers/vector/vector-layer.ts';
import { vectorPlace } from '../../layers/vector/vector-place.ts';

/** Prints are drawn with some 300 dots per inch. */
const PX_PER_MM = 12;
/** An outline around a path is made of several times as many edges. */
const STROKE_FACTOR = 4;
/** What the vectors of a surface may cost to draw; measured, a canvas takes up to 1.6 seconds for a million of crossing lines. */
export const MAX_VECTOR_WORK = 20_000_000;

/** What a vector costs to draw: its points, and the pixels that its edges cross in print. */
export function vectorWork(layer: VectorLayer): number {
  const { scaleX, scaleY } = vectorPlace(layer);
  let work = 0;
  for (const path of layer.paths) {
    if (path.opacity === 0) continue;
    const { points, across, down } = measurePath(path);
    const crossed = (across * Math.abs(scaleX) + down * Math.abs(scaleY)) * PX_PER_MM;
    work += (points + crossed) * ((path.fill === null ? 0 : 1) + (path.stroke ? STROKE_FACTOR : 0));
  }
  return Math.round(work);
}

/** The vectors of a surface which, with those below them, cost too much to draw, each with what they then cost. */
export function heavyVectors(layers: readonly Layer[]): Map<VectorLayer, number> {
  const heavy = new Map<VectorLayer, number>();
  let sum = 0;
  for (const layer of layers) {
    if (layer.kind !== 'vector' || layer.hidden) continue;
    sum += vectorWork(layer);
    if (sum > MAX_VECTOR_WORK) heavy.set(layer, sum);
  }
  return heavy;
}
