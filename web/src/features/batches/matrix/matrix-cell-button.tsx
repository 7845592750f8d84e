import type { MatrixCell, MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { BatchColumn } from '@diy/contract/batches/batch-settings';
import type { TemplateItem } from '@diy/contract/templates';
import { Ban, Check, Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { BatchDraft } from '../batch-draft.ts';
import { CellThumbnail } from '../drawing/cell-thumbnail.tsx';
import { cellSurface } from './cell-surface.ts';
import styles from './quality-matrix.module.css';

interface MatrixCellButtonProps {
  row: MatrixRow;
  cell: MatrixCell;
  column: BatchColumn;
  draft: BatchDraft;
  item: TemplateItem | undefined;
  /** Chosen for a sample; null = no sample is being chosen. */
  isSampled: boolean | null;
  onClick: () => void;
}

/** Edge of a thumbnail in CSS px. */
const EDGE_PX = 112;

/** One cell: its print and resolution, coloured by its worst finding. */
export function MatrixCellButton(props: MatrixCellButtonProps) {
  const { row, cell, column, draft, item, isSampled, onClick } = props;
  const { t } = useTranslation('batches');
  const tone = cell.skip ? 'skip' : (cell.worst ?? 'good');
  const dpi = cell.dpi === null ? t('outlines') : writeSize([cell.dpi], 'dpi');
  const shown = item && cellSurface(row, cell.key, column, column.surfaces[0] ?? '', draft, item);
  const colour = item?.definition.colours.find((one) => one.id === column.colour_id)?.hex ?? '#FFFFFF';
  const isPlaced = Object.keys(draft.cells[cell.key]?.boxes ?? {}).length > 0;
  return (
    <button
      type="button"
      className={styles.cell}
      data-tone={tone}
      data-testid="matrix-cell"
      aria-pressed={isSampled ?? undefined}
      aria-label={joinParts([cell.name, dpi, t(`tone.${tone}`)])}
      onClick={onClick}
    >
      {shown ? (
        <CellThumbnail cell={shown} url={row.image.url} colour={colour} edgePx={EDGE_PX} />
      ) : (
        <span className={styles.blank} />
      )}
      <span className={styles.foot}>
        <span className={styles.dpi} dir="auto">
          {cell.skip ? t('tone.skip') : dpi}
        </span>
        {cell.skip ? <Icon of={Ban} size={14} /> : isPlaced ? <Icon of={Hand} size={14} /> : null}
      </span>
      {isSampled ? (
        <span className={styles.tick}>
          <Icon of={Check} size={14} />
        </span>
      ) : null}
    </button>
  );
}
