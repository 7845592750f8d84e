import { findSurface } from '@diy/design/document';
import { type EditorState, groupUnits, isSelectable, layersOfGroup } from '@diy/design/editing';

/**
 * What Tab selects next: layers and groups from bottom to top, inside an open group its layers; those that are hidden or locked
 * are passed by. Null at the end, where Tab leaves the stage.
 */
export function walkLayers(state: EditorState, direction: 1 | -1): readonly string[] | null {
  const layers = findSurface(state.design, state.activeSurfaceId)?.layers ?? [];
  const units =
    state.openGroupId === null
      ? groupUnits(layers)
      : layersOfGroup(layers, state.openGroupId).map((one) => [one]);
  const stops = units.filter((unit) => unit.some(isSelectable)).map((unit) => unit.map(({ id }) => id));
  const isChosen = (ids: readonly string[]) => ids.some((id) => state.selection.includes(id));
  const now = direction > 0 ? stops.findLastIndex(isChosen) : stops.findIndex(isChosen);
  if (now < 0) return (direction > 0 ? stops[0] : stops.at(-1)) ?? null;
  return stops[now + direction] ?? null;
}
