import { findSurface } from '@diy/design/document';
import { isSelectable, layersOfGroup, splitObstacle } from '@diy/design/editing';
import type { VectorLayer } from '@diy/design/layers';
import { notify } from '../../../lib/notifications.ts';
import { translate } from '../../../lib/text/translate.ts';
import { selectedLayers, selectedUnits } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { countFreeLayers, reportSurfaceFull } from '../session/editor/free-layers.ts';

/** Whether two things are selected that can be grouped; one or both may be groups already. */
export function canGroup({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  const units = selectedUnits(editor.getState());
  return units.filter((unit) => unit.some((layer) => !layer.locked)).length > 1;
}

/** The one vector of several paths that is selected and can be taken apart; null = none. */
function vectorToSplit({ editor }: Pick<DesignerSession, 'editor'>): VectorLayer | null {
  const [layer, ...others] = selectedLayers(editor.getState());
  const canSplit = layer?.kind === 'vector' && layer.paths.length > 1 && !layer.locked;
  return canSplit && others.length === 0 ? layer : null;
}

/** Whether anything of a group is selected that is not locked as a whole, or a vector of several paths. */
export function canUngroup(session: Pick<DesignerSession, 'editor'>): boolean {
  const state = session.editor.getState();
  if (vectorToSplit(session)) return true;
  const layers = findSurface(state.design, state.activeSurfaceId)?.layers ?? [];
  return selectedLayers(state).some(
    ({ groupId }) => groupId !== undefined && layersOfGroup(layers, groupId).some((layer) => !layer.locked),
  );
}

/** Puts the selection into a new group, which is then selected. */
export function groupSelection({ editor }: Pick<DesignerSession, 'editor'>): void {
  // Locked layers are left out, so they are not selected afterwards.
  const units = selectedUnits(editor.getState()).filter((unit) => unit.some((layer) => !layer.locked));
  const layerIds = units.flat().map((layer) => layer.id);
  editor.run('groupLayers', { layerIds, groupId: editor.newId() }, { select: layerIds });
}

/** Takes the selected groups, or the selected vector, apart; their layers are selected. */
export function ungroupSelection(session: Pick<DesignerSession, 'editor'>): void {
  const { editor } = session;
  const { selection } = editor.getState();
  const vector = vectorToSplit(session);
  // A vector in a group leaves the group first.
  if (vector && vector.groupId === undefined) {
    splitVector(session, vector);
    return;
  }
  editor.run('ungroupLayers', { layerIds: selection });
  editor.select(selection);
}

/** Its paths become vectors of their own, which are then selected. */
function splitVector(session: Pick<DesignerSession, 'editor'>, layer: VectorLayer): void {
  const { id, paths } = layer;
  const { editor } = session;
  const obstacle = splitObstacle(layer);
  if (obstacle) {
    notify.warning(translate(`designer:vector.cannotSplit.${obstacle}`));
    return;
  }
  if (countFreeLayers(editor.getState()) < paths.length - 1) {
    reportSurfaceFull();
    return;
  }
  const newIds = paths.map(() => editor.newId());
  editor.run('splitVector', { layerId: id, newIds });
  const now = editor.getState();
  const layers = findSurface(now.design, now.activeSurfaceId)?.layers ?? [];
  editor.select(newIds.filter((one) => layers.some((layer) => layer.id === one)));
}

/** Whether one group, and nothing else, is selected as a whole. */
export function canEnterGroup({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  const state = editor.getState();
  const [unit, ...others] = selectedUnits(state);
  return state.openGroupId === null && others.length === 0 && (unit?.length ?? 0) > 1;
}

/** Goes into the selected group: its topmost layer that can be picked is selected. */
export function enterGroup({ editor }: Pick<DesignerSession, 'editor'>): void {
  const [unit] = selectedUnits(editor.getState());
  const top = unit?.findLast(isSelectable) ?? unit?.at(-1);
  if (top) editor.select([top.id]);
}

/** Leaves the open group, which is then selected; false when none is open. */
export function closeGroup({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  const { design, activeSurfaceId, openGroupId } = editor.getState();
  if (openGroupId === null) return false;
  const layers = findSurface(design, activeSurfaceId)?.layers ?? [];
  editor.select(
    layersOfGroup(layers, openGroupId).map((layer) => layer.id),
    null,
  );
  return true;
}
