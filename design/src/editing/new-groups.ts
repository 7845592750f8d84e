import type { LayerGroup } from '../document/layer-group.ts';
import type { Layer } from '../layers/layer.ts';

/**
 * Copied layers in groups of their own, with the groups' entries. A group takes the id of its lowest new layer, which
 * was never used; it keeps the name of the original.
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
