import { expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { describeReadAs } from './read-as.ts';

function readAs(headers: string[], rows: string[][], chosen: { zone?: string; currency?: string } = {}) {
  const { mapping } = proposeMapping(headers);
  const { zone, currency } = describeReadAs({ ...mapping, ...chosen }, headers, rows);
  return `${zone.value} by ${zone.from}, ${currency.value} by ${currency.from}`;
}

const SHOP = ['Order ID', 'SKU', 'Quantity', 'Order Date', 'Unit Price', 'Currency', 'Country'];
const LAZADA = [
  'orderItemId',
  'lazadaSku',
  'sellerSku',
  'orderNumber',
  'createTime',
  'currency',
  'unitPrice',
];
const DXM = [
  '包裹号',
  '交易号',
  '收货人姓名',
  '国家二字码',
  '产品数量',
  'SKU',
  '付款时间',
  '产品售价',
  '币种',
];
const NOON = '2026-05-03 12:00';

it.each<[string, string[], string[][], string]>([
  [
    'nothing says whose clock or dollar',
    SHOP,
    [['1', 'A', '1', NOON, '$20', '', 'US']],
    'null by nothing, null by nothing',
  ],
  [
    'a column of currencies',
    SHOP,
    [['1', 'A', '1', NOON, '$20', 'CAD', 'US']],
    'null by nothing, CAD by file',
  ],
  [
    'a sign that one currency has',
    SHOP,
    [['1', 'A', '1', NOON, '€20', '', 'DE']],
    'null by nothing, EUR by file',
  ],
  [
    'times with a zone, an amount without a sign',
    SHOP,
    [['1', 'A', '1', `${NOON}:00 +0200`, '20', '', 'DE']],
    'null by unused, null by unused',
  ],
  ['days alone', SHOP, [['1', 'A', '1', '2026-05-03', '', '', 'US']], 'null by unused, null by unused'],
  [
    'a day whose month is not certain, with a clock',
    SHOP,
    [['1', 'A', '1', '05/06/2026 12:00', '', '', 'US']],
    'null by nothing, null by unused',
  ],
  [
    'the market by its currency',
    LAZADA,
    [['1', 'L', 'S', '7', NOON, 'THB', '20']],
    'Asia/Bangkok by market, THB by file',
  ],
  [
    'markets that differ',
    LAZADA,
    [
      ['1', 'L', 'S', '7', NOON, 'THB', '20'],
      ['2', 'L', 'S', '8', NOON, 'MYR', '20'],
    ],
    'null by market, null by file',
  ],
  [
    'one row for which nothing is proven',
    SHOP,
    [
      ['1', 'A', '1', '2026-05-03', '€2', '', 'US'],
      ['2', 'A', '1', NOON, '$2', '', 'US'],
    ],
    'null by nothing, null by nothing',
  ],
  [
    'the platform',
    DXM,
    [['1', 'T', 'Anna', 'US', '1', 'A', NOON, '20', 'USD']],
    'Asia/Shanghai by platform, USD by file',
  ],
  ['no rows', SHOP, [], 'null by unused, null by unused'],
])('%s', (_, headers, rows, expected) => {
  expect(readAs(headers, rows)).toBe(expected);
});

it('what a person chose is left out: it says what would be taken without it', () => {
  const rows = [['1', 'A', '1', NOON, '$20', '', 'US']];
  expect(readAs(SHOP, rows, { zone: 'Europe/Rome', currency: 'CAD' })).toBe(
    'null by nothing, null by nothing',
  );
});
