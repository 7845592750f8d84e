import type { DesignDocument } from '../document/design-document.ts';
import { findSurface } from '../document/find-layer.ts';
import { EditingError } from './editing-error.ts';
import { openGroupOf, withWholeGroups } from './open-group.ts';
import { isSelectable } from './pick-layers.ts';

/** Where the person is in the design; restored together with it. */
export interface EditorPlace {
  readonly activeSurfaceId: string;
  readonly selection: readonly string[];
  /** The group whose layers are picked one by one; null outside of groups. */
  readonly openGroupId: string | null;
}

/** The first surface with nothing selected. */
export function firstPlace(design: DesignDocument): EditorPlace {
  return { activeSurfaceId: design.surfaces[0]?.surfaceId ?? '', selection: [], openGroupId: null };
}

/** The place of before where its surface is still there, else the first one. */
export function placeIn(design: DesignDocument, before: EditorPlace): EditorPlace {
  return findSurface(design, before.activeSurfaceId) ? before : firstPlace(design);
}

/** Another surface with nothing selected, or the place itself on its own surface. Throws an EditingError for an unknown one. */
export function placeOnSurface(design: DesignDocument, place: EditorPlace, surfaceId: string): EditorPlace {
  if (!findSurface(design, surfaceId)) throw new EditingError('surface-not-found', surfaceId);
  if (surfaceId === place.activeSurfaceId) return place;
  return { activeSurfaceId: surfaceId, selection: [], openGroupId: null };
}

/** All layers of the active surface that are neither hidden nor locked; groups as wholes. */
export function allSelected(design: DesignDocument, place: EditorPlace): EditorPlace {
  const surface = findSurface(design, place.activeSurfaceId);
  const reached = surface?.layers.filter(isSelectable).map((layer) => layer.id) ?? [];
  return { ...place, selection: surface ? withWholeGroups(surface, reached) : [], openGroupId: null };
}

/** The selection after a change: layers that have appeared, as after adding, pasting and duplicating; else the one of before. */
export function selectionAfter(
  before: DesignDocument,
  after: DesignDocument,
  place: EditorPlace,
): readonly string[] {
  const known = new Set(before.surfaces.flatMap((surface) => surface.layers.map((layer) => layer.id)));
  const added = (findSurface(after, place.activeSurfaceId)?.layers ?? []).filter(
    (layer) => !known.has(layer.id),
  );
  return added.length > 0 ? added.map((layer) => layer.id) : place.selection;
}

/** Leaves out layers that are not on the active surface, and a group that is not open any more. */
export function settle(place: EditorPlace, design: DesignDocument): EditorPlace {
  const surface = findSurface(design, place.activeSurfaceId);
  const present = new Set(surface?.layers.map((layer) => layer.id));
  const isWhole = place.selection.every((id) => present.has(id));
  const selection = isWhole ? place.selection : place.selection.filter((id) => present.has(id));
  const openGroupId = openGroupOf(surface, selection, place.openGroupId);
  return isWhole && openGroupId === place.openGroupId ? place : { ...place, selection, openGroupId };
}
