import type { MatrixCell, MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { TemplateItem } from '@diy/contract/templates';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../../shared/api/api-errors.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import type { BatchDraft } from '../batch-draft.ts';
import { CellDialog } from '../matrix/cell-dialog.tsx';
import { MatrixTools } from '../matrix/matrix-tools.tsx';
import { QualityMatrix } from '../matrix/quality-matrix.tsx';
import { MATRIX_ROWS, type MatrixView, type useCheck } from '../use-check.ts';

interface CheckSectionProps {
  check: ReturnType<typeof useCheck>;
  view: MatrixView;
  onView: (view: MatrixView) => void;
  draft: BatchDraft;
  items: ReadonlyMap<string, TemplateItem>;
  sample: ReadonlySet<string> | null;
  onSample: (key: string) => void;
  onChange: (draft: BatchDraft) => void;
}

/** The quality matrix with its tools, and the dialog of the cell that was clicked. */
export function CheckSection(props: CheckSectionProps) {
  const { check, view, onView, draft, items, sample, onSample, onChange } = props;
  const { t } = useTranslation(['batches', 'common']);
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (check.isError && (!check.data || check.error instanceof Refused)) {
    return (
      <ErrorState
        text={explainFailure(check.error)}
        retryLabel={t('common:retry')}
        isRetrying={check.isFetching}
        onRetry={() => void check.refetch()}
      />
    );
  }
  if (!check.data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  const { list, rowCount } = check.data;
  const opened = findCell(list, openKey);
  const click = (_: MatrixRow, cell: MatrixCell) => (sample ? onSample(cell.key) : setOpenKey(cell.key));
  return (
    <>
      <MatrixTools check={check.data} view={view} onView={onView} draft={draft} onChange={onChange} />
      {list.length === 0 ? (
        <p>
          {t('noneOfThis')}{' '}
          <Button size="small" onClick={() => onView({ p: 1, only: 'all' })}>
            {t('showAll')}
          </Button>
        </p>
      ) : (
        <QualityMatrix rows={list} draft={draft} items={items} sample={sample} onCell={click} />
      )}
      <Pager page={view.p} limit={MATRIX_ROWS} rowCount={rowCount} onChange={(p) => onView({ ...view, p })} />
      {opened ? (
        <CellDialog
          row={opened.row}
          cell={opened.cell}
          draft={draft}
          items={items}
          onChange={onChange}
          onClose={() => setOpenKey(null)}
        />
      ) : null}
    </>
  );
}

function findCell(rows: readonly MatrixRow[], key: string | null) {
  for (const row of rows) {
    const cell = row.cells.find((one) => one.key === key);
    if (cell) return { row, cell };
  }
  return null;
}
