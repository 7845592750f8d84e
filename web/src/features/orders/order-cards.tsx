import type { OrderRow } from '@diy/contract/orders/orders';
import { Checkbox } from 'antd';
import { joinParts } from '../../lib/text/join-parts.ts';
import { LinePicture } from './line-picture.tsx';
import { OrderMarks } from './order-marks.tsx';
import type { OrderTableProps } from './order-table.tsx';
import styles from './orders.module.css';
import { platformName } from './platform-name.ts';

/** Order lines on a phone: the content of the table as cards. */
export function OrderCards({ rows, selectedIds, onSelect, onOpen }: OrderTableProps) {
  const toggle = ({ id }: OrderRow) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]);
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.file}>
            <Checkbox
              aria-label={row.order_no}
              checked={selectedIds.includes(row.id)}
              onChange={() => toggle(row)}
            />
            <span className={styles.picture}>
              <LinePicture design={row.design} edgePx={40} />
            </span>
            <span className={styles.words}>
              <button type="button" className={styles.open} onClick={() => onOpen(row.id)}>
                {row.order_no}
              </button>
              <span className={styles.muted}>
                {joinParts([platformName(row.platform), row.shop, row.line_no])}
              </span>
            </span>
          </span>
          <span>{joinParts([row.design.name || row.title || row.sku, `× ${row.quantity}`], ' ')}</span>
          <span className={styles.muted}>
            {joinParts([row.sku, row.design.colour, row.design.size, row.recipient, row.country])}
          </span>
          <OrderMarks row={row} />
        </li>
      ))}
    </ul>
  );
}
