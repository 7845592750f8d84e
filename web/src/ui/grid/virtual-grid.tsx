import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { layOutGrid, moveInGrid } from './grid-layout.ts';
import type { GridRange } from './grid-range.ts';
import { GridRow } from './grid-row.tsx';
import { useCellFocus } from './use-cell-focus.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridWidth } from './use-grid-width.ts';
import styles from './virtual-grid.module.css';

export interface VirtualGridHandle {
  focus(index: number): void;
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
  handle?: Ref<VirtualGridHandle>;
  /** Said below when there are more cells than a page can be high. */
  moreText: (shown: number) => string;
}

/** A grid that scrolls with the window and draws only the rows in sight, however many there are. */
export function VirtualGrid(props: VirtualGridProps) {
  const { count, label, focusIndex, startIndex, onFocusIndex, isSelected, renderCell, onRange, onKey } =
    props;
  const { box, width, top } = useGridWidth();
  const layout = layOutGrid({ ...props, width });
  const { columns, rowStep } = layout;
  const place = { count, layout, width, top, focusIndex, startIndex };
  const { rows, range, rowCount, shown, scrollToCell } = useGridRows(place);

  const { first, last, firstSeen, lastSeen } = range;
  useEffect(() => {
    if (count > 0) onRange({ first, last, firstSeen, lastSeen, columns });
  }, [count, columns, first, last, firstSeen, lastSeen, onRange]);

  const reveal = (index: number) => scrollToCell(index, 'auto');
  const moveTo = useCellFocus({ box, focusIndex, onFocusIndex, reveal });
  useImperativeHandle(props.handle, () => ({ focus: moveTo }));

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
          <GridRow
            key={row.key}
            index={row.index}
            topPx={row.start - top}
            layout={layout}
            count={count}
            isSelected={isSelected}
            renderCell={renderCell}
            onFocus={(index) => index !== focusIndex && onFocusIndex(index)}
          />
        ))}
      </div>
      {shown < count ? <p className={styles.more}>{props.moreText(shown)}</p> : null}
    </>
  );
}
