import type { OrderField } from '@diy/contract/orders/order-fields';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { headersOf, type LayoutName } from './layouts.ts';
import type { Rows } from './make-tables.ts';

/** What a field of a faultless order reads; unnamed ones stay empty. */
const SAMPLE: Partial<Record<OrderField, string>> = {
  platform: 'Temu',
  shop: '小店一号',
  site: '美国站',
  orderStatus: '待发货',
  placedAt: '2026-05-03 12:30:00',
  sku: '00123-BLK-M',
  warehouseSku: 'WH-1',
  productTitle: '定制马克杯',
  variation: '颜色: 黑色',
  quantity: '2',
  unitPrice: '19.90',
  lineTotal: '39.80',
  currency: 'USD',
  recipientName: 'Anna Ní Bhriain',
  country: 'US',
  province: 'MA',
  city: 'Cambridge',
  address1: '1 Main St',
  postcode: '02139',
  phone: '+1 617-555-0100',
  email: 'anna@example.com',
};

/** The same where the sheet speaks no Chinese. */
const LATIN: typeof SAMPLE = {
  ...SAMPLE,
  shop: 'Shop One',
  site: 'US',
  orderStatus: 'Acknowledged',
  productTitle: 'Custom mug',
  variation: 'Color: Black',
};

/** `count` faultless orders under the headers of a layout; `change` by header wins, per row. */
export function orderRows(
  layout: LayoutName,
  count: number,
  change: (n: number) => Record<string, string | undefined> = () => ({}),
): Rows {
  const headers = headersOf(layout);
  const sample = headers.some((header) => /\p{Script=Han}/u.test(header)) ? SAMPLE : LATIN;
  const { columns } = proposeMapping(headers).mapping;
  const rows = Array.from({ length: count }, (_, n) => {
    const cells = headers.map(() => '');
    for (const [field, [first]] of Object.entries(columns)) {
      if (first === undefined || cells[first] !== '') continue;
      const isShipDate = headers[first] === 'Date Shipped';
      cells[first] = isShipDate ? '' : (sample[field as OrderField] ?? '');
    }
    const { externalOrderNo: [orderNo] = [], externalLineId: [lineId] = [] } = columns;
    if (orderNo !== undefined) cells[orderNo] = `57646141303878${1001 + n}`;
    if (lineId !== undefined) cells[lineId] = `SUB-${1000 + n}`;
    for (const [header, text] of Object.entries(change(n))) {
      const at = headers.indexOf(header);
      if (text === undefined) continue;
      if (at < 0) throw new Error(`${layout} has no column ${header}`);
      cells[at] = text;
    }
    return cells;
  });
  return [headers, ...rows];
}
