import type { DesignDocument } from '../../document/design-document.ts';
import type { Rect } from '../../geometry/rect.ts';
import { boundsOfLayers, layerBounds } from '../../layers/layer-bounds.ts';
import { changeLayers, requireLayers, withBox } from '../change-layers.ts';

/** Which edge or middle is brought to one line. */
export type AlignEdge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

export interface AlignLayersInput {
  layerIds: readonly string[];
  edge: AlignEdge;
  /** What to align to, for example the print area; default the bounds of the layers themselves. */
  area?: Rect;
}

/** Aligns the rotated bounds of layers; hidden layers are left out, locked ones stay but count for the bounds. */
export function alignLayers(design: DesignDocument, input: AlignLayersInput): DesignDocument {
  const layers = requireLayers(design, input.layerIds).filter((layer) => !layer.hidden);
  const target = input.area ?? boundsOfLayers(layers);
  if (!target) return design;
  return changeLayers(
    design,
    layers.map((layer) => layer.id),
    (layer) => {
      const { dxMm, dyMm } = shift(layerBounds(layer), target, input.edge);
      return withBox(layer, { xMm: layer.xMm + dxMm, yMm: layer.yMm + dyMm });
    },
  );
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
