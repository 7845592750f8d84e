import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { nameDevice } from './name-device.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the account is signed in; each place, or all others at once, can be ended. */
export function SessionsSection() {
  const { t, i18n } = useTranslation(['accounts', 'common']);
  const { query, rows, end } = useSessions('session');
  const others = rows.filter((row) => !row.is_current).map((row) => row.id);
  return (
    <SettingsCard
      id="sessions"
      title={t('settings.sessions')}
      note={t('settings.sessionsNote')}
      action={
        others.length > 0 ? (
          <Button onClick={() => end.mutate(others)} loading={end.isPending}>
            {t('settings.logOutElsewhere')}
          </Button>
        ) : null
      }
    >
      {query.isError && !query.data ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ul className={styles.rows} aria-busy={query.isPending}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <div className={styles.rowWords}>
                <span className={styles.rowTitle}>
                  <bdi>{nameDevice(row.user_agent) || t('settings.unknownDevice')}</bdi>
                  {row.is_current ? <StatusTag tone="success">{t('settings.here')}</StatusTag> : null}
                </span>
                <span className={styles.rowDetail}>
                  {row.ip ? <bdi>{row.ip} · </bdi> : null}
                  {t('settings.lastUsed', {
                    time: formatTime(row.last_used_at, i18n.language, new Date()),
                  })}
                </span>
              </div>
              {row.is_current ? null : (
                <Button size="small" onClick={() => end.mutate([row.id])}>
                  {t('settings.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
