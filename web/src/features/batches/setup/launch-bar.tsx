import type { checkBatch } from '@diy/contract/batches/batch-matrix';
import { MAX_SAMPLE_CELLS } from '@diy/contract/batches/batch-settings';
import type { DataOf } from '@diy/contract/endpoint';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../lib/text/format.ts';
import { formatDuration } from '../format-duration.ts';
import styles from './launch-bar.module.css';

interface LaunchBarProps {
  totals: DataOf<typeof checkBatch>['totals'] | undefined;
  /** The figures belong to earlier settings. */
  isStale: boolean;
  /** Cells chosen for a sample; null = no sample is being chosen. */
  sampleCount: number | null;
  isSaving: boolean;
  /** A batch that was saved before is being changed. */
  isChange: boolean;
  onSample: () => void;
  onSampleEnd: () => void;
  onSampleStart: () => void;
  onStart: () => void;
}

/** What will be made, and the buttons to start it; once there is something to make, it stays visible at the bottom. */
export function LaunchBar(props: LaunchBarProps) {
  const { totals, isStale, sampleCount, isSaving, isChange } = props;
  const { t } = useTranslation(['batches', 'common']);
  const toMake = totals?.to_make ?? 0;
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('launch')}
      data-idle={!totals && sampleCount === null}
    >
      <p className={styles.totals} data-stale={isStale} data-testid="batch-totals">
        {sampleCount !== null ? (
          t('sampleHint', { count: sampleCount, max: MAX_SAMPLE_CELLS })
        ) : totals ? (
          <>
            <b>{t('toMake', { count: toMake })}</b>
            <span>{t('printFiles', { count: totals.print_files })}</span>
            <span>{t('mockups', { count: totals.mockups })}</span>
            <span>{t('about', { time: formatDuration(totals.seconds, t) })}</span>
            <span>{formatBytes(totals.bytes)}</span>
            {totals.withheld > 0 ? (
              <span data-testid="batch-withheld">{t('withheld', { count: totals.withheld })}</span>
            ) : null}
          </>
        ) : (
          <b>{t('toMake', { count: 0 })}</b>
        )}
      </p>
      <span className={styles.buttons}>
        {sampleCount === null ? (
          <>
            <Button disabled={toMake === 0} onClick={props.onSample}>
              {t('sample')}
            </Button>
            <Button type="primary" disabled={toMake === 0} loading={isSaving} onClick={props.onStart}>
              {t(isChange ? 'startChanged' : 'start')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={props.onSampleEnd}>{t('common:cancel')}</Button>
            <Button
              type="primary"
              disabled={sampleCount === 0}
              loading={isSaving}
              onClick={props.onSampleStart}
            >
              {t('sampleStart', { count: sampleCount })}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
