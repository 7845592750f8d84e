import type { PsdReading } from '@diy/contract/own-templates/psd-readings';
import { Button } from 'antd';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { StatusTag, type StatusTone } from '../../../ui/feedback/status-tag.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './psd-readings.module.css';
import { useEndReading } from './use-psd-readings.ts';

interface PsdReadingRowProps {
  reading: PsdReading;
  onOpen: (imageId: string) => void;
  onAsPhoto: (imageId: string) => void;
  onRead: (imageId: string) => void;
}

const TONES: Record<PsdReading['state'], StatusTone> = {
  waiting: 'neutral',
  reading: 'info',
  ready: 'success',
  refused: 'error',
  cancelled: 'neutral',
};

/** A PSD: its picture, how far it is, why it cannot be used, and what can be done next. */
export function PsdReadingRow({ reading, onOpen, onAsPhoto, onRead }: PsdReadingRowProps) {
  const { t } = useTranslation('own-templates');
  const end = useEndReading();
  const {
    id,
    name,
    operation_id,
    state,
    progress,
    reasons,
    is_unproven,
    usable,
    surfaces,
    mockup_url,
    url,
    template_id,
  } = reading;
  const isOpen = state === 'waiting' || state === 'reading';
  const picture = mockup_url || url;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture src={picture || null} alt="" edgePx={72} />
      </div>
      <div className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <div className={styles.state}>
          {state === 'reading' ? <ProgressRing share={null} /> : null}
          <StatusTag tone={TONES[state]}>{t(`psd.readings.state.${state}`)}</StatusTag>
          {progress ? (
            <span className={styles.muted} role="status">
              {progress}
            </span>
          ) : null}
          {template_id === null ? null : <StatusTag tone="success">{t('psd.readings.made')}</StatusTag>}
          {state === 'ready' && is_unproven ? (
            <StatusTag tone="warning">{t('psd.readings.notChecked')}</StatusTag>
          ) : null}
          {state === 'ready' && surfaces > 1 ? (
            <span className={styles.muted}>{t('psd.readings.some', { usable, surfaces })}</span>
          ) : null}
        </div>
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {state === 'ready' ? (
          <Button
            type={template_id === null ? 'primary' : 'default'}
            aria-label={`${t('psd.readings.finish')} ${name}`}
            onClick={() => onOpen(id)}
          >
            {t('psd.readings.finish')}
          </Button>
        ) : null}
        {state === 'refused' && url ? (
          <Button aria-label={`${t('psd.asPhoto')} ${name}`} onClick={() => onAsPhoto(id)}>
            {t('psd.asPhoto')}
          </Button>
        ) : null}
        {state === 'refused' || state === 'cancelled' ? (
          <RoundButton
            icon={RotateCw}
            label={`${t('psd.readings.again')} ${name}`}
            onClick={() => onRead(id)}
          />
        ) : null}
        <RoundButton
          icon={X}
          label={`${t(isOpen ? 'psd.readings.cancel' : 'psd.readings.remove')} ${name}`}
          onClick={() => end.mutate({ id, operationId: isOpen ? operation_id : null })}
        />
      </div>
    </li>
  );
}
