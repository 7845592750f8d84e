import type { ReactNode } from 'react';
import type { GridLayout } from './grid-layout.ts';
import styles from './virtual-grid.module.css';

interface GridRowProps {
  /** Its place among the rows. */
  index: number;
  /** From the top of the grid, in px. */
  topPx: number;
  layout: GridLayout;
  /** Number of all cells of the grid. */
  count: number;
  isSelected: (index: number) => boolean;
  renderCell: (index: number) => ReactNode;
  /** A cell has got the focus. */
  onFocus: (index: number) => void;
}

/** One row of a grid, where it belongs on the page. */
export function GridRow({ index: row, topPx, layout, count, isSelected, renderCell, onFocus }: GridRowProps) {
  const { columns, cellWidth, gap } = layout;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out row by row at free places
    // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
    <div
      role="row"
      aria-rowindex={row + 1}
      className={styles.row}
      style={{
        gridTemplateColumns: `repeat(${columns}, ${cellWidth}px)`,
        columnGap: gap,
        transform: `translateY(${topPx}px)`,
      }}
    >
      {Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
        const index = row * columns + column;
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
          <div
            key={index}
            role="gridcell"
            aria-selected={isSelected(index)}
            data-index={index}
            className={styles.cell}
            onFocus={() => onFocus(index)}
          >
            {renderCell(index)}
          </div>
        );
      })}
    </div>
  );
}
