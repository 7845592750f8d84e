import type { MatrixCell, MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { TemplateItem } from '@diy/contract/templates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { Picture } from '../../../ui/picture.tsx';
import { type BatchDraft, matrixColumns } from '../batch-draft.ts';
import { MatrixCellButton } from './matrix-cell-button.tsx';
import styles from './quality-matrix.module.css';

interface QualityMatrixProps {
  rows: readonly MatrixRow[];
  draft: BatchDraft;
  items: ReadonlyMap<string, TemplateItem>;
  /** Cells chosen for a sample; null = cells open instead of being chosen. */
  sample: ReadonlySet<string> | null;
  onCell: (row: MatrixRow, cell: MatrixCell) => void;
}

/** Images × products as a contact sheet; every cell shows its print and its findings. */
export function QualityMatrix({ rows, draft, items, sample, onCell }: QualityMatrixProps) {
  const { t, i18n } = useTranslation('batches');
  const columns = useMemo(() => matrixColumns(draft.products), [draft.products]);
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{t('images')}</span>
            </th>
            {columns.map((column) => {
              const definition = items.get(column.template_id)?.definition;
              const colour = definition?.colours.find((one) => one.id === column.colour_id);
              const size = definition?.sizes.find((one) => one.id === column.size_id);
              return (
                <th key={`${column.template_id}:${column.colour_id}:${column.size_id}`} scope="col">
                  <span className={styles.product}>
                    {definition ? pickName(definition.title, i18n.language) : ''}
                  </span>
                  <span className={styles.variant}>
                    {colour ? <i style={{ background: colour.hex }} /> : null}
                    {joinParts([colour && pickName(colour.name, i18n.language), size?.name])}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.image.id}>
              <th scope="row">
                <span className={styles.picture}>
                  <Picture src={row.image.url} alt="" edgePx={56} isTransparent={row.image.has_alpha} />
                </span>
                <span className={styles.name} dir="auto" title={row.image.name}>
                  {row.image.name}
                </span>
                <span className={styles.size}>{writeSize([row.image.width, row.image.height])}</span>
              </th>
              {row.cells.map((cell, index) => {
                const column = columns[index];
                return (
                  <td key={cell.key}>
                    {column ? (
                      <MatrixCellButton
                        row={row}
                        cell={cell}
                        column={column}
                        draft={draft}
                        item={items.get(column.template_id)}
                        isSampled={sample ? sample.has(cell.key) : null}
                        onClick={() => onCell(row, cell)}
                      />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
