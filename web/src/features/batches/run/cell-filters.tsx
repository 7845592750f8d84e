import type { BatchCounts } from '@diy/contract/batches/batches';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import styles from './cell-filters.module.css';
import type { CellFilter } from './use-batch-cells.ts';

interface CellFiltersProps {
  filter: CellFilter;
  counts: BatchCounts;
  onChange: (change: Partial<CellFilter>) => void;
}

const WORST = ['all', 'none', 'warning', 'error'] as const;
const DECISIONS = ['all', 'none', 'approved', 'rejected'] as const;

/** Which cells are shown: by state, finding and decision. */
export function CellFilters({ filter, counts, onChange }: CellFiltersProps) {
  const { t } = useTranslation('batches');
  const states = [
    { id: 'all', label: t('only.all'), count: counts.total },
    { id: 'done', label: t('cell.done'), count: counts.done },
    { id: 'failed', label: t('cell.failed'), count: counts.failed },
    { id: 'waiting', label: t('cell.waiting'), count: counts.waiting },
    { id: 'skipped', label: t('cell.skipped'), count: counts.skipped },
  ];
  return (
    <div className={styles.filters}>
      <FilterChips
        chips={states}
        value={filter.state}
        onChange={(state) => onChange({ state: state as CellFilter['state'] })}
        label={t('byState')}
      />
      <span className={styles.selects}>
        <Select
          aria-label={t('findings')}
          value={filter.worst}
          onChange={(worst: CellFilter['worst']) => onChange({ worst })}
          options={WORST.map((value) => ({ value, label: t(`worst.${value}`) }))}
          popupMatchSelectWidth={false}
        />
        <Select
          aria-label={t('byDecision')}
          value={filter.decision}
          onChange={(decision: CellFilter['decision']) => onChange({ decision })}
          options={DECISIONS.map((value) => ({ value, label: t(`decided.filter.${value}`) }))}
          popupMatchSelectWidth={false}
        />
      </span>
    </div>
  );
}
