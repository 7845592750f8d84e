import type { OrderImportItem } from '@diy/contract/orders/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import styles from '../orders.module.css';
import { ImportStateTag } from '../state-tags.tsx';
import type { OrderActions } from '../use-order-actions.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';

/** Imports on a phone: the content of the table as cards. */
export function ImportCards({ rows, actions }: { rows: OrderImportItem[]; actions: OrderActions }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <ul className={styles.cards}>
      {rows.map((orderImport) => (
        <li key={orderImport.id}>
          <span className={styles.cardHead}>
            <Link to={`/auth/user/orders?orders_log_id=${orderImport.id}`} className={styles.cardName}>
              {orderImport.file_name}
            </Link>
            <ImportStateTag state={orderImport.state} />
          </span>
          <ImportCounts orderImport={orderImport} />
          <span className={styles.cardFoot}>
            <span>
              {joinParts([
                orderImport.profile_name,
                orderImport.operator,
                formatTime(orderImport.created_at, i18n.language, new Date()),
                `${t('column.pieces')} ${orderImport.pieces}`,
              ])}
            </span>
            <ImportActions orderImport={orderImport} actions={actions} />
          </span>
        </li>
      ))}
    </ul>
  );
}
