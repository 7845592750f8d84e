import type { OrderLine } from '../model/order-line.ts';
import { titleKeyOf } from './title-key.ts';

/** SKUs of a line in the order in which they are tried; of one without any its title, which only a person can give a meaning. */
export function skusOfLine(line: Pick<OrderLine, 'fields'>): string[] {
  const title = titleKeyOf(line);
  if (title !== null) return [title];
  const { sku, designCode, warehouseSku } = line.fields;
  return [sku, designCode, warehouseSku].filter((one) => one !== undefined);
}
