import type { DesignDocument } from '../../document/design-document.ts';
import type { Rect } from '../../geometry/rect.ts';
import { edgesOf } from '../../geometry/snap-lines.ts';
import { boundsOfLayers, layerBounds } from '../../layers/layer-bounds.ts';
import { changeLayers, requireLayers, withBox } from '../change-layers.ts';

export interface DistributeLayersInput {
  layerIds: readonly string[];
  axis: 'x' | 'y';
  /** Spread over this, for example the print area; default between the outermost of the layers. */
  area?: Rect;
}

/**
 * Makes the gaps between layers equal in their order along the axis. Hidden and locked layers are left out;
 * fewer than two layers, or three without an area, leave nothing to spread.
 */
export function distributeLayers(design: DesignDocument, input: DistributeLayersInput): DesignDocument {
  const layers = requireLayers(design, input.layerIds).filter((layer) => !layer.hidden && !layer.locked);
  const target = input.area ?? boundsOfLayers(layers);
  if (!target || layers.length < (input.area ? 2 : 3)) return design;
  const spans = layers
    .map((layer) => ({ id: layer.id, edges: edgesOf(layerBounds(layer), input.axis) }))
    .sort((one, other) => one.edges[1] - other.edges[1]);
  const [start, , end] = edgesOf(target, input.axis);
  const taken = spans.reduce((sum, span) => sum + span.edges[2] - span.edges[0], 0);
  const gap = (end - start - taken) / (spans.length - 1);
  const shifts = new Map<string, number>();
  let next = start;
  for (const span of spans) {
    shifts.set(span.id, next - span.edges[0]);
    next += span.edges[2] - span.edges[0] + gap;
  }
  return changeLayers(design, [...shifts.keys()], (layer) => {
    const shift = shifts.get(layer.id) ?? 0;
    return withBox(layer, input.axis === 'x' ? { xMm: layer.xMm + shift } : { yMm: layer.yMm + shift });
  });
}
