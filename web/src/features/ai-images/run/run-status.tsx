import type { GeneratedImageCounts } from '@diy/contract/ai-images/ai-image-shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import styles from './run-status.module.css';

interface RunStatusProps {
  counts: GeneratedImageCounts;
  isCancelling: boolean;
  isRetrying: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** What is going on in a group, with how to stop it; or what failed, with how to try again. */
export function RunStatus({ counts, isCancelling, isRetrying, onCancel, onRetry }: RunStatusProps) {
  const { t } = useTranslation('ai-images');
  const open = counts.queued + counts.running;
  // Progress counts this run's images only: all that the group ever made would begin near the end.
  const [most, setMost] = useState(open);
  if (open > most || (open === 0 && most > 0)) setMost(open);
  if (open > 0) {
    const label = t('working', { running: counts.running, queued: counts.queued });
    return (
      <div className={styles.strip} role="status">
        <div className={styles.words}>
          <span>{label}</span>
          <ProgressBar share={1 - open / most} label={label} />
        </div>
        <Button loading={isCancelling} onClick={onCancel}>
          {t('stop')}
        </Button>
      </div>
    );
  }
  if (counts.failed === 0) return null;
  return (
    <div className={styles.strip} data-tone="error" role="status">
      <span className={styles.words}>{t('someFailed', { count: counts.failed })}</span>
      <Button loading={isRetrying} onClick={onRetry}>
        {t('retryFailed')}
      </Button>
    </div>
  );
}
