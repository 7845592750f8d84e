import type { OrderLog } from '@diy/contract/orders/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { LogStateTag } from '../order-state-tag.tsx';
import styles from '../orders.module.css';
import type { OrderActions } from '../use-order-actions.ts';
import { LogActions } from './import-actions.tsx';
import { LogCounts } from './import-counts.tsx';

/** Imports on a phone: what the table says, one below the other. */
export function LogCards({ rows, actions }: { rows: OrderLog[]; actions: OrderActions }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <ul className={styles.cards}>
      {rows.map((log) => (
        <li key={log.id}>
          <span className={styles.cardHead}>
            <Link to={`/auth/user/orders?orders_log_id=${log.id}`} className={styles.cardName}>
              {log.file_name}
            </Link>
            <LogStateTag state={log.state} />
          </span>
          <LogCounts log={log} />
          <span className={styles.cardFoot}>
            <span>
              {[
                log.profile_name,
                log.operator,
                formatTime(log.created_at, i18n.language, new Date()),
                `${t('column.pieces')} ${log.pieces}`,
              ].join(' · ')}
            </span>
            <LogActions log={log} actions={actions} />
          </span>
        </li>
      ))}
    </ul>
  );
}
