import type { OrderItem, OrderRow } from '@diy/contract/orders/orders';
import { describeCustomisation } from './import/mapping/customisation/customisation-cell.ts';
import type { PrivateLine } from './lines/line-content.ts';
import type { LineRecord } from './lines/lines.queries.ts';

/** Everything of a line, decrypted. */
export function presentItem(
  row: OrderRow,
  line: LineRecord,
  secret: PrivateLine,
  more: Pick<OrderItem, 'siblings' | 'order_import'>,
): OrderItem {
  const { houseNo, ...address } = secret.address;
  return {
    ...row,
    address: { ...address, house_no: houseNo },
    personalisation: secret.personalisation.map(({ name, value }) => ({
      name,
      value,
      problem: line.problem?.valueName === name ? row.problem : '',
    })),
    fields: Object.fromEntries(
      Object.entries(secret.fields).map(([field, text]) => [field, describeCustomisation(text ?? '')]),
    ),
    file_hash: line.file_hash,
    ...more,
    updated_at: line.updated_at.toISOString(),
  };
}
