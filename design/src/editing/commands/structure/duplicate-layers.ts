import type { DesignDocument, DesignSurface } from '../../../document/design-document.ts';
import type { Layer } from '../../../layers/layer.ts';
import { changeSurface, requireLayers, requireNewIds, withBox } from '../../change-layers.ts';
import { layersOfGroup, placeOutsideGroups } from '../../group-units.ts';
import { withNewGroups } from '../../new-groups.ts';
import { withoutGroup } from '../../without-group.ts';

export interface DuplicateLayersInput {
  layerIds: readonly string[];
  /** One unused id per layer, given to the layers from bottom to top. */
  newIds: readonly string[];
  /** How far right and down the copies lie; default 5, 0 when dragging a copy away. */
  offsetMm?: number;
}

/**
 * Copies layers onto their own surface, above the topmost of them; copies are unlocked. A group that is copied whole
 * becomes another group, named by the id of its lowest new layer. Copies of some layers of one group stay in it.
 */
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
    const isWithin =
      top.groupId !== undefined &&
      chosen.every((layer) => layer.groupId === top.groupId) &&
      layersOfGroup(surface.layers, top.groupId).length > chosen.length;
    const { layers: placed, groups } = isWithin
      ? { layers: copies, groups: [] }
      : regroupCopies(chosen, copies, surface);
    const above = surface.layers.indexOf(top) + 1;
    const place = isWithin ? above : placeOutsideGroups(surface.layers, above);
    return changeSurface(
      changed,
      surface.surfaceId,
      (layers) => layers.toSpliced(place, 0, ...placed),
      groups,
    );
  }, design);
}

function regroupCopies(originals: readonly Layer[], copies: readonly Layer[], surface: DesignSurface) {
  const isWhole = (groupId: string) =>
    originals.filter((layer) => layer.groupId === groupId).length ===
    layersOfGroup(surface.layers, groupId).length;
  const separate = copies.map((layer) =>
    layer.groupId !== undefined && !isWhole(layer.groupId) ? withoutGroup(layer) : layer,
  );
  return withNewGroups(separate, surface.groups);
}
