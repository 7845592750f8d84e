import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/text/format.ts';
import styles from './acceptance.module.css';

interface AcceptanceProps {
  /** Who accepted it, and when (ISO); null = nobody. */
  accepted: { by: string; at: string } | null;
  canAccept: boolean;
  /** Rejects when it did not succeed; the caller has shown why. */
  onChange: (isAccepted: boolean) => Promise<unknown>;
}

/**
 * Below a finding: a person accepts it after a question, then name and time are shown, and it can be withdrawn. It asks
 * in place, since a dialog would close the list around it.
 */
export function Acceptance({ accepted, canAccept, onChange }: AcceptanceProps) {
  const { t, i18n } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const change = async (isAccepted: boolean) => {
    setBusy(true);
    try {
      await onChange(isAccepted);
      setAsking(false);
    } catch {
      // `call` has said why.
    }
    setBusy(false);
  };
  if (accepted) {
    const time = formatTime(accepted.at, i18n.language, new Date());
    return (
      <span className={styles.accepted} data-testid="accepted">
        {t('accept.accepted', { name: accepted.by, time })}
        <button type="button" className={styles.plain} disabled={isBusy} onClick={() => void change(false)}>
          {t('accept.withdraw')}
        </button>
      </span>
    );
  }
  if (!canAccept) return null;
  if (!isAsking) {
    return (
      <button type="button" className={styles.plain} data-testid="accept" onClick={() => setAsking(true)}>
        {t('accept.action')}
      </button>
    );
  }
  return (
    <span className={styles.asking} role="alertdialog" aria-label={t('accept.action')}>
      {t('accept.lead')}
      <span className={styles.deeds}>
        <Button
          size="small"
          danger
          loading={isBusy}
          data-testid="accept-sure"
          onClick={() => void change(true)}
        >
          {t('accept.action')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => setAsking(false)}>
          {t('cancel')}
        </Button>
      </span>
    </span>
  );
}
