import { encodeText } from '../encode-text.ts';
import type { LayoutName } from '../layouts.ts';
import { csv, textRows, xlsx } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

type Change = (n: number) => Record<string, string | undefined>;
const asCsv = (layout: LayoutName, count: number, change?: Change) =>
  Buffer.from(csv(orderRows(layout, count, change)));
const asTabs = (layout: LayoutName, count: number, change?: Change) =>
  Buffer.from(csv(orderRows(layout, count, change), '\t'));
const asXlsx = (layout: LayoutName, count: number, change?: Change, name = 'sheet1') =>
  xlsx([{ name, rows: textRows(orderRows(layout, count, change)) }]);
const profile =
  (key: string): CorpusFile['check'] =>
  ({ mapping }) => [['profile', mapping.profile, `${key}@1`]];

const shopifyLines = orderRows('shopify', 4, (n) => ({
  Name: ['#1001', '#1001', '#1002', '#1003'][n]!,
  'Lineitem name': 'Mug - Black / 11oz',
  'Shipping Zip': "'02139",
  'Note Attributes': n === 0 ? 'Engraving: Anna & Ben\nDate: May 3' : '',
  'Cancelled at': n === 2 ? '2026-05-03 12:00:00 -0400' : '',
  'Created at': '2026-05-03 08:30:00 -0400',
}));
const orderOnly = [
  'Email',
  'Fulfillment Status',
  'Currency',
  'Created at',
  'Shipping Name',
  'Shipping Address1',
  'Shipping City',
  'Shipping Zip',
  'Shipping Province',
  'Shipping Country',
  'Shipping Phone',
  'Vendor',
];
/** The second line of #1001 as Shopify writes it: nothing of the order again. */
const shopify = shopifyLines.map((row, n) =>
  n === 2 ? row.map((cell, at) => (orderOnly.includes(shopifyLines[0]![at]!) ? '' : cell)) : row,
);

const amazonLines = orderRows('amazonReport', 2, () => ({
  'item-price': '39.80',
  'purchase-date': '2026-05-03T05:30:00+00:00',
}));
const amazonContinued = amazonLines.map((row, n) =>
  n === 2
    ? row.map((cell, at) =>
        ['order-item-id', 'sku', 'product-name', 'quantity-purchased', 'item-price'].includes(
          amazonLines[0]![at]!,
        )
          ? cell
          : '',
      )
    : row,
);

const tiktokBelow = (layout: LayoutName) => {
  const [headers, ...rows] = orderRows(layout, 3, (n) => ({
    'Created Time': '05/13/2026 1:02:03 PM',
    'Order Status': ['To ship', 'Cancelled', 'On hold'][n]!,
  }));
  return Buffer.from(
    csv([
      headers!,
      headers!.map((_, n) => (n === 0 ? 'Platform unique order ID.' : 'What this column means.')),
      ...rows,
    ]),
  );
};

