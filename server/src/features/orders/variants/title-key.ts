import type { OrderLine } from '../model/order-line.ts';

/** The most letters of a title that stand for a SKU, as many as a SKU may have. */
const MAX_LETTERS = 200;

/** The key of a line without any SKU: its title; null = it has a SKU, or not even a title. */
export function titleKeyOf({ fields }: Pick<OrderLine, 'fields'>): string | null {
  if (fields.sku || fields.designCode || fields.warehouseSku || !fields.productTitle) return null;
  return fields.productTitle.replace(/\s+/g, ' ').slice(0, MAX_LETTERS).trim();
}
