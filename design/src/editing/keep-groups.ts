import type { DesignSurface } from '../document/design-document.ts';
import type { LayerGroup } from '../document/layer-group.ts';
import type { Layer } from '../layers/layer.ts';
import { withoutGroup } from './without-group.ts';

/**
 * Restores a surface's groups after layers were added, removed or reordered: a group of one layer is dissolved, the
 * layers of a group are gathered at the topmost one, and the list names the remaining groups.
 */
export function keepGroups(surface: DesignSurface): DesignSurface {
  const sizes = new Map<string, number>();
  for (const { groupId } of surface.layers) {
    if (groupId !== undefined) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  }
  if (sizes.size === 0 && surface.groups === undefined) return surface;
  const layers = gather(surface.layers.map((layer) => (isAlone(layer, sizes) ? withoutGroup(layer) : layer)));
  const ids = [...sizes.keys()].filter((id) => (sizes.get(id) ?? 0) > 1);
  const { groups: listed = [], ...rest } = surface;
  const groups = [
    ...listed.filter((group) => ids.includes(group.id)),
    ...ids.filter((id) => !listed.some((group) => group.id === id)).map(unnamed),
  ];
  return groups.length > 0 ? { ...rest, layers, groups } : { ...rest, layers };
}

function isAlone({ groupId }: Layer, sizes: ReadonlyMap<string, number>): boolean {
  return groupId !== undefined && sizes.get(groupId) === 1;
}

function unnamed(id: string): LayerGroup {
  return { id, name: '' };
}

function gather(layers: Layer[]): Layer[] {
  const tops = new Map<string, Layer>();
  for (const layer of layers) if (layer.groupId !== undefined) tops.set(layer.groupId, layer);
  return layers.flatMap((layer) => {
    if (layer.groupId === undefined) return [layer];
    return tops.get(layer.groupId) === layer ? layers.filter((one) => one.groupId === layer.groupId) : [];
  });
}
