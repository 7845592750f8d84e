import type { DesignDocument } from '../../../document/design-document.ts';
import { type Rect, unionOfRects } from '../../../geometry/rect.ts';
import { edgesOf } from '../../../geometry/snap-lines.ts';
import { boundsOfLayers } from '../../../layers/layer-bounds.ts';
import { changeLayers, withBox } from '../../change-layers.ts';
import { chosenUnits } from '../../group-units.ts';

export interface DistributeLayersInput {
  layerIds: readonly string[];
  axis: 'x' | 'y';
  /** Spread over this, for example the print area; default between the outermost of the layers. */
  area?: Rect;
  /** Layers of a group one by one, as inside an open group; else a group that is chosen whole moves as one. */
  apart?: boolean;
}

/**
 * Makes the gaps between layers equal in their order along the axis. Hidden and locked layers are left out;
 * fewer than two layers, or three without an area, leave nothing to spread.
 */
export function distributeLayers(design: DesignDocument, input: DistributeLayersInput): DesignDocument {
  const spans = chosenUnits(design, input.layerIds, input.apart).flatMap((unit) => {
    const bounds = boundsOfLayers(unit.filter((layer) => !layer.hidden && !layer.locked));
    return bounds ? [{ unit, bounds, edges: edgesOf(bounds, input.axis) }] : [];
  });
  const target = input.area ?? unionOfRects(spans.map((span) => span.bounds));
  if (!target || spans.length < (input.area ? 2 : 3)) return design;
  spans.sort((one, other) => one.edges[1] - other.edges[1]);
  const [start, , end] = edgesOf(target, input.axis);
  const taken = spans.reduce((sum, span) => sum + span.edges[2] - span.edges[0], 0);
  const gap = (end - start - taken) / (spans.length - 1);
  const shifts = new Map<string, number>();
  let next = start;
  for (const span of spans) {
    for (const layer of span.unit) shifts.set(layer.id, next - span.edges[0]);
    next += span.edges[2] - span.edges[0] + gap;
  }
  return changeLayers(design, [...shifts.keys()], (layer) => {
    const shift = shifts.get(layer.id) ?? 0;
    return withBox(layer, input.axis === 'x' ? { xMm: layer.xMm + shift } : { yMm: layer.yMm + shift });
  });
}
