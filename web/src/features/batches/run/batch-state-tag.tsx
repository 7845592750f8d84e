import type { BatchState } from '@diy/contract/batches/batches';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../ui/feedback/status-tag.tsx';

const TONES: Record<BatchState, StatusTone> = {
  planning: 'info',
  ready: 'neutral',
  sampling: 'info',
  running: 'info',
  paused: 'warning',
  finished: 'success',
  cancelled: 'neutral',
};

/** A batch's state in words; a finished one with failures says so. */
export function BatchStateTag({ state, failed }: { state: BatchState; failed: number }) {
  const { t } = useTranslation('batches');
  if (state === 'finished' && failed > 0) {
    return <StatusTag tone="warning">{t('finishedWithout', { count: failed })}</StatusTag>;
  }
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
