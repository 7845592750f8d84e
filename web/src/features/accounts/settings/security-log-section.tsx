import {
  listSecurityEvents,
  SECURITY_LOG_DAYS,
  type SecurityEvent,
} from '@diy/contract/accounts/security-log';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import { call } from '../../../shared/api/call.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { nameDevice } from './name-device.ts';
import styles from './settings.module.css';
import { SignInsCard } from './sign-ins-card.tsx';

const securityLogKey = ['security-log'] as const;

/** Failures stand out: somebody may have been guessing. */
const isFailure = ({ kind }: SecurityEvent) => kind === 'sign-in-failed' || kind === 'code-failed';

/** What happened to the account's security, when and from where; and the way to sign out everywhere else. */
export function SecurityLogSection() {
  const { t } = useTranslation('accounts');
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const query = useQuery({
    queryKey: [...securityLogKey, page, limit],
    queryFn: ({ signal }) => call(listSecurityEvents, { p: page, limit }, { quiet: true, signal }),
  });
  return (
    <SignInsCard
      id="security-log"
      title={t('settings.log')}
      note={t('settings.logNote', { count: SECURITY_LOG_DAYS })}
      query={query}
    >
      {query.data?.rowCount === 0 ? <p className={styles.none}>{t('settings.logNone')}</p> : null}
      <ul className={styles.rows} aria-busy={query.isPending}>
        {query.data?.list.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <Pager
        page={page}
        limit={limit}
        rowCount={query.data?.rowCount ?? 0}
        onChange={(next, size) => setPage({ page: next, limit: size })}
      />
    </SignInsCard>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { t, i18n } = useTranslation('accounts');
  const device = nameDevice(event.user_agent);
  const isToken = event.kind.startsWith('token-');
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowTitle}>
          <span>
            {t(`settings.events.${event.kind}`)}
            {isToken ? (
              <>
                {' '}
                <bdi>{event.detail}</bdi>
              </>
            ) : null}
          </span>
          {event.detail === 'recovery' ? (
            <StatusTag tone="warning">{t('settings.byRecovery')}</StatusTag>
          ) : null}
          {isFailure(event) ? (
            <StatusTag tone={event.kind === 'code-failed' ? 'error' : 'warning'}>
              {t('settings.times', { count: event.times })}
            </StatusTag>
          ) : null}
          {event.by_operator ? <StatusTag tone="neutral">{t('settings.byOperator')}</StatusTag> : null}
          {event.is_here ? <StatusTag tone="success">{t('settings.here')}</StatusTag> : null}
        </span>
        <span className={styles.rowDetail}>
          {[formatTime(event.at, i18n.language, new Date()), event.ip, device]
            .filter(Boolean)
            .map((part, at) => (
              <Fragment key={part}>
                {at > 0 ? ' · ' : null}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
        </span>
      </div>
    </li>
  );
}
