import type { LayoutName } from '../layouts.ts';
import { csv } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';
import { asCsv, asTabs, asXlsx, profile } from './layout-files.ts';

const shopifyLines = orderRows('shopify', 4, (n) => ({
  Name: ['#1001', '#1001', '#1002', '#1003'][n]!,
  'Financial Status': 'paid',
  'Lineitem name': 'Mug - Black / 11oz',
  'Shipping Zip': "'02139",
  'Note Attributes': n === 0 ? 'Engraving: Anna & Ben\nDate: May 3' : '',
  'Cancelled at': n === 2 ? '2026-05-03 12:00:00 -0400' : '',
  'Created at': '2026-05-03 08:30:00 -0400',
}));
const orderOnly = [
  'Email',
  'Financial Status',
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
    // Of attributes only those are asked about that name a print or an option.
    expect: { ready: 2, wrong: 1, cancelled: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'shopify@1'],
      ['name carried down', lines[1]?.address.name, 'Anna Ní Bhriain'],
      ['zip', lines[1]?.address.postcode, '02139'],
      ['variant', [lines[0]?.fields.productTitle, lines[0]?.fields.variation], ['Mug', 'Black / 11oz']],
      ['notes are offered, not taken', lines[1]?.personalisation, []],
      ['placed', lines[0]?.placedAt, '2026-05-03T12:30:00.000Z'],
    ],
  },
  {
    name: 'amazon-unshipped-buyer-asked-to-cancel.txt',
    bytes: asTabs('amazonUnshipped', 2, (n) => ({
      'is-buyer-requested-cancellation': n ? 'true' : 'false',
    })),
    expect: { ready: 1, held: 1 },
    check: profile('amazon-unshipped'),
  },
  {
    // What the buyer asked for is in its own ZIP.
    name: 'amazon-unshipped-customised-without-its-zip.txt',
    bytes: asTabs('amazonUnshipped', 2, (n) => ({
      'customized-url': n ? 'https://example.com/custom.zip' : '',
    })),
    expect: { ready: 1, wrong: 1 },
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
];
