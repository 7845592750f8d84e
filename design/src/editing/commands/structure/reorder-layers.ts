import type { DesignDocument } from '../../../document/design-document.ts';
import type { Layer } from '../../../layers/layer.ts';
import { changeSurface } from '../../change-layers.ts';
import { groupUnits, movableLayers, placeOutsideGroups } from '../../group-units.ts';

export interface ReorderLayersInput {
  layerIds: readonly string[];
  /** A number is the place from the bottom of the lowest moved layer, counted without the moved ones. */
  to: 'front' | 'back' | 'forward' | 'backward' | number;
}

/**
 * Changes which layers lie above which; moved layers keep their order among each other, locked ones stay. Layers of one
 * group, but not all of it, move within it; otherwise a group moves as one and is never stepped into.
 */
export function reorderLayers(design: DesignDocument, input: ReorderLayersInput): DesignDocument {
  const moved = movableLayers(design, input.layerIds);
  return design.surfaces.reduce((changed, surface) => {
    if (!surface.layers.some((layer) => moved.has(layer))) return changed;
    const next = reorder(surface.layers, moved, input.to);
    const isSame = next.every((layer, index) => layer === surface.layers[index]);
    return isSame ? changed : changeSurface(changed, surface.surfaceId, () => next);
  }, design);
}

function reorder(layers: readonly Layer[], moved: ReadonlySet<Layer>, to: ReorderLayersInput['to']): Layer[] {
  const units = groupUnits(layers);
  const touched = units.filter((unit) => unit.some((layer) => moved.has(layer)));
  const [only, ...others] = touched;
  if (!only || others.length > 0 || only.every((layer) => moved.has(layer))) {
    const rest = units.filter((unit) => !touched.includes(unit)).flat();
    const place = typeof to === 'number' ? placeOutsideGroups(rest, to) : to;
    return reorderUnits(units, (unit) => touched.includes(unit), place);
  }
  const below = layers.indexOf(only[0] as Layer);
  const members = only.map((layer) => [layer]);
  const place = typeof to === 'number' ? to - below : to;
  const isMoved = (unit: Layer[]) => unit.some((layer) => moved.has(layer));
  return layers.toSpliced(below, only.length, ...reorderUnits(members, isMoved, place));
}

function reorderUnits(
  units: readonly Layer[][],
  isMoved: (unit: Layer[]) => boolean,
  to: ReorderLayersInput['to'],
): Layer[] {
  if (to === 'forward')
    return stepForward([...units].reverse(), isMoved)
      .reverse()
      .flat();
  if (to === 'backward') return stepForward([...units], isMoved).flat();
  const rest = units.filter((unit) => !isMoved(unit)).flat();
  const chosen = units.filter(isMoved).flat();
  const place = to === 'front' ? rest.length : to === 'back' ? 0 : Math.max(0, Math.trunc(to));
  return rest.toSpliced(place, 0, ...chosen);
}

/** Lets every moved unit change places with its unmoved neighbour before it; a run of moved ones goes together. */
function stepForward(units: Layer[][], isMoved: (unit: Layer[]) => boolean): Layer[][] {
  for (let index = 1; index < units.length; index += 1) {
    const here = units[index];
    const before = units[index - 1];
    if (here && before && isMoved(here) && !isMoved(before)) {
      units[index - 1] = here;
      units[index] = before;
    }
  }
  return units;
}
