import type { DesignDocument } from '../../../document/design-document.ts';
import { type Rect, unionOfRects } from '../../../geometry/rect.ts';
import { roundMm } from '../../../geometry/round.ts';
import type { Layer } from '../../../layers/layer.ts';
import { boundsOfLayers } from '../../../layers/layer-bounds.ts';
import { changeLayers, withBox } from '../../change-layers.ts';
import { chosenUnits } from '../../group-units.ts';

export interface TidyLayersInput {
  layerIds: readonly string[];
  /** Layers of a group one by one, as inside an open group; else a group that is chosen whole moves as one. */
  apart?: boolean;
}

interface Item {
  readonly unit: Layer[];
  readonly bounds: Rect;
}

/**
 * Puts layers into rows and columns as they roughly lie: each in the middle of its cell, with one gap between columns and one between
 * rows, which are the middle ones of the gaps there were. The top left corner of all stays. Hidden and locked layers are left out.
 */
export function tidyLayers(design: DesignDocument, input: TidyLayersInput): DesignDocument {
  const items = chosenUnits(design, input.layerIds, input.apart).flatMap((unit): Item[] => {
    const bounds = boundsOfLayers(unit.filter((layer) => !layer.hidden && !layer.locked));
    return bounds ? [{ unit, bounds }] : [];
  });
  const around = unionOfRects(items.map(({ bounds }) => bounds));
  if (!around || items.length < 2) return design;
  const rows = intoRows(items);
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.bounds.widthMm ?? 0)),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ bounds }) => bounds.heightMm)));
  const gapX = middleOf(rows.flatMap((row) => gapsAlong(row, 'x')));
  // One column has no gap between columns, and one row none between rows.
  const gapY = middleOf(gapsAlong(rows.map(rowBounds), 'y'));
  const shifts = new Map<string, { dxMm: number; dyMm: number }>();
  let top = around.yMm;
  rows.forEach((row, rowAt) => {
    let left = around.xMm;
    row.forEach(({ unit, bounds }, at) => {
      const dxMm = left + ((widths[at] ?? 0) - bounds.widthMm) / 2 - bounds.xMm;
      const dyMm = top + ((heights[rowAt] ?? 0) - bounds.heightMm) / 2 - bounds.yMm;
      for (const layer of unit) shifts.set(layer.id, { dxMm, dyMm });
      left += (widths[at] ?? 0) + gapX;
    });
    top += (heights[rowAt] ?? 0) + gapY;
  });
  return changeLayers(design, [...shifts.keys()], (layer) => {
    const { dxMm, dyMm } = shifts.get(layer.id) ?? { dxMm: 0, dyMm: 0 };
    return withBox(layer, { xMm: roundMm(layer.xMm + dxMm), yMm: roundMm(layer.yMm + dyMm) });
  });
}

/** Rows from the top, each from the left: an item belongs to the row above where their middles are within half of the lower height. */
function intoRows(items: readonly Item[]): Item[][] {
  const middle = ({ bounds }: Item) => bounds.yMm + bounds.heightMm / 2;
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isBeside =
      first && middle(item) - middle(first) < Math.min(first.bounds.heightMm, item.bounds.heightMm) / 2;
    if (row && isBeside) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.bounds.xMm - other.bounds.xMm));
}

function rowBounds(row: readonly Item[]): Item {
  return { unit: [], bounds: unionOfRects(row.map(({ bounds }) => bounds)) ?? row[0]!.bounds };
}

function gapsAlong(items: readonly Item[], axis: 'x' | 'y'): number[] {
  return items.slice(1).map(({ bounds }, at) => {
    const before = items[at]!.bounds;
    return axis === 'x'
      ? bounds.xMm - before.xMm - before.widthMm
      : bounds.yMm - before.yMm - before.heightMm;
  });
}

/** The median of the gaps; 0 where layers overlapped, so that they end up side by side. */
function middleOf(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((one, other) => one - other);
  return Math.max(sorted[Math.floor(sorted.length / 2)] ?? 0, 0);
}
