import type { CheckedRow } from '@diy/contract/orders/order-uploads';

/** How a row is called: by its place in the sheet, and of several items in one cell by the item: `12.2`. */
export function rowName({ row, item }: Pick<CheckedRow, 'row' | 'item'>): string {
  return item > 0 ? `${row}.${item}` : String(row);
}
