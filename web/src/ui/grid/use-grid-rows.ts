import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { GridLayout } from './grid-layout.ts';
import { countRows, drawnRange, withFocusRow } from './grid-range.ts';

/** Rows kept above and below the window. */
const OVERSCAN = 3;
/** Top bar and selection bar cover this much of the window. */
const COVERED = { top: 72, bottom: 104 };

interface GridRowsOptions {
  count: number;
  layout: GridLayout;
  /** Width of the grid, in px; 0 before it is known. */
  width: number;
  /** Where the grid begins on the page, in px. */
  top: number;
  focusIndex: number;
  /** Scrolled to at first; 0 = top. */
  startIndex: number;
}

/** The rows of a grid that scrolls with the window: which are drawn, and which are seen. */
export function useGridRows({ count, layout, width, top, focusIndex, startIndex }: GridRowsOptions) {
  const { columns, rowStep } = layout;
  const { rowCount, shown } = countRows(count, layout);
  const focusRow = Math.floor(focusIndex / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowStep,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.bottom,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withFocusRow(defaultRangeExtractor(range), focusRow, range.count),
      [focusRow],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have another height, all places are to be found again
  useEffect(() => virtualizer.measure(), [rowStep, virtualizer]);

  const scrollToCell = (index: number, align: 'start' | 'auto') =>
    virtualizer.scrollToIndex(Math.floor(index / columns), { align });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || width === 0 || count === 0) return;
    hasStarted.current = true;
    if (startIndex > 0) scrollToCell(startIndex, 'start');
  });

  const hiddenPx = (virtualizer.scrollOffset ?? 0) + COVERED.top - top - 1;
  const seen = { rows: virtualizer.range, overscan: OVERSCAN, hiddenPx };
  const range = drawnRange({ ...seen, count, rowCount, columns, rowStep });
  return { rows: virtualizer.getVirtualItems(), range, rowCount, shown, scrollToCell };
}
