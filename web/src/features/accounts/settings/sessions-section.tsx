import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { nameDevice } from './name-device.ts';
import styles from './settings.module.css';
import { SignInsCard } from './sign-ins-card.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the account is signed in; each place, or all others at once, can be ended. */
export function SessionsSection() {
  const { t, i18n } = useTranslation('accounts');
  const { query, rows } = useSessions('session');
  const [ending, setEnding] = useState<string | null>(null);
  return (
    <SignInsCard id="sessions" title={t('settings.sessions')} note={t('settings.sessionsNote')} query={query}>
      <ul className={styles.rows} aria-busy={query.isPending}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.rowWords}>
              <span className={styles.rowTitle}>
                <bdi>{nameDevice(row.user_agent) || t('settings.unknownDevice')}</bdi>
                {row.is_current ? <StatusTag tone="success">{t('settings.here')}</StatusTag> : null}
              </span>
              <span className={styles.rowDetail}>
                <bdi>{row.ip}</bdi>
                {row.ip ? ' · ' : null}
                {t('settings.lastUsed', {
                  time: formatTime(row.last_used_at, i18n.language, new Date()),
                })}
              </span>
            </div>
            {row.is_current ? null : (
              <Button size="small" onClick={() => setEnding(row.id)}>
                {t('settings.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending === null ? null : (
        <EndSessionsDialog ids={[ending]} title={t('settings.endTitle')} onClose={() => setEnding(null)} />
      )}
    </SignInsCard>
  );
}
