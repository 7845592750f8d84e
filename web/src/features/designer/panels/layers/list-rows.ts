import { type DesignSurface, findGroup, type LayerGroup } from '@diy/design/document';
import { groupUnits } from '@diy/design/editing';
import type { Layer } from '@diy/design/layers';

/** A line of the layer list: a layer, or a group above its layers. */
export interface PanelRow {
  readonly key: string;
  /** The group this is the line of; null for a layer. */
  readonly group: LayerGroup | null;
  /** The layer, or the group's, bottom to top. */
  readonly layers: readonly Layer[];
  /** For a layer: the group it belongs to. */
  readonly parentId: string | null;
  readonly isFolded: boolean;
}

/** The lines of a surface, topmost first; the layers of a folded group have none. */
export function panelRows(surface: DesignSurface, isFolded: (groupId: string) => boolean): PanelRow[] {
  return groupUnits(surface.layers)
    .reverse()
    .flatMap((unit) => {
      const groupId = unit[0]?.groupId;
      const rows = [...unit].reverse().map((layer) => rowOf(layer));
      if (groupId === undefined) return rows;
      const group = findGroup(surface, groupId) ?? { id: groupId, name: '' };
      const folded = isFolded(groupId);
      const head = { key: `group ${groupId}`, group, layers: unit, parentId: null, isFolded: folded };
      return folded ? [head] : [head, ...rows];
    });
}

function rowOf(layer: Layer): PanelRow {
  return { key: layer.id, group: null, layers: [layer], parentId: layer.groupId ?? null, isFolded: false };
}

/** Where dragged layers would go, and the line that is marked for it. */
export interface DropPlace {
  /** From the bottom, counted without what is dragged: what `placeLayers` takes. */
  readonly place: number;
  readonly groupId: string | null;
  readonly mark: { readonly key: string; readonly edge: 'above' | 'below' | 'into' };
}

/** What is being dragged, and all layers of the surface, bottom to top. */
export interface Dragged {
  readonly layers: readonly Layer[];
  readonly all: readonly Layer[];
}

/**
 * Where layers dragged over a line would go; `share` is how far down the pointer is on it, 0 to 1. Over the lower part
 * of a group's line they go into it; a group goes above or below another one, never into it. Below the last line
 * (`row` null) they go to the bottom, out of every group.
 */
export function dropPlace(
  rows: readonly PanelRow[],
  row: PanelRow | null,
  share: number,
  dragged: Dragged,
): DropPlace | null {
  const last = rows.at(-1);
  if (!row) return last ? { place: 0, groupId: null, mark: { key: last.key, edge: 'below' } } : null;
  const groupId = row.group?.id ?? row.parentId;
  const head = groupId === null ? undefined : rows.find((one) => one.group?.id === groupId);
  if (head && hasWholeGroup(dragged)) return besideGroup(rows, head, row, share, dragged);
  if (row.group) {
    if (share < 1 / 3) return aboveRow(row, null, dragged);
    if (row.isFolded && share > 2 / 3) return belowRow(row, null, dragged);
    return { ...aboveRow(row, row.group.id, dragged), mark: { key: row.key, edge: 'into' } };
  }
  return share > 0.5 ? belowRow(row, row.parentId, dragged) : aboveRow(row, row.parentId, dragged);
}

/** Above or below a whole group, whichever of its lines the pointer is over. */
function besideGroup(
  rows: readonly PanelRow[],
  head: PanelRow,
  row: PanelRow,
  share: number,
  dragged: Dragged,
): DropPlace {
  const lines = rows.filter((one) => one === head || one.parentId === head.group?.id);
  const isUpper = lines.indexOf(row) + share < lines.length / 2;
  if (isUpper) return aboveRow(head, null, dragged);
  return { ...belowRow(head, null, dragged), mark: { key: lines.at(-1)?.key ?? head.key, edge: 'below' } };
}

function aboveRow(row: PanelRow, groupId: string | null, dragged: Dragged): DropPlace {
  const top = dragged.all.findLastIndex((layer) => row.layers.includes(layer));
  return { place: countUnmoved(dragged, top + 1), groupId, mark: { key: row.key, edge: 'above' } };
}

function belowRow(row: PanelRow, groupId: string | null, dragged: Dragged): DropPlace {
  const bottom = dragged.all.findIndex((layer) => row.layers.includes(layer));
  return {
    place: countUnmoved(dragged, Math.max(0, bottom)),
    groupId,
    mark: { key: row.key, edge: 'below' },
  };
}

function countUnmoved({ layers, all }: Dragged, end: number): number {
  return all.slice(0, end).filter((layer) => !layers.includes(layer)).length;
}

function hasWholeGroup({ layers, all }: Dragged): boolean {
  return groupUnits(all).some((unit) => unit.length > 1 && unit.every((layer) => layers.includes(layer)));
}
