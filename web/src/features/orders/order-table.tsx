import type { OrderRow } from '@diy/contract/orders';
import { Table, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { OrderStateTag } from './order-state-tag.tsx';
import styles from './orders.module.css';

interface OrderTableProps {
  rows: OrderRow[];
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
  onOpen: (id: string) => void;
}

/** Height of the top bar, under which the head of the table sticks, in px. */
const TOP_BAR_PX = 56;

/** Order lines in rows: picture, order, product, pieces, recipient (masked), state and what is wrong. */
export function OrderTable({ rows, selectedIds, onSelect, onOpen }: OrderTableProps) {
  const { t } = useTranslation('orders');
  return (
    <Table<OrderRow>
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size="middle"
      scroll={{ x: 'max-content' }}
      sticky={{ offsetHeader: TOP_BAR_PX }}
      rowSelection={{
        selectedRowKeys: [...selectedIds],
        preserveSelectedRowKeys: true,
        onChange: (keys) => onSelect(keys.map(String)),
      }}
      columns={[
        {
          title: t('column.order'),
          render: (_, row) => (
            <span className={styles.file}>
              <span className={styles.picture}>
                <Picture src={row.design.picture} alt="" edgePx={40} />
              </span>
              <span className={styles.words}>
                <button type="button" className={styles.open} onClick={() => onOpen(row.id)}>
                  {row.order_no}
                </button>
                <span className={styles.muted}>
                  {[row.platform, row.shop, row.line_no].filter(Boolean).join(' · ')}
                </span>
              </span>
            </span>
          ),
        },
        {
          title: t('column.product'),
          render: (_, row) => (
            <span className={styles.words}>
              <span className={styles.clip} title={row.design.name}>
                {row.design.name || row.title || row.sku}
              </span>
              <span className={styles.muted}>
                {[row.sku, row.design.colour, row.design.size].filter(Boolean).join(' · ')}
              </span>
            </span>
          ),
        },
        { title: t('column.pieces'), align: 'end', width: 72, dataIndex: 'quantity' },
        {
          title: t('column.recipient'),
          width: 150,
          render: (_, row) => (
            <span className={styles.words}>
              <span>{row.recipient}</span>
              <span className={styles.muted}>{[row.country, row.phone].filter(Boolean).join(' · ')}</span>
            </span>
          ),
        },
        {
          title: t('column.state'),
          render: (_, row) => (
            <span className={styles.tags}>
              <OrderStateTag state={row.state} />
              {row.held ? <StatusTag tone="warning">{t('held')}</StatusTag> : null}
              {row.personalised ? <StatusTag tone="neutral">{t('personalised')}</StatusTag> : null}
              {isOutdated(row) ? (
                <Tooltip
                  title={t('outdatedHint', { old: row.design.version, now: row.design.newest_version })}
                >
                  <span>
                    <StatusTag tone="warning">{t('version', { version: row.design.version })}</StatusTag>
                  </span>
                </Tooltip>
              ) : null}
              {row.problem ? <span className={styles.problem}>{row.problem}</span> : null}
            </span>
          ),
        },
      ]}
    />
  );
}

/** The design was changed since the line was locked, and the line can still follow. */
function isOutdated({ state, design }: OrderRow): boolean {
  return (state === 'new' || state === 'ready') && (design.newest_version ?? 0) > design.version;
}
