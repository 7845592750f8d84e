import type { DesignDocument } from '../../../document/design-document.ts';
import { rotateAround } from '../../../geometry/box.ts';
import type { Point } from '../../../geometry/matrix.ts';
import { rectCentre } from '../../../geometry/rect.ts';
import { boundsOfLayers } from '../../../layers/layer-bounds.ts';
import { changeLayers, requireLayers, withBox } from '../../change-layers.ts';

export interface RotateLayerInput {
  layerId: string;
  /** The new angle, clockwise; stored in [-180, 180). */
  rotationDeg: number;
}

/** Turns one layer to an angle about its centre. */
export function rotateLayer(design: DesignDocument, input: RotateLayerInput): DesignDocument {
  return changeLayers(design, [input.layerId], (layer) => withBox(layer, { rotationDeg: input.rotationDeg }));
}

export interface RotateLayersInput {
  layerIds: readonly string[];
  /** Clockwise, added to each layer's angle. */
  byDeg: number;
  /** Point of the surface to turn about; default the middle of the layers' bounds. */
  pivot?: Point;
}

/** Turns layers together about one point. */
export function rotateLayers(design: DesignDocument, input: RotateLayersInput): DesignDocument {
  const bounds = boundsOfLayers(requireLayers(design, input.layerIds));
  const pivot = input.pivot ?? (bounds && rectCentre(bounds));
  if (!pivot) return design;
  return changeLayers(design, input.layerIds, (layer) =>
    withBox(layer, rotateAround(layer, pivot, input.byDeg)),
  );
}