/** One file per layout in the wild, with the trap it is known for. */
export const marketplaceFiles: CorpusFile[] = [
  { name: 'temu-33-columns.xlsx', bytes: asXlsx('temu33', 3), expect: { ready: 3 }, check: profile('temu') },
  {
    name: 'temu-19-columns-without-address.xlsx',
    bytes: asXlsx('temu19', 2),
    expect: { ready: 2 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'temu@1'],
      ['line id', lines[0]?.fields.externalLineId, 'SUB-1000'],
    ],
  },
  {
    name: 'temu-double-dash-is-empty.xlsx',
    bytes: asXlsx('temu33', 2, () => ({
      收货人姓名: '--',
      国家: '--',
      城市: '--',
      省份: '--',
      详细地址1: '--',
      详细地址2: '--',
      收货地址邮编: '--',
      商品属性: '--',
    })),
    expect: { ready: 2 },
    check: ({ lines }) => [['variation', lines[0]?.fields.variation, undefined]],
  },
  {
    name: 'temu-cancelled-and-shipped.xlsx',
    bytes: asXlsx('temu33', 3, (n) => ({ 订单状态: ['已取消', '已发货', '待发货'][n]! })),
    expect: { cancelled: 1, ready: 2 },
    check: ({ lines }) => [['shipped', lines.map(({ shipped }) => shipped), [true, false]]],
  },
  {
    name: 'etsy-items-with-personalization.csv',
    bytes: asCsv('etsyItems', 2, (n) => ({
      'Sale Date': '05/03/26',
      'Ship Country': 'United States',
      Variations: 'Color: Black, Size: M, Personalization: Anna, Ben &amp; Zoë',
      'Date Shipped': n ? '05/04/26' : '',
    })),
    expect: { ready: 2 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'etsy-items@1'],
      ['personalisation', lines[0]?.personalisation, [{ name: 'Personalization', value: 'Anna, Ben & Zoë' }]],
      ['placed', lines[0]?.placedAt, '2026-05-02T16:00:00.000Z'],
      ['shipped', lines.map(({ shipped }) => shipped), [false, true]],
    ],
  },
  {
    name: 'etsy-items-uk-wording-no-address-2.csv',
    bytes: Buffer.from(
      csv(orderRows('etsyItems', 1).map((row) => row.filter((_, n) => n !== 19))).replace(
        'Order Shipping',
        'Order Delivery',
      ),
    ),
    expect: { ready: 1 },
    check: profile('etsy-items'),
  },
  {
    name: 'etsy-digital-without-address.csv',
    bytes: asCsv('etsyItems', 1, () => ({
      'Ship Name': '',
      'Ship Address1': '',
      'Ship City': '',
      'Ship State': '',
      'Ship Zipcode': '',
      'Ship Country': '',
    })),
    expect: { wrong: 1 },
  },
  {
    name: 'etsy-orders-the-wrong-file.csv',
    bytes: asCsv('etsyOrders', 2),
    expect: 'orders.file-etsy-orders',
  },
  {
    name: 'shopify-order-columns-on-first-row-only.csv',
    bytes: Buffer.from(csv(shopify)),
    expect: { ready: 3, cancelled: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'shopify@1'],
      ['name carried down', lines[1]?.address.name, 'Anna Ní Bhriain'],
      ['zip', lines[1]?.address.postcode, '02139'],
      ['variant', [lines[0]?.fields.productTitle, lines[0]?.fields.variation], ['Mug', 'Black / 11oz']],
      [
        'notes',
        lines[1]?.personalisation,
        [
          { name: 'Engraving', value: 'Anna & Ben' },
          { name: 'Date', value: 'May 3' },
        ],
      ],
      ['placed', lines[0]?.placedAt, '2026-05-03T12:30:00.000Z'],
    ],
  },
  {
    name: 'amazon-unshipped-buyer-asked-to-cancel.txt',
    bytes: asTabs('amazonUnshipped', 2, (n) => ({
      'is-buyer-requested-cancellation': n ? 'true' : 'false',
      'customized-url': 'https://example.com/custom.zip',
    })),
    expect: { ready: 1, held: 1 },
    check: profile('amazon-unshipped'),
  },
  {
    name: 'amazon-report-line-total-and-blank-continuation.txt',
    bytes: Buffer.from(csv(amazonContinued, '\t')),
    expect: { ready: 2 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'amazon-report@1'],
      ['unit price', lines[0]?.unitPriceCents, 1990],
      ['continued', lines[1]?.fields.externalOrderNo, lines[0]?.fields.externalOrderNo],
      ['placed', lines[0]?.placedAt, '2026-05-03T05:30:00.000Z'],
    ],
  },
  {
    name: 'amazon-all-orders-the-wrong-file.txt',
    bytes: asTabs('amazonAll', 1),
    expect: 'orders.file-amazon-all-orders',
  },
  {
    name: 'amazon-fba-shipments-the-wrong-file.txt',
    bytes: asTabs('amazonFba', 1),
    expect: 'orders.file-amazon-all-orders',
  },
  {
    name: 'tiktok-description-row.csv',
    bytes: tiktokBelow('tiktok'),
    expect: { skip: 1, ready: 1, cancelled: 1, held: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'tiktok-shop@1'],
      ['placed', lines[0]?.placedAt, '2026-05-13T05:02:03.000Z'],
    ],
  },
  {
    name: 'tiktok-indonesia.csv',
    bytes: tiktokBelow('tiktokIndonesia'),
    expect: { skip: 1, ready: 1, cancelled: 1, held: 1 },
  },
  {
    name: 'walmart.csv',
    bytes: asCsv('walmart', 2, (n) => ({ Status: n ? 'Cancelled' : 'Acknowledged' })),
    expect: { ready: 1, cancelled: 1 },
    check: profile('walmart'),
  },
  {
    name: 'woocommerce-two-name-columns.csv',
    bytes: asCsv('woo', 1, () => ({ shipping_first_name: 'Anna', shipping_last_name: 'Ní Bhriain' })),
    expect: { ready: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'woocommerce@1'],
      ['name', lines[0]?.address.name, 'Anna Ní Bhriain'],
    ],
  },
  {
    name: 'dxm-67-columns-key-value-lines.xlsx',
    bytes: asXlsx('dxm67', 2, () => ({
      产品规格: '颜色: 黑色\n尺码: M\n刻字内容: 我爱你\n第二行',
      国家二字码: '',
      收货人国家: 'United States',
    })),
    expect: { ready: 2 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'dxm-export@1'],
      ['country', lines[0]?.address.country, 'US'],
      ['engraving', lines[0]?.personalisation, [{ name: '刻字内容', value: '我爱你\n第二行' }]],
    ],
  },
  {
    name: 'dxm-other-order-with-warehouse-sku.csv',
    bytes: encodeText(csv(orderRows('dxmWarehouse', 2, (n) => ({ SKU: n ? '' : 'P-1' }))), 'gb18030'),
    expect: { ready: 2 },
    check: profile('dxm-export'),
  },
  {
    name: 'dxm-sub-order-numbers-beside-transaction-numbers.csv',
    bytes: encodeText(
      csv(
        orderRows('dxmWarehouse', 3, () => ({ 订单号: 'PO-1', 交易号: 'T-1' })).map((row, n) => [
          ...row,
          n === 0 ? '子订单号' : `PO-1-0${n}`,
        ]),
      ),
      'gb18030',
    ),
    expect: { ready: 3 },
    check: ({ lines }) => [
      ['line ids', lines.map(({ fields }) => fields.externalLineId), ['PO-1-01', 'PO-1-02', 'PO-1-03']],
      ['order', [...new Set(lines.map(({ fields }) => fields.externalOrderNo))], ['PO-1']],
    ],
  },
  {
    name: 'temu-the-same-line-twice.csv',
    bytes: Buffer.from(
      csv(orderRows('temu33', 4, (n) => ({ 订单号: 'PO-1', 子订单号: `S-${Math.min(n, 2)}` }))),
    ),
    expect: { ready: 4 },
    heaps: { ready: 3, duplicate: 1 },
  },
  {
    name: 'equal-lines-without-a-line-number-stay-two.csv',
    bytes: Buffer.from(csv(orderRows('mango', 2, () => ({ 订单号: 'PO-1' })))),
    expect: { ready: 2 },
    heaps: { ready: 2 },
  },
  {
    name: 'one-of-each-heap.csv',
    bytes: Buffer.from(
      csv([
        ...orderRows('temu33', 5, (n) => ({
          子订单号: `S-${Math.max(n, 1)}`,
          SKU货号: n === 2 ? 'NOBODY-KNOWS' : '00123-BLK-M',
          应履约件数: n === 3 ? '两个' : '1',
          订单号: n < 2 ? 'PO-1' : `PO-${n}`,
          订单状态: n === 4 ? '已取消' : '待发货',
        })),
        [''],
        ...orderRows('temu33', 1, () => ({ 子订单号: 'S-9' })).slice(1),
      ]),
    ),
    expect: { ready: 4, wrong: 1, cancelled: 1, blank: 1 },
    heaps: { ready: 2, duplicate: 1, unknown: 1, wrong: 1, cancelled: 1, blank: 1 },
  },
  {
    name: 'dxm-manual-33-decorated.xlsx',
    bytes: asXlsx('dxmManual33', 2),
    expect: { ready: 2 },
    check: profile('dxm-manual'),
  },
  {
    name: 'dxm-manual-43.xlsx',
    bytes: asXlsx('dxmManual43', 2),
    expect: { ready: 2 },
    check: profile('dxm-manual'),
  },
  { name: 'mango.xlsx', bytes: asXlsx('mango', 2), expect: { ready: 2 }, check: profile('mango') },
  {
    name: 'erp-hand-over-sheet.xlsx',
    bytes: asXlsx('handOver', 2),
    expect: { ready: 2 },
    check: profile('generic'),
  },
  { name: 'gerpgo.xlsx', bytes: asXlsx('gerpgo', 2), expect: { ready: 2 }, check: profile('gerpgo') },
  {
    name: 'rouzao.csv',
    bytes: asCsv('rouzao', 1, () => ({ 国家: 'HK' })),
    expect: { ready: 1 },
    check: profile('generic'),
  },
  {
    name: 'pod-plant-template.xlsx',
    bytes: asXlsx('podPlant', 2),
    expect: { ready: 2 },
    check: profile('generic'),
  },
  {
    name: 'our-template-starred-headers.xlsx',
    bytes: asXlsx(
      'ours',
      3,
      (n) => ({ 定制内容: '名字：安娜；日期：5月3日', 电话: n === 2 ? '' : '123' }),
      '导入模板',
    ),
    expect: { ready: 2, wrong: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'ours@1'],
      [
        'personalisation',
        lines[0]?.personalisation,
        [
          { name: '名字', value: '安娜' },
          { name: '日期', value: '5月3日' },
        ],
      ],
    ],
  },
  {
    name: 'columns-named-after-layers.csv',
    bytes: Buffer.from(
      csv(
        orderRows('mango', 1).map((row, n) => [
          ...row,
          ...[
            ['定制-名字', '刻字', 'Personalization: Date'],
            ['安娜', '我爱你', 'May 3'],
          ][n]!,
        ]),
      ),
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      [
        'texts',
        lines[0]?.personalisation,
        [
          { name: '名字', value: '安娜' },
          { name: '刻字', value: '我爱你' },
          { name: 'Date', value: 'May 3' },
        ],
      ],
    ],
  },
  {
    name: 'headers-nobody-knows.csv',
    bytes: Buffer.from(
      csv([
        ['甲', '乙', '丙'],
        ['1', '2', '3'],
      ]),
    ),
    expect: { wrong: 1 },
    check: ({ mapping }) => [['profile', mapping.profile, 'generic@1']],
  },
];
