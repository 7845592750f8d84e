import type { DesignDocument } from '../../../document/design-document.ts';
import type { VectorLayer } from '../../../layers/vector/vector-layer.ts';
import { vectorLayer } from '../../../layers/vector/vector-layer.ts';
import { changeSurface, requireLayers, requireNewIds } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { placeOutsideGroups } from '../../group-units.ts';
import { withoutGroup } from '../../without-group.ts';

export interface CombineLayersInput {
  /** Layers of one surface. */
  layerIds: readonly string[];
  /** The combined layer, as `combineLayers` of `@diy/design/combining` makes it; its id is unused. */
  vector: VectorLayer;
}

/**
 * Puts one vector in the place of the topmost of several layers, which go. It belongs to their group where they are some of one.
 * Nothing changes where one of them is locked.
 */
export function combineLayers(design: DesignDocument, input: CombineLayersInput): DesignDocument {
  const layers = requireLayers(design, input.layerIds);
  const gone = new Set(layers);
  const [surface, ...others] = design.surfaces.filter((one) => one.layers.some((layer) => gone.has(layer)));
  if (others.length > 0) throw new EditingError('invalid-value', 'what is combined lies on one surface');
  if (!surface || layers.some(({ locked }) => locked)) return design;
  requireNewIds(design, [input.vector.id], 1);
  const checked = vectorLayer.safeParse(input.vector);
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  const groups = new Set(layers.map(({ groupId }) => groupId));
  const [groupId] = groups;
  const isInGroup =
    groups.size === 1 && surface.layers.some((one) => one.groupId === groupId && !gone.has(one));
  const vector =
    isInGroup && groupId !== undefined ? { ...checked.data, groupId } : withoutGroup(checked.data);
  return changeSurface(design, surface.surfaceId, (all) => {
    const top = all.findLastIndex((layer) => gone.has(layer));
    const rest = all.filter((layer) => !gone.has(layer));
    const below = all.slice(0, top).filter((layer) => !gone.has(layer)).length;
    const place = vector.groupId === undefined ? placeOutsideGroups(rest, below) : below;
    return rest.toSpliced(place, 0, vector);
  });
}
