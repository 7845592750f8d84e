import type { DesignDocument } from '../../../document/design-document.ts';
import { requireLayers } from '../../change-layers.ts';
import { keepGroups } from '../../keep-groups.ts';

export interface RemoveLayersInput {
  layerIds: readonly string[];
}

/** Removes layers; locked ones stay. A group with one layer left is dissolved. */
export function removeLayers(design: DesignDocument, input: RemoveLayersInput): DesignDocument {
  const gone = new Set(requireLayers(design, input.layerIds).filter((layer) => !layer.locked));
  if (gone.size === 0) return design;
  return {
    ...design,
    surfaces: design.surfaces.map((surface) =>
      surface.layers.some((layer) => gone.has(layer))
        ? keepGroups({ ...surface, layers: surface.layers.filter((layer) => !gone.has(layer)) })
        : surface,
    ),
  };
}
