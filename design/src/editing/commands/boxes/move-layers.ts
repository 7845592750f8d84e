import type { DesignDocument } from '../../../document/design-document.ts';
import { changeLayers, withBox } from '../../change-layers.ts';

export interface MoveLayersInput {
  layerIds: readonly string[];
  dxMm: number;
  dyMm: number;
}

/** Moves layers by a distance; locked ones stay. */
export function moveLayers(design: DesignDocument, input: MoveLayersInput): DesignDocument {
  return changeLayers(design, input.layerIds, (layer) =>
    withBox(layer, { xMm: layer.xMm + input.dxMm, yMm: layer.yMm + input.dyMm }),
  );
}
