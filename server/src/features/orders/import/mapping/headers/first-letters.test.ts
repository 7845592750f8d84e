import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

const ADDRESS = ['name', 'address', 'address2', 'city', 'state', 'zipcode', 'country'];
const FIELDS = ['recipientName', 'address1', 'address2', 'city', 'province', 'postcode', 'country'] as const;

it.each(['o', 'b', 'b_', 's', 'd', 'r', 'p'])(
  '%s before each part of an address is no typing mistake',
  (letter) => {
    const { columns } = proposeMapping([
      'orderid',
      'sku',
      'quantity',
      ...ADDRESS.map((part) => letter + part),
    ]).mapping;
    for (const field of FIELDS) expect(columns[field], field).toBeUndefined();
  },
);

it.each([
  ['Recipiet Name', 'recipientName'],
  ['Shiping Address', 'address1'],
  ['Quantitty', 'quantity'],
  ['Ship Postalcode', 'postcode'],
])('%s is still read with its mistake', (header, field) => {
  const { columns } = proposeMapping(['Order ID', 'SKU', header]).mapping;
  expect(columns[field as 'postcode']).toEqual([2]);
});

it.each([
  [
    ['送付先名字', '送付先名前'],
    [0, 1],
  ],
  [
    ['お届け先名前', 'お届け先名字'],
    [1, 0],
  ],
  [
    ['配送先名字', '配送先名前'],
    [0, 1],
  ],
  [['收件人名字', '收件人电话'], [0]],
])('the name among %s', (headers, expected) => {
  expect(proposeMapping(headers).mapping.columns.recipientName).toEqual(expected);
});

it.each([
  ['訂購人姓名', '收貨人姓名'],
  ['주문인', '받는인'],
  ['주문자', '수령자'],
  ['購買人', '收件人'],
])('%s pays, %s receives', (payer, recipient) => {
  const headers = ['訂單編號', 'SKU', '數量', payer, recipient];
  expect(proposeMapping(headers).mapping.columns.recipientName).toEqual([4]);
});

it('parts of a postcode are joined by a hyphen where both are figures, and a header with its note is taken first', () => {
  const { mapping } = proposeMapping([
    '注文番号',
    '送付先名字',
    '商品ID',
    '商品ID（表示用）',
    '購入オプション',
  ]);
  expect(mapping.profile).toBe('ponpare@1');
  expect(mapping.columns.sku).toEqual([3]);
});
