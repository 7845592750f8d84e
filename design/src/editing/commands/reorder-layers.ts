import type { DesignDocument } from '../../document/design-document.ts';
import type { Layer } from '../../layers/layer.ts';
import { changeSurface, requireLayers } from '../change-layers.ts';

export interface ReorderLayersInput {
  layerIds: readonly string[];
  /** A number is the place from the bottom of the lowest moved layer, counted without the moved ones. */
  to: 'front' | 'back' | 'forward' | 'backward' | number;
}

/** Changes which layers lie above which; moved layers keep their order among each other, locked ones stay. */
export function reorderLayers(design: DesignDocument, input: ReorderLayersInput): DesignDocument {
  const moved = new Set(requireLayers(design, input.layerIds).filter((layer) => !layer.locked));
  return design.surfaces.reduce((changed, surface) => {
    if (!surface.layers.some((layer) => moved.has(layer))) return changed;
    const next = reorder(surface.layers, moved, input.to);
    const isSame = next.every((layer, index) => layer === surface.layers[index]);
    return isSame ? changed : changeSurface(changed, surface.surfaceId, () => next);
  }, design);
}

function reorder(layers: readonly Layer[], moved: ReadonlySet<Layer>, to: ReorderLayersInput['to']): Layer[] {
  if (to === 'forward') return stepForward([...layers].reverse(), moved).reverse();
  if (to === 'backward') return stepForward([...layers], moved);
  const rest = layers.filter((layer) => !moved.has(layer));
  const chosen = layers.filter((layer) => moved.has(layer));
  const place = to === 'front' ? rest.length : to === 'back' ? 0 : to;
  return rest.toSpliced(Math.max(0, Math.trunc(place)), 0, ...chosen);
}

/** Lets every moved layer change places with its unmoved neighbour before it; a run of moved layers goes together. */
function stepForward(layers: Layer[], moved: ReadonlySet<Layer>): Layer[] {
  for (let index = 1; index < layers.length; index += 1) {
    const here = layers[index];
    const before = layers[index - 1];
    if (here && before && moved.has(here) && !moved.has(before)) {
      layers[index - 1] = here;
      layers[index] = before;
    }
  }
  return layers;
}
