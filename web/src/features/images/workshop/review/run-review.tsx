import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Results } from './results.tsx';
import styles from './review.module.css';
import { isRunning, useRun } from './use-run.ts';

interface RunReviewProps {
  id: string;
  onClose: () => void;
  /** Failed pictures are tried again as a separate run. */
  onRestarted: (workId: string) => void;
}

/** How far a run is, and its results as they come. */
export function RunReview({ id, onClose, onRestarted }: RunReviewProps) {
  const { t } = useTranslation(['images', 'common']);
  const run = useRun(id, onRestarted);
  const { work, error, stop } = run;
  if (!work) {
    return error ? (
      <ErrorState
        text={error.message}
        retryLabel={t('common:retry')}
        isRetrying={false}
        onRetry={() => void run.refetch()}
      />
    ) : (
      <ProgressBar share={0} label={t('work.waiting')} />
    );
  }
  const isOpen = isRunning(work);
  const label =
    work.state === 'queued' ? t('work.waiting') : t('work.progress', { done: work.done, total: work.total });
  return (
    <div className={styles.run}>
      {isOpen ? (
        <div className={styles.progress}>
          <p role="status">{label}</p>
          <ProgressBar share={work.total === 0 ? 0 : work.done / work.total} label={label} />
          <p className={styles.hint}>{t('work.mayClose')}</p>
          <Button size="small" onClick={() => stop.mutate()} loading={stop.isPending}>
            {t('stop')}
          </Button>
        </div>
      ) : (
        <p className={styles.hint} role="status">
          {joinParts([
            work.title,
            ...summaryOf(work.items).map(([part, pictures]) => t(`work.sum.${part}`, { pictures })),
          ])}
        </p>
      )}
      <Results key={id} id={id} items={work.items} run={run} onClose={onClose} />
    </div>
  );
}

/** How the pictures ended; what happened to none is left out. */
function summaryOf(items: readonly { state: string; edge_quality: string | null }[]) {
  const count = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
  const parts = [
    ['made', count('made')],
    ['check', items.filter(({ edge_quality }) => edge_quality === 'check').length],
    ['failed', count('failed')],
    ['rest', count('unchanged', 'cancelled')],
  ] as const;
  return parts.filter(([, pictures]) => pictures > 0);
}
