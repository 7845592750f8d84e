import type { OrderImportItem } from '@diy/contract/orders/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../orders.module.css';

const ROW_STATUSES = ['duplicate', 'unknown', 'wrong', 'cancelled', 'blank'] as const;

/** The results of a file's rows: made and updated lines, and every status that has rows. */
export function ImportCounts({ log }: { log: OrderImportItem }) {
  const { t } = useTranslation('orders');
  const { counts } = log;
  if (log.state === 'importing') {
    return <span className={styles.muted}>{t('importing', { done: counts.rows })}</span>;
  }
  const parts = [
    t('created', { count: log.created }),
    ...(log.updated > 0 ? [t('updated', { count: log.updated })] : []),
    ...ROW_STATUSES.filter((heap) => counts[heap] > 0).map((heap) => `${t(`heap.${heap}`)} ${counts[heap]}`),
  ];
  return (
    <span className={styles.counts}>
      <span>{t('rowsRead', { count: counts.rows })}</span>
      <span className={styles.muted}>{parts.join(' · ')}</span>
      {log.waiting > 0 ? (
        <Link className={styles.waiting} to={`/auth/user/orders/review?orders_log_id=${log.id}`}>
          {t('waiting', { lines: log.waiting })}
        </Link>
      ) : null}
      {log.state === 'failed' && log.message ? <span className={styles.problem}>{log.message}</span> : null}
    </span>
  );
}
