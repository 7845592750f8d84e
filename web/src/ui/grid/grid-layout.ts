/** How a grid of square cells with a caption fills a width. All in CSS px. */
export interface GridLayout {
  columns: number;
  cellWidth: number;
  /** From the top of one row to the top of the next. */
  rowStep: number;
  gap: number;
}

export interface GridMeasure {
  width: number;
  /** Narrowest cell; two stand next to each other on a phone however narrow it is. */
  minCell: number;
  /** Height of the caption under the picture. */
  caption: number;
  isNarrow: boolean;
}

/** Lays cells out like CSS `auto-fill` does, so that a skeleton of the same grid has the same places. */
export function layOutGrid({ width, minCell, caption, isNarrow }: GridMeasure): GridLayout {
  const gap = isNarrow ? 12 : 16;
  const columns = isNarrow ? 2 : Math.max(2, Math.floor((width + gap) / (minCell + gap)));
  const cellWidth = Math.max(1, (width - gap * (columns - 1)) / columns);
  return { columns, cellWidth, gap, rowStep: Math.round(cellWidth + caption + gap) };
}

export interface GridMove {
  index: number;
  count: number;
  columns: number;
  /** Rows a screen shows. */
  pageRows: number;
  isRtl: boolean;
}

/** Where a key leads from a cell; null = the key means nothing here. Moves beyond an end stay at it. */
export function moveInGrid(key: string, { index, count, columns, pageRows, isRtl }: GridMove): number | null {
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * pageRows,
    PageUp: -columns * pageRows,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const next = index + step;
  if (next < 0) return key === 'ArrowUp' ? index : 0;
  // Down from the last full row ends on the last cell, not nowhere.
  return Math.min(next, count - 1);
}
