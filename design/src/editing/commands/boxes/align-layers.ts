import type { DesignDocument } from '../../../document/design-document.ts';
import type { Rect } from '../../../geometry/rect.ts';
import { boundsOfLayers } from '../../../layers/layer-bounds.ts';
import { changeLayers, requireLayers, withBox } from '../../change-layers.ts';
import { chosenUnits } from '../../group-units.ts';

/** The edge or middle that is aligned. */
export type AlignEdge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

export interface AlignLayersInput {
  layerIds: readonly string[];
  edge: AlignEdge;
  /** What to align to, for example the print area; default the bounds of the layers themselves. */
  area?: Rect;
  /** Layers of a group one by one, as inside an open group; else a group that is chosen whole moves as one. */
  apart?: boolean;
}

/** Aligns the rotated bounds of layers; hidden layers count for nothing, locked ones stay but count for the bounds. */
export function alignLayers(design: DesignDocument, input: AlignLayersInput): DesignDocument {
  const layers = requireLayers(design, input.layerIds).filter((layer) => !layer.hidden);
  const target = input.area ?? boundsOfLayers(layers);
  if (!target) return design;
  const shifts = new Map<string, ReturnType<typeof shift>>();
  for (const unit of chosenUnits(design, input.layerIds, input.apart)) {
    const bounds = boundsOfLayers(unit.filter((layer) => !layer.hidden));
    // Hidden layers of a group move with the group.
    if (bounds) for (const layer of unit) shifts.set(layer.id, shift(bounds, target, input.edge));
  }
  return changeLayers(design, [...shifts.keys()], (layer) => {
    const { dxMm, dyMm } = shifts.get(layer.id) ?? { dxMm: 0, dyMm: 0 };
    return withBox(layer, { xMm: layer.xMm + dxMm, yMm: layer.yMm + dyMm });
  });
}

function shift(bounds: Rect, target: Rect, edge: AlignEdge): { dxMm: number; dyMm: number } {
  const dx = target.xMm - bounds.xMm;
  const dy = target.yMm - bounds.yMm;
  const freeX = target.widthMm - bounds.widthMm;
  const freeY = target.heightMm - bounds.heightMm;
  switch (edge) {
    case 'left':
      return { dxMm: dx, dyMm: 0 };
    case 'centre':
      return { dxMm: dx + freeX / 2, dyMm: 0 };
    case 'right':
      return { dxMm: dx + freeX, dyMm: 0 };
    case 'top':
      return { dxMm: 0, dyMm: dy };
    case 'middle':
      return { dxMm: 0, dyMm: dy + freeY / 2 };
    case 'bottom':
      return { dxMm: 0, dyMm: dy + freeY };
  }
}
