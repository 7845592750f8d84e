import { CUSTOMISATION_HEADER } from '../../mapping/customisation/customisation-cell.ts';
import type { OpenTable, SheetRow } from '../sheet-source.ts';
import type { CustomisedItem } from './customised-items.ts';
import { itemsToCell } from './items-to-cell.ts';

const HEADERS = [
  'platform',
  'order-id',
  'order-item-id',
  'sku',
  'asin',
  'product-name',
  'quantity-purchased',
  'custom-file',
  CUSTOMISATION_HEADER,
];

/** Customisations that come without a table, one row each, in the order of the archive. */
export function itemsAsTable(items: readonly CustomisedItem[]): OpenTable {
  const ofItem = new Map<string, CustomisedItem[]>();
  for (const item of items) for (const id of item.itemIds) ofItem.set(id, [...(ofItem.get(id) ?? []), item]);
  const rows: SheetRow[] = [
    HEADERS,
    ...items.map((item) => cellsOf(item, [...new Set(item.itemIds.flatMap((id) => ofItem.get(id) ?? []))])),
  ].map((cells, index) => ({ row: index + 1, cells }));
  const source = {
    name: '',
    rows: rows.length,
    columns: HEADERS.length,
    async *read() {
      yield rows;
    },
    head: async (count: number) => rows.slice(0, count),
  };
  return { kind: 'json', encoding: null, delimiter: null, sheets: [source] };
}

/** @param same all items of the same id, itself included */
function cellsOf(item: CustomisedItem, same: readonly CustomisedItem[]): string[] {
  const { platform, orderNo, itemIds, sku, asin, title, quantity, file } = item;
  return [
    platform,
    orderNo,
    itemIds[0] ?? '',
    sku,
    asin,
    title,
    quantity === null ? '' : String(quantity),
    file,
    itemsToCell(same.length > 0 ? same : [item]),
  ];
}
