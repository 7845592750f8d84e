import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../lib/text/format.ts';
import { explainFailure } from '../../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { StatusTag } from '../../../../ui/feedback/status-tag.tsx';
import styles from '../settings.module.css';
import { SettingsCard } from '../settings-card.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Fewer recovery codes than this are pointed out. */
const FEW = 3;

/** Whether signing in asks for a code besides the password; turned on and off here. */
export function SecondFactorSection() {
  const { t, i18n } = useTranslation(['accounts', 'common']);
  const [dialog, setDialog] = useState<'setup' | 'off' | 'recovery' | null>(null);
  const query = useSecondFactor();
  const close = () => setDialog(null);
  const factor = query.data;
  return (
    <SettingsCard
      id="second-factor"
      title={t('settings.factor')}
      note={t('settings.factorNote')}
      action={
        factor && !factor.is_on ? (
          <Button onClick={() => setDialog('setup')}>{t('settings.factorOn')}</Button>
        ) : null
      }
    >
      {query.isError && !factor ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {factor?.is_on ? (
        <div className={styles.factor}>
          <div>
            <span className={styles.rowTitle}>
              <StatusTag tone="success">{t('settings.factorIsOn')}</StatusTag>
              {factor.recovery_left < FEW ? (
                <StatusTag tone="warning">{t('settings.recoveryFew')}</StatusTag>
              ) : null}
            </span>
            <span className={styles.rowDetail}>
              {factor.since
                ? t('settings.factorSince', { day: formatDay(factor.since, i18n.language) })
                : null}{' '}
              · {t('settings.recoveryLeft', { count: factor.recovery_left })}
            </span>
          </div>
          <div className={styles.buttons}>
            <Button size="small" onClick={() => setDialog('recovery')}>
              {t('settings.recoveryRenew')}
            </Button>
            <Button size="small" danger onClick={() => setDialog('off')}>
              {t('settings.factorOff')}
            </Button>
          </div>
        </div>
      ) : null}
      {dialog === 'setup' ? <SetupDialog onClose={close} /> : null}
      {dialog === 'off' || dialog === 'recovery' ? <ProofDialog purpose={dialog} onClose={close} /> : null}
    </SettingsCard>
  );
}
