import type { BatchCounts, BatchItem } from '@diy/contract/batches/batches';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { formatDuration } from '../format-duration.ts';
import styles from './batch-progress.module.css';
import { BatchStateTag } from './batch-state-tag.tsx';

/** How far a batch is: state, done of all, pace, time left. */
export function BatchProgress({ batch, counts }: { batch: BatchItem; counts: BatchCounts }) {
  const { t } = useTranslation('batches');
  const toMake = counts.total - counts.skipped;
  const isAtWork = batch.state === 'running' || batch.state === 'sampling';
  const text = t('progress', { done: counts.done, total: toMake });
  return (
    <section className={styles.progress} aria-label={t('progressLabel')} data-testid="batch-progress">
      <div className={styles.line}>
        <BatchStateTag state={batch.state} failed={counts.failed} />
        <b>{text}</b>
        {counts.failed > 0 ? (
          <span className={styles.failed}>{t('failedCount', { count: counts.failed })}</span>
        ) : null}
        {counts.skipped > 0 ? <span>{t('skippedCount', { count: counts.skipped })}</span> : null}
        {isAtWork && batch.per_minute > 0 ? (
          <span>{t('perMinute', { count: Math.round(batch.per_minute) })}</span>
        ) : null}
        {isAtWork && batch.seconds_left !== null ? (
          <span>{t('timeLeft', { time: formatDuration(batch.seconds_left, t) })}</span>
        ) : null}
      </div>
      {toMake > 0 && batch.state !== 'finished' ? (
        <ProgressBar share={counts.done / toMake} label={text} />
      ) : null}
    </section>
  );
}
