import type { MatrixCell, MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { TemplateItem } from '@diy/contract/templates';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import {
  acceptCells,
  type BatchDraft,
  correctCells,
  isPlacedOtherwise,
  matrixColumns,
  placeCell,
  placementRuleFor,
  resetCell,
  skipCells,
} from '../batch-draft.ts';
import { BatchFindings } from '../batch-findings.tsx';
import styles from './cell-dialog.module.css';
import { cellSurface } from './cell-surface.ts';
import { PlaceEditor } from './place-editor.tsx';

interface CellDialogProps {
  row: MatrixRow;
  cell: MatrixCell;
  draft: BatchDraft;
  items: ReadonlyMap<string, TemplateItem>;
  onChange: (draft: BatchDraft) => void;
  onClose: () => void;
}

/** One cell: its findings, and the possible actions: leave it out, make it smaller, place it by hand. */
export function CellDialog({ row, cell, draft, items, onChange, onClose }: CellDialogProps) {
  const { t, i18n } = useTranslation(['batches', 'common']);
  const { key } = cell;
  const column = matrixColumns(draft.products)[row.cells.findIndex((one) => one.key === key)];
  const item = column && items.get(column.template_id);
  const change = draft.cells[key];
  const [surfaceId, setSurfaceId] = useState(column?.surfaces[0] ?? '');
  if (!column || !item) return null;
  const shown = cellSurface(row, key, column, surfaceId, draft, item);
  const colour = item.definition.colours.find((one) => one.id === column.colour_id)?.hex ?? '#FFFFFF';
  const surfaces = item.definition.surfaces.filter(({ id }) => column.surfaces.includes(id));
  const isChanged = change !== undefined && isPlacedOtherwise(change);
  const fix = cell.skip ? null : cell.fix_scales;
  const percents = column.surfaces.map((id) => {
    const scale = fix?.[id] ?? placementRuleFor(draft, key, column.template_id, id).scale;
    return Math.round(scale * 100);
  });
  const leaveWith = (next: BatchDraft) => {
    onChange(next);
    onClose();
  };
  return (
    <Modal open title={cell.name} footer={null} width={640} onCancel={onClose}>
      <div className={styles.body}>
        <div className={styles.side}>
          {surfaces.length > 1 ? (
            <div className={styles.surfaces}>
              {surfaces.map((surface) => (
                <Button
                  key={surface.id}
                  size="small"
                  type={surface.id === surfaceId ? 'primary' : 'default'}
                  onClick={() => setSurfaceId(surface.id)}
                >
                  {pickName(surface.name, i18n.language)}
                </Button>
              ))}
            </div>
          ) : null}
          {shown ? (
            <PlaceEditor
              key={`${surfaceId}${cell.skip}`}
              cell={shown}
              url={row.image.url}
              colour={colour}
              isDisabled={cell.skip}
              onPlace={(box) =>
                onChange(placeCell(draft, key, { ...draft.cells[key]?.boxes, [surfaceId]: box }))
              }
            />
          ) : null}
        </div>
        <div className={styles.words}>
          <p className={styles.dpi} dir="auto" data-tone={cell.worst ?? 'good'}>
            {cell.dpi === null ? t('outlines') : writeSize([cell.dpi], 'dpi')}
          </p>
          <p className={styles.meta}>
            {row.image.name} ·{' '}
            <span className={styles.whole}>{writeSize([row.image.width, row.image.height], 'px')}</span>
          </p>
          <BatchFindings findings={cell.findings} empty={t('noFindings')} />
          {cell.errors_key !== null && !cell.withheld && !cell.skip ? <p>{t('willPrint')}</p> : null}
          <div className={styles.actions}>
            {fix === null ? null : (
              <Button type="primary" onClick={() => leaveWith(correctCells(draft, new Map([[key, fix]])))}>
                {t('shrink', { percent: Math.min(...percents) })}
              </Button>
            )}
            <Button onClick={() => leaveWith(skipCells(draft, [key], !cell.skip))}>
              {t(cell.skip ? 'unskip' : 'skip')}
            </Button>
            {cell.errors_key !== null && !cell.skip ? (
              <Button
                danger={cell.withheld}
                title={t('acceptAsk')}
                onClick={() =>
                  leaveWith(acceptCells(draft, [{ key, errors_key: cell.withheld ? cell.errors_key : null }]))
                }
              >
                {t(cell.withheld ? 'common:accept.action' : 'common:accept.withdraw')}
              </Button>
            ) : null}
            {isChanged ? (
              <Button onClick={() => onChange(resetCell(draft, key))}>{t('backToRule')}</Button>
            ) : null}
          </div>
          <p className={styles.hint}>{t('placeHint')}</p>
        </div>
      </div>
    </Modal>
  );
}
