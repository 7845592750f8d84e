/** Cells by their places; both ends belong to it. */
export interface GridRange {
  /** Drawn, those just outside the window included. */
  first: number;
  last: number;
  /** First cell seen in the window, below the top bar. */
  firstSeen: number;
  lastSeen: number;
  columns: number;
}

/** Browsers stop drawing somewhere beyond 17 million px; what lies further down is reached by filters. */
const MAX_HEIGHT_PX = 15_000_000;

/** How many rows a page can be high, and the cells they show. */
export function countRows(
  count: number,
  { columns, rowStep }: { columns: number; rowStep: number },
): { rowCount: number; shown: number } {
  const rowCount = Math.min(Math.ceil(count / columns), Math.floor(MAX_HEIGHT_PX / rowStep));
  return { rowCount, shown: Math.min(count, rowCount * columns) };
}

/** The focused cell stays in the page when it is scrolled away: a key pressed then still has a place to start from. */
export function withFocusRow(rows: number[], focusRow: number, rowCount: number): number[] {
  if (focusRow >= rowCount || rows.includes(focusRow)) return rows;
  return [...rows, focusRow].sort((a, b) => a - b);
}

export interface SeenRows {
  /** The rows in the window; null before it is known. */
  rows: { startIndex: number; endIndex: number } | null;
  /** Rows drawn above and below the window. */
  overscan: number;
  /** How much of the grid is scrolled away or covered, in px. */
  hiddenPx: number;
  count: number;
  rowCount: number;
  columns: number;
  rowStep: number;
}

/** The cells of the rows that are drawn and seen. */
export function drawnRange({
  rows,
  overscan,
  hiddenPx,
  count,
  rowCount,
  columns,
  rowStep,
}: SeenRows): GridRange {
  const { startIndex, endIndex } = rows ?? { startIndex: 0, endIndex: 0 };
  const endOf = (row: number) => Math.min(count, (row + 1) * columns) - 1;
  return {
    first: Math.max(0, startIndex - overscan) * columns,
    last: endOf(Math.min(rowCount - 1, endIndex + overscan)),
    firstSeen: Math.floor(Math.max(0, hiddenPx) / rowStep) * columns,
    lastSeen: endOf(endIndex),
    columns,
  };
}
