import { toggleSelection } from '../../stage/frame/pick-layers.ts';
import type { PanelRow } from './list-rows.ts';

/** What is held while a line is clicked. */
export interface ClickKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What is selected and which group is open; undefined = it stays open. */
export interface ListSelection {
  readonly layerIds: readonly string[];
  readonly openGroupId?: string | null;
}

/** The layers of a line. */
export function idsOf(row: PanelRow): string[] {
  return row.layers.map((layer) => layer.id);
}

/**
 * What a click on a line selects: with Shift all lines from the one selected last, with Ctrl or ⌘ also or no longer it,
 * else it alone. A group's line closes the group.
 */
export function selectionAfterClick(
  rows: readonly PanelRow[],
  row: PanelRow,
  now: { selection: readonly string[]; openGroupId: string | null },
  { shiftKey, ctrlKey, metaKey }: ClickKeys,
): ListSelection {
  const { selection, openGroupId } = now;
  const last = selection.at(-1);
  if (shiftKey && last) {
    const ends = [rows.findLastIndex((one) => idsOf(one).includes(last)), rows.indexOf(row)];
    const [from = 0, to = 0] = ends.sort((a, b) => a - b);
    return { layerIds: [...selection, ...rows.slice(from, to + 1).flatMap(idsOf)] };
  }
  if (ctrlKey || metaKey) return { layerIds: toggleSelection(selection, idsOf(row)) };
  return { layerIds: idsOf(row), openGroupId: row.group ? null : openGroupId };
}
