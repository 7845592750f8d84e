import type { DesignDocument } from '../../../document/design-document.ts';
import type { LayerGroup } from '../../../document/layer-group.ts';
import { type Rect, rectCentre } from '../../../geometry/rect.ts';
import type { Layer } from '../../../layers/layer.ts';
import { moveLayers } from '../boxes/move-layers.ts';
import { scaleLayers } from '../boxes/scale-layers.ts';
import { pasteLayers } from './paste-layers.ts';

export interface ApplyLayersInput {
  surfaceId: string;
  /** From `copyLayers` of any design, bottom to top. */
  layers: readonly Layer[];
  /** One unused id per layer. */
  newIds: readonly string[];
  /** Names of the groups that the layers were copied with. */
  groups?: readonly LayerGroup[];
  /** The print area that they were made for, and the one of the surface. */
  from: Rect;
  to: Rect;
}

/**
 * Puts layers of one print area on another, on top of what is there: as large in proportion as fits both ways, at the same place about
 * the middle.
 */
export function applyLayers(design: DesignDocument, input: ApplyLayersInput): DesignDocument {
  const { from, to, newIds } = input;
  const pasted = pasteLayers(design, input);
  const factor = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm);
  const [before, after] = [rectCentre(from), rectCentre(to)];
  const scaled = scaleLayers(pasted, { layerIds: newIds, factor, pivot: before });
  return moveLayers(scaled, { layerIds: newIds, dxMm: after.x - before.x, dyMm: after.y - before.y });
}
