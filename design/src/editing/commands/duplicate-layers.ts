import type { DesignDocument } from '../../document/design-document.ts';
import { changeSurface, requireLayers, requireNewIds, withBox } from '../change-layers.ts';

export interface DuplicateLayersInput {
  layerIds: readonly string[];
  /** One unused id per layer, given to the layers from bottom to top. */
  newIds: readonly string[];
  /** How far right and down the copies lie; default 5, 0 when dragging a copy away. */
  offsetMm?: number;
}

/** Copies layers onto their own surface, above the topmost of them; copies are unlocked. */
export function duplicateLayers(design: DesignDocument, input: DuplicateLayersInput): DesignDocument {
  const originals = new Set(requireLayers(design, input.layerIds));
  requireNewIds(design, input.newIds, originals.size);
  const offsetMm = input.offsetMm ?? 5;
  const ids = [...input.newIds];
  return design.surfaces.reduce((changed, surface) => {
    const chosen = surface.layers.filter((layer) => originals.has(layer));
    const top = chosen.at(-1);
    if (!top) return changed;
    const copies = chosen.map((layer) =>
      withBox(
        { ...layer, id: ids.shift() ?? layer.id, locked: false },
        { xMm: layer.xMm + offsetMm, yMm: layer.yMm + offsetMm },
      ),
    );
    return changeSurface(changed, surface.surfaceId, (layers) =>
      layers.toSpliced(layers.indexOf(top) + 1, 0, ...copies),
    );
  }, design);
}
