import { findSurface } from '@diy/design/document';
import { type EditorState, isSelectable, selectionOfClick } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { layerContains } from '@diy/design/painting';

/** Ids of what a press on a layer is about: its group, or the layer itself where that is open. */
export function selectionOfPress(state: EditorState, layer: Layer): string[] {
  const surface = findSurface(state.design, state.activeSurfaceId);
  return surface ? selectionOfClick(surface, layer.id, state.openGroupId) : [layer.id];
}

/** All that lies under a point, topmost first, as clicks pick it: groups as wholes, each once. */
export function selectionsAt(state: EditorState, mm: Point, marginMm = 0): string[][] {
  const surface = findSurface(state.design, state.activeSurfaceId);
  const picks: string[][] = [];
  for (const layer of [...(surface?.layers ?? [])].reverse()) {
    if (!isSelectable(layer) || !layerContains(layer, mm, marginMm)) continue;
    const picked = selectionOfPress(state, layer);
    if (!picks.some((one) => one.join() === picked.join())) picks.push(picked);
  }
  return picks;
}

/** Locked layers under a point, topmost first, as they are picked once they are unlocked. */
export function lockedSelectionsAt(state: EditorState, mm: Point): string[][] {
  const layers = findSurface(state.design, state.activeSurfaceId)?.layers ?? [];
  const found = layers.filter((layer) => layer.locked && !layer.hidden && layerContains(layer, mm));
  const picks = found.reverse().map((layer) => selectionOfPress(state, layer));
  return picks.filter((one, at) => picks.findIndex((other) => other.join() === one.join()) === at);
}

/** What lies below what is selected at a point; from the lowest it continues at the top. Null where nothing lies there. */
export function pickBeneath(state: EditorState, mm: Point): string[] | null {
  const picks = selectionsAt(state, mm);
  const now = picks.findIndex((picked) => isWholeSelection(state.selection, picked));
  return picks[(now + 1) % Math.max(picks.length, 1)] ?? null;
}

/** Whether all of it is selected. */
export function isWholeSelection(selection: readonly string[], picked: readonly string[]): boolean {
  return picked.length > 0 && picked.every((id) => selection.includes(id));
}

/** The selection with it, or without it where it was selected: what a press with Shift or Ctrl is to do. */
export function toggleSelection(selection: readonly string[], picked: readonly string[]): string[] {
  if (isWholeSelection(selection, picked)) return selection.filter((id) => !picked.includes(id));
  return [...selection, ...picked.filter((id) => !selection.includes(id))];
}
