import type { OrderRow } from '@diy/contract/orders/orders';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../lib/text/join-parts.ts';
import { LinePicture } from './line-picture.tsx';
import { OrderMarks } from './order-marks.tsx';
import styles from './orders.module.css';
import { platformName } from './platform-name.ts';

/** A page of order lines, and the selected ones. */
export interface OrderTableProps {
  rows: OrderRow[];
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
  onOpen: (id: string) => void;
}

/** Height of the top bar, under which the head of the table sticks, in px. */
const TOP_BAR_PX = 56;

/** Order lines in rows: picture, order, product, pieces, recipient (masked), state and problems. */
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
                <LinePicture design={row.design} edgePx={40} />
              </span>
              <span className={styles.words}>
                <button type="button" className={styles.open} dir="auto" onClick={() => onOpen(row.id)}>
                  {row.order_no}
                </button>
                <span className={styles.muted}>
                  {joinParts([platformName(row.platform), row.shop, row.line_no])}
                </span>
              </span>
            </span>
          ),
        },
        {
          title: t('column.product'),
          render: (_, row) => (
            <span className={styles.words}>
              <span className={styles.clip} dir="auto" title={row.design.name}>
                {row.design.name || row.title || row.sku}
              </span>
              <span className={styles.muted}>{joinParts([row.sku, row.design.colour, row.design.size])}</span>
            </span>
          ),
        },
        { title: t('column.pieces'), align: 'end', width: 72, dataIndex: 'quantity' },
        {
          title: t('column.recipient'),
          width: 150,
          render: (_, row) => (
            <span className={styles.words}>
              <span dir="auto">{row.recipient}</span>
              <span className={styles.muted}>{joinParts([row.country, row.phone])}</span>
            </span>
          ),
        },
        {
          title: t('column.state'),
          render: (_, row) => <OrderMarks row={row} />,
        },
      ]}
    />
  );
}
