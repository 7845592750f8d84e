import type { DesignDocument } from '../../../document/design-document.ts';
import type { Layer } from '../../../layers/layer.ts';
import { changeSurface } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { chosenUnits, movableLayers, placeOutsideGroups } from '../../group-units.ts';
import { withoutGroup } from '../../without-group.ts';

export interface PlaceLayersInput {
  /** Layers of one surface. */
  layerIds: readonly string[];
  /** The place from the bottom of the lowest of them, counted without them. */
  place: number;
  /** The group of that surface they join; null = none. Groups that are chosen whole stay groups outside of others. */
  groupId: string | null;
}

/**
 * Moves layers to a position in their surface's list, into a group or out of one, as a drag in the layer list does. If that
 * position would split a group, the nearest one that does not is used. Locked layers stay.
 */
export function placeLayers(design: DesignDocument, input: PlaceLayersInput): DesignDocument {
  const moved = movableLayers(design, input.layerIds);
  const surface = design.surfaces.find(({ layers }) => layers.some((layer) => moved.has(layer)));
  if (!surface) return design;
  if ([...moved].some((layer) => !surface.layers.includes(layer))) {
    throw new EditingError('invalid-value', 'layers of several surfaces');
  }
  const { groupId } = input;
  if (groupId !== null && !surface.groups?.some((group) => group.id === groupId)) {
    throw new EditingError('invalid-value', groupId);
  }
  const rest = surface.layers.filter((layer) => !moved.has(layer));
  const place =
    groupId === null ? placeOutsideGroups(rest, input.place) : placeInGroup(rest, groupId, input.place);
  const units = chosenUnits(
    design,
    [...moved].map((layer) => layer.id),
  );
  const placed = units.flatMap((unit) => {
    if (groupId !== null) return unit.map((layer) => withGroup(layer, groupId));
    return unit.length > 1 ? unit : unit.map(withoutGroup);
  });
  const next = rest.toSpliced(place, 0, ...placed);
  if (next.every((layer, index) => layer === surface.layers[index])) return design;
  return changeSurface(design, surface.surfaceId, () => next);
}

function withGroup(layer: Layer, groupId: string): Layer {
  return layer.groupId === groupId ? layer : { ...layer, groupId };
}

/** Returns the nearest place to the wanted one among the group's other layers, or outside of all groups when it has none. */
function placeInGroup(rest: readonly Layer[], groupId: string, wanted: number): number {
  const first = rest.findIndex((layer) => layer.groupId === groupId);
  if (first < 0) return placeOutsideGroups(rest, wanted);
  const last = rest.findLastIndex((layer) => layer.groupId === groupId);
  return Math.min(Math.max(Math.trunc(wanted), first), last + 1);
}
