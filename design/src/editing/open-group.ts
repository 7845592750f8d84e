import type { DesignSurface } from '../document/design-document.ts';
import { layersOfGroup } from './group-units.ts';

/**
 * The group whose layers are picked one by one. It is the one that holds all of the selection but is not selected
 * whole; a group opened before stays open while all of it is picked.
 */
export function openGroupOf(
  surface: DesignSurface | null,
  selection: readonly string[],
  before: string | null,
): string | null {
  const picked = new Set(selection);
  const chosen = surface?.layers.filter((layer) => picked.has(layer.id)) ?? [];
  const groupId = chosen[0]?.groupId;
  if (!surface || groupId === undefined || chosen.some((layer) => layer.groupId !== groupId)) return null;
  return chosen.length < layersOfGroup(surface.layers, groupId).length || before === groupId ? groupId : null;
}

/** Ids of the layers and of all layers of their groups, bottom to top: what a marquee around them selects. */
export function withWholeGroups(surface: DesignSurface, layerIds: readonly string[]): string[] {
  const picked = new Set(layerIds);
  const groups = new Set(
    surface.layers.filter((layer) => picked.has(layer.id)).map((layer) => layer.groupId),
  );
  return surface.layers
    .filter((layer) => picked.has(layer.id) || (layer.groupId !== undefined && groups.has(layer.groupId)))
    .map((layer) => layer.id);
}

/** What a click on a layer selects: its whole group, or the layer itself when that group is open. */
export function selectionOfClick(
  surface: DesignSurface,
  layerId: string,
  openGroupId: string | null,
): string[] {
  const groupId = surface.layers.find((layer) => layer.id === layerId)?.groupId;
  return groupId === openGroupId ? [layerId] : withWholeGroups(surface, [layerId]);
}
