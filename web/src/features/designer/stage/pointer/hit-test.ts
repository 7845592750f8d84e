import { findSurface } from '@diy/design/document';
import { type EditorState, pickedWith } from '@diy/design/editing';
import type { Layer } from '@diy/design/layers';

/** Ids of what a press on a layer is about: its group, or the layer itself where that is open. */
export function pickAt(state: EditorState, layer: Layer): string[] {
  const surface = findSurface(state.design, state.activeSurfaceId);
  return surface ? pickedWith(surface, layer.id, state.openGroupId) : [layer.id];
}

/** Whether all of it is selected. */
export function isPicked(selection: readonly string[], picked: readonly string[]): boolean {
  return picked.length > 0 && picked.every((id) => selection.includes(id));
}

/** The selection with it, or without it where it was selected: what a press with Shift or Ctrl is to do. */
export function withOrWithout(selection: readonly string[], picked: readonly string[]): string[] {
  if (isPicked(selection, picked)) return selection.filter((id) => !picked.includes(id));
  return [...selection, ...picked.filter((id) => !selection.includes(id))];
}
