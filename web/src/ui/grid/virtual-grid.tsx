import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { layOutGrid, moveInGrid } from './grid-layout.ts';
import { useGridWidth } from './use-grid-width.ts';
import styles from './virtual-grid.module.css';

/** Browsers stop drawing somewhere beyond 17 million px; what lies further down is reached by filters. */
const MAX_HEIGHT_PX = 15_000_000;
/** Rows kept above and below the window. */
const OVERSCAN = 3;
/** Top bar and selection bar cover this much of the window. */
const COVERED = { top: 72, bottom: 104 };

export interface VirtualGridHandle {
  focus(index: number): void;
}

/** Cells by their places; both ends belong to it. */
export interface GridRange {
  /** Drawn, those just outside the window included. */
  first: number;
  last: number;
  /** In the window, below the top bar. */
  firstSeen: number;
  lastSeen: number;
  columns: number;
}

interface VirtualGridProps {
  count: number;
  label: string;
  isNarrow: boolean;
  /** Narrowest cell in px. */
  minCell: number;
  /** Height of the caption under a cell's picture in px. */
  caption: number;
  /** Scrolled to at first; 0 = top. */
  startIndex: number;
  /** The one cell that Tab reaches. */
  focusIndex: number;
  onFocusIndex: (index: number) => void;
  isSelected: (index: number) => boolean;
  renderCell: (index: number) => ReactNode;
  onRange: (range: GridRange) => void;
  /** Keys the grid itself does not know. */
  onKey: (event: KeyboardEvent, index: number) => void;
  handle?: RefObject<VirtualGridHandle | null>;
  /** Said below when there are more cells than a page can be high. */
  moreText: (shown: number) => string;
}

/** A grid that scrolls with the window and draws only the rows in sight, however many there are. */
export function VirtualGrid(props: VirtualGridProps) {
  const { count, label, focusIndex, onFocusIndex, isSelected, renderCell, onRange, onKey } = props;
  const { box, width, top } = useGridWidth();
  const { columns, cellWidth, gap, rowStep } = layOutGrid({ ...props, width });
  const rowCount = Math.min(Math.ceil(count / columns), Math.floor(MAX_HEIGHT_PX / rowStep));
  const shown = Math.min(count, rowCount * columns);
  const focusRow = Math.floor(focusIndex / columns);
  const wantsFocus = useRef(false);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowStep,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.bottom,
    useFlushSync: false,
    // The focused cell stays in the page when it is scrolled away: a key pressed then still has a place to start from.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(range);
        if (focusRow >= range.count || rows.includes(focusRow)) return rows;
        return [...rows, focusRow].sort((a, b) => a - b);
      },
      [focusRow],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have another height, all places are to be found again
  useEffect(() => virtualizer.measure(), [rowStep, virtualizer]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || width === 0 || count === 0) return;
    hasStarted.current = true;
    if (props.startIndex > 0)
      virtualizer.scrollToIndex(Math.floor(props.startIndex / columns), { align: 'start' });
  });

  const range = virtualizer.range;
  const firstRow = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const lastRow = Math.min(rowCount - 1, (range?.endIndex ?? 0) + OVERSCAN);
  const hidden = Math.max(0, (virtualizer.scrollOffset ?? 0) + COVERED.top - top - 1);
  const firstSeen = Math.floor(hidden / rowStep) * columns;
  const endOf = (row: number) => Math.min(count, (row + 1) * columns) - 1;
  const last = endOf(lastRow);
  const lastSeen = endOf(range?.endIndex ?? 0);
  useEffect(() => {
    if (count > 0) onRange({ first: firstRow * columns, last, firstSeen, lastSeen, columns });
  }, [count, columns, firstRow, last, firstSeen, lastSeen, onRange]);

  const focusCell = useCallback(
    (index: number) => box.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    [box],
  );
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusCell(focusIndex);
  });
  const moveTo = (index: number) => {
    wantsFocus.current = true;
    onFocusIndex(index);
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    if (index === focusIndex) focusCell(index);
  };
  if (props.handle) props.handle.current = { focus: moveTo };

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (!cell || (event.target as HTMLElement).matches('input[type="text"]')) return;
    const index = Number(cell.dataset.index);
    const pageRows = Math.max(1, Math.floor(window.innerHeight / rowStep) - 1);
    const isRtl = document.documentElement.dir === 'rtl';
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const next = isPlain ? moveInGrid(event.key, { index, count: shown, columns, pageRows, isRtl }) : null;
    if (next === null) return onKey(event, index);
    event.preventDefault();
    moveTo(next);
  };
  const rows = virtualizer.getVirtualItems();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out row by row at free places */}
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={Math.ceil(count / columns)}
        aria-colcount={columns}
        className={styles.grid}
        style={{ blockSize: rowCount * rowStep }}
        tabIndex={-1}
        onKeyDown={key}
      >
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
          <div
            key={row.key}
            role="row"
            aria-rowindex={row.index + 1}
            className={styles.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, ${cellWidth}px)`,
              columnGap: gap,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => {
              const index = row.index * columns + column;
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
                <div
                  key={index}
                  role="gridcell"
                  aria-selected={isSelected(index)}
                  data-index={index}
                  className={styles.cell}
                  onFocus={() => index !== focusIndex && onFocusIndex(index)}
                >
                  {renderCell(index)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {shown < count ? <p className={styles.more}>{props.moreText(shown)}</p> : null}
    </>
  );
}
