import type { OrderImportItem } from '@diy/contract/orders/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinParts } from '../../../lib/text/join-parts.ts';
import styles from '../orders.module.css';

const ROW_STATUSES = ['duplicate', 'unknown', 'wrong', 'cancelled', 'blank'] as const;

/** The results of a file's rows: made and updated lines, and every status that has rows. */
export function ImportCounts({ orderImport }: { orderImport: OrderImportItem }) {
  const { t } = useTranslation('orders');
  const { counts } = orderImport;
  if (orderImport.state === 'importing') {
    return <span className={styles.muted}>{t('importing', { done: counts.rows })}</span>;
  }
  const parts = [
    t('created', { count: orderImport.created }),
    ...(orderImport.updated > 0 ? [t('updated', { count: orderImport.updated })] : []),
    ...ROW_STATUSES.filter((status) => counts[status] > 0).map(
      (status) => `${t(`rowStatus.${status}`)} ${counts[status]}`,
    ),
  ];
  return (
    <span className={styles.counts}>
      <span>{t('rowsRead', { count: counts.rows })}</span>
      <span className={styles.muted}>{joinParts(parts)}</span>
      {orderImport.waiting > 0 ? (
        <Link className={styles.waiting} to={`/auth/user/orders/review?orders_log_id=${orderImport.id}`}>
          {t('waiting', { lines: orderImport.waiting })}
        </Link>
      ) : null}
      {orderImport.state === 'failed' && orderImport.message ? (
        <span className={styles.problem}>{orderImport.message}</span>
      ) : null}
    </span>
  );
}
