import type { DesignDocument } from '../../../document/design-document.ts';
import { findGroup, type LayerGroup } from '../../../document/layer-group.ts';
import { MAX_LAYER_NAME } from '../../../layers/layer-base.ts';
import { changeSurface, mapLayers, requireLayers } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { chosenUnits, layersOfGroup, movableLayers, placeOutsideGroups } from '../../group-units.ts';
import { keepGroups } from '../../keep-groups.ts';
import { withoutGroup } from '../../without-group.ts';

export interface GroupLayersInput {
  /** Layers of one surface. */
  layerIds: readonly string[];
  /** An unused id. */
  groupId: string;
  /** Default: the name of the only named group among them, else none. */
  name?: string;
}

/**
 * Puts layers of one surface into a new group, where the topmost of them lies. Groups among them become part of it,
 * layers of other groups leave those. Locked layers are left out; with fewer than two others, or with exactly the
 * layers of one group, nothing changes.
 */
export function groupLayers(design: DesignDocument, input: GroupLayersInput): DesignDocument {
  const chosen = movableLayers(design, input.layerIds);
  const [surface, ...others] = design.surfaces.filter(({ layers }) =>
    layers.some((layer) => chosen.has(layer)),
  );
  if (others.length > 0) throw new EditingError('invalid-value', 'a group has the layers of one surface');
  const units = chosenUnits(
    design,
    [...chosen].map((layer) => layer.id),
  );
  if (!surface || chosen.size < 2 || units.length < 2) return design;
  requireNewGroupId(design, input.groupId);
  const names = units.flatMap(([first]) => {
    const { groupId } = first ?? {};
    const isWhole =
      groupId !== undefined && layersOfGroup(surface.layers, groupId).every((one) => chosen.has(one));
    return (isWhole && findGroup(surface, groupId)?.name) || [];
  });
  const name = input.name ?? (names.length === 1 ? names[0] : undefined) ?? '';
  const top = surface.layers.findLastIndex((layer) => chosen.has(layer));
  return changeSurface(
    design,
    surface.surfaceId,
    (layers) => {
      const rest = layers.filter((layer) => !chosen.has(layer));
      const below = layers.slice(0, top).filter((layer) => !chosen.has(layer)).length;
      const members = layers
        .filter((layer) => chosen.has(layer))
        .map((layer) => ({ ...layer, groupId: input.groupId }));
      return rest.toSpliced(placeOutsideGroups(rest, below), 0, ...members);
    },
    [checkedGroup({ id: input.groupId, name })],
  );
}

/** Dissolves every group that one of the layers belongs to. A group that is locked as a whole stays. */
export function ungroupLayers(
  design: DesignDocument,
  { layerIds }: { layerIds: readonly string[] },
): DesignDocument {
  const touched = new Set(requireLayers(design, layerIds).map((layer) => layer.groupId));
  const all = design.surfaces.flatMap((surface) => surface.layers);
  const apart = new Set(
    all.filter((layer) => !layer.locked && touched.has(layer.groupId)).map((one) => one.groupId),
  );
  const changed = mapLayers(design, (layer) => (apart.has(layer.groupId) ? withoutGroup(layer) : layer));
  return changed === design ? design : { ...changed, surfaces: changed.surfaces.map(keepGroups) };
}

export interface RenameGroupInput {
  groupId: string;
  /** At most 80 characters; empty for no name. */
  name: string;
}

/** Names a group; throws `layer-not-found` for an unknown group. */
export function renameGroup(design: DesignDocument, input: RenameGroupInput): DesignDocument {
  const surface = design.surfaces.find((one) => findGroup(one, input.groupId));
  if (!surface) throw new EditingError('layer-not-found', input.groupId);
  if (findGroup(surface, input.groupId)?.name === input.name) return design;
  const renamed = checkedGroup({ id: input.groupId, name: input.name });
  const groups = surface.groups?.map((group) => (group.id === renamed.id ? renamed : group));
  return { ...design, surfaces: design.surfaces.map((one) => (one === surface ? { ...one, groups } : one)) };
}

function requireNewGroupId(design: DesignDocument, groupId: string): void {
  if (design.surfaces.some((surface) => findGroup(surface, groupId))) {
    throw new EditingError('duplicate-id', groupId);
  }
}

function checkedGroup(group: LayerGroup): LayerGroup {
  if (group.id.length === 0 || group.id.length > 40 || group.name.length > MAX_LAYER_NAME) {
    throw new EditingError('invalid-value', 'group');
  }
  return group;
}
