import type { BatchRow } from '@diy/contract/batches/batches';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { BatchStateTag } from '../run/batch-state-tag.tsx';
import styles from './batch-list.module.css';

/** State of a batch with how much of how much. */
export function BatchFigures({ row: { state, counts } }: { row: BatchRow }) {
  const { t } = useTranslation('batches');
  const toMake = counts.total - counts.skipped;
  const text = t('progress', { done: counts.done, total: toMake });
  const isUnderWay = state !== 'finished' && state !== 'cancelled' && toMake > 0;
  return (
    <span className={styles.figures}>
      <span>
        <BatchStateTag state={state} failed={counts.failed} />
        <span>{text}</span>
      </span>
      {isUnderWay ? <ProgressBar share={counts.done / toMake} label={text} /> : null}
    </span>
  );
}
