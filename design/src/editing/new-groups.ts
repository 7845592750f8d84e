import type { LayerGroup } from '../document/layer-group.ts';
import type { Layer } from '../layers/layer.ts';

/**
 * Gives copied layers new groups, with entries of the same names. A new group takes the id of its lowest new layer, because
 * that id was never used.
 */
export function withNewGroups(
  layers: readonly Layer[],
  named: readonly LayerGroup[] = [],
): { layers: Layer[]; groups: LayerGroup[] } {
  const groups = new Map<string, LayerGroup>();
  const grouped = layers.map((layer) => {
    if (layer.groupId === undefined) return layer;
    const name = named.find((group) => group.id === layer.groupId)?.name ?? '';
    const group = groups.get(layer.groupId) ?? { id: layer.id, name };
    groups.set(layer.groupId, group);
    return { ...layer, groupId: group.id };
  });
  return { layers: grouped, groups: [...groups.values()] };
}
