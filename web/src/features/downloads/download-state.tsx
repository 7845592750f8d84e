import type { DownloadRow } from '@diy/contract/downloads';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { StatusTag, type StatusTone } from '../../ui/feedback/status-tag.tsx';
import styles from './download-table.module.css';

const TONES: Record<DownloadRow['state'], StatusTone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'error',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** State in words; how much of how much while it runs; the reason when it failed or is not complete. */
export function DownloadState({ row }: { row: DownloadRow }) {
  const { t } = useTranslation('downloads');
  if (row.state === 'running' && row.total > 0) {
    const text = t('progress', { done: row.done, total: row.total });
    return (
      <span className={styles.progress}>
        <span>{text}</span>
        <ProgressBar share={row.done / row.total} label={text} />
      </span>
    );
  }
  // A finished one with a message lacks some of its designs.
  const isPartial = row.state === 'succeeded' && row.message !== '';
  return (
    <span className={styles.state}>
      <StatusTag tone={isPartial ? 'warning' : TONES[row.state]}>{t(`state.${row.state}`)}</StatusTag>
      {row.state === 'failed' ? <span className={styles.reason}>{row.message}</span> : null}
      {isPartial ? <span className={styles.partial}>{row.message}</span> : null}
    </span>
  );
}
