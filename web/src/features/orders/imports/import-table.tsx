import type { OrderImportItem } from '@diy/contract/orders/orders';
import { Table } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../lib/text/format.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../orders.module.css';
import { ImportStateTag } from '../state-tags.tsx';
import type { OrderActions } from '../use-order-actions.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';

/** Height of the top bar, under which the head of the table sticks, in px. */
const TOP_BAR_PX = 56;

/** Imports in rows: file, state, results, who and when, and actions. */
export function ImportTable({ rows, actions }: { rows: OrderImportItem[]; actions: OrderActions }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <Table<OrderImportItem>
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size="middle"
      scroll={{ x: 'max-content' }}
      sticky={{ offsetHeader: TOP_BAR_PX }}
      columns={[
        {
          title: t('column.file'),
          render: (_, orderImport) => (
            <Link to={`/auth/user/orders?orders_log_id=${orderImport.id}`} className={styles.file}>
              <span className={styles.fileIcon}>
                <Icon of={FileSpreadsheet} />
              </span>
              <span className={styles.words}>
                <span className={styles.fileName} dir="auto" title={orderImport.file_name}>
                  {orderImport.file_name}
                </span>
                <span className={styles.muted}>
                  {joinParts([orderImport.profile_name, orderImport.shop])}
                </span>
              </span>
            </Link>
          ),
        },
        {
          title: t('column.state'),
          width: 100,
          render: (_, orderImport) => <ImportStateTag state={orderImport.state} />,
        },
        { title: t('column.counts'), render: (_, orderImport) => <ImportCounts orderImport={orderImport} /> },
        { title: t('column.lines'), align: 'end', width: 80, dataIndex: 'lines' },
        { title: t('column.pieces'), align: 'end', width: 80, dataIndex: 'pieces' },
        {
          title: t('column.operator'),
          width: 130,
          render: (_, orderImport) => (
            <span className={styles.words}>
              <span>{orderImport.operator}</span>
              <span className={styles.muted}>
                {formatTime(orderImport.created_at, i18n.language, new Date())}
              </span>
            </span>
          ),
        },
        {
          title: <span className="visually-hidden">{t('column.actions')}</span>,
          width: 190,
          align: 'end',
          render: (_, orderImport) => <ImportActions orderImport={orderImport} actions={actions} />,
        },
      ]}
    />
  );
}
