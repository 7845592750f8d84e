import type { checkBatch } from '@diy/contract/batches/batch-matrix';
import type { DataOf } from '@diy/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import {
  acceptCells,
  type BatchDraft,
  correctCells,
  type FixScales,
  skipCells,
  toBatchSettings,
} from '../batch-draft.ts';
import { fetchFixScales, type MatrixView } from '../use-check.ts';
import styles from './matrix-tools.module.css';

interface MatrixToolsProps {
  check: DataOf<typeof checkBatch>;
  view: MatrixView;
  onView: (view: MatrixView) => void;
  draft: BatchDraft;
  onChange: (draft: BatchDraft) => void;
}

/** Filters of the matrix, and actions for all cells that have a finding. */
export function MatrixTools({ check, view, onView, draft, onChange }: MatrixToolsProps) {
  const { t } = useTranslation(['batches', 'common']);
  const { totals, keys } = check;
  const shrink = useMutation({
    mutationFn: async () => {
      const settings = toBatchSettings(draft);
      const errors =
        keys.error.length > 0 ? await fetchFixScales(settings, 'error') : new Map<string, FixScales>();
      const warnings =
        keys.warning.length > 0 ? await fetchFixScales(settings, 'warning') : new Map<string, FixScales>();
      return new Map([...errors, ...warnings]);
    },
    onSuccess: (scales) => {
      onChange(correctCells(draft, scales));
      const left = keys.error.length + keys.warning.length - scales.size;
      notify.hint(
        left > 0 ? t('correctedSome', { count: scales.size, left }) : t('shrunk', { count: scales.size }),
      );
    },
  });
  const skipErrors = () => {
    onChange(skipCells(draft, keys.error, true));
    notify.undo(t('skippedErrors', { count: keys.error.length }), () =>
      onChange(skipCells(draft, keys.error, false)),
    );
  };
  const acceptErrors = () => {
    onChange(acceptCells(draft, keys.acceptable));
    notify.undo(t('acceptedAll', { count: keys.acceptable.length }), () =>
      onChange(
        acceptCells(
          draft,
          keys.acceptable.map(({ key }) => ({ key, errors_key: null })),
        ),
      ),
    );
  };
  const chips = [
    { id: 'all', label: t('only.all'), count: totals.cells },
    { id: 'error', label: t('only.error'), count: totals.errors },
    { id: 'warning', label: t('only.warning'), count: totals.warnings },
    { id: 'skip', label: t('only.skip'), count: totals.skipped },
  ];
  return (
    <div className={styles.tools}>
      <FilterChips
        chips={chips}
        value={view.only}
        onChange={(only) => onView({ p: 1, only: only as MatrixView['only'] })}
        label={t('findings')}
      />
      <div className={styles.bulk}>
        {keys.error.length > 0 ? <Button onClick={skipErrors}>{t('skipAllErrors')}</Button> : null}
        {keys.acceptable.length > 0 ? (
          <Popconfirm
            title={t('acceptAll', { count: keys.acceptable.length })}
            description={t('acceptAsk')}
            okText={t('common:accept.action')}
            cancelText={t('common:cancel')}
            onConfirm={acceptErrors}
          >
            <Button>{t('acceptAll', { count: keys.acceptable.length })}</Button>
          </Popconfirm>
        ) : null}
        {keys.error.length + keys.warning.length > 0 ? (
          <Button loading={shrink.isPending} onClick={() => shrink.mutate()}>
            {t('correctAll')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
