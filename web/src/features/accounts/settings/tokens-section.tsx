import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../lib/text/format.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { useSessions } from './use-sessions.ts';

/** Days before its end from which a token says so. */
const SOON_MS = 7 * 86_400_000;

/** Tokens for programs: made with a name and an end, revoked one by one. */
export function TokensSection() {
  const { t, i18n } = useTranslation('accounts');
  const { query, rows, end } = useSessions('token');
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsCard
      id="tokens"
      title={t('settings.tokens')}
      note={t('settings.tokensNote')}
      action={
        <Button icon={<Icon of={Plus} size={18} />} onClick={() => setAdding(true)}>
          {t('settings.tokenAdd')}
        </Button>
      }
    >
      {query.data && rows.length === 0 ? <p className={styles.none}>{t('settings.tokensNone')}</p> : null}
      <ul className={styles.rows} aria-busy={query.isPending}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.rowWords}>
              <span className={styles.rowTitle}>
                <bdi>{row.name}</bdi>
                {Date.parse(row.expires_at) - Date.now() < SOON_MS ? (
                  <StatusTag tone="warning">{t('settings.tokenSoon')}</StatusTag>
                ) : null}
              </span>
              <span className={styles.rowDetail}>
                {t('settings.tokenEnds', { day: formatDay(row.expires_at, i18n.language) })} ·{' '}
                {t('settings.lastUsed', { time: formatTime(row.last_used_at, i18n.language, new Date()) })}
              </span>
            </div>
            <Button size="small" danger onClick={() => end.mutate([row.id])}>
              {t('settings.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.rowDetail}>
        <a href="/docs" target="_blank" rel="noopener">
          {t('settings.apiDocs')}
        </a>
      </p>
      {isAdding ? <TokenDialog onClose={() => setAdding(false)} /> : null}
    </SettingsCard>
  );
}
