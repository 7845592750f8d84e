import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

const PLACE = 'Order ID|SKU|Quantity|Recipient Name|Street|City|Country';

it.each<[string, string, object]>([
  ['two of the recipient', 'Recipient Phone 1|Recipient Phone 2', { phone: [7], mobile: [8] }],
  ['two that say nobody', 'Phone 1|Phone 2', { phone: [7], mobile: [8] }],
  ['two in German', 'Telefon 1|Telefon 2', { phone: [7], mobile: [8] }],
  ['two in Chinese', '收件人电话1|收件人电话2', { phone: [7], mobile: [8] }],
  ['two in Korean', '수취인전화번호1|수취인전화번호2', { phone: [7], mobile: [8] }],
  ['the first of them alone', 'Recipient Phone 1|Colour', { phone: [7] }],
  ['a second beside one without a number', 'Phone|Phone 2', { phone: [7], mobile: [8] }],
  ['a separate mobile', 'Phone 1|Phone 2|Mobile', { phone: [7], mobile: [9] }],
  ['the recipient’s before one that says nobody', 'Phone|Recipient Phone 1', { phone: [8] }],
  ['the payer’s beside the recipient’s', 'Billing Phone 1|Recipient Phone 1', { phone: [8] }],
  ['only the payer’s', 'Customer Phone 1|Customer Phone 2', {}],
  [
    'one number in three parts',
    'お届け先電話番号1|お届け先電話番号2|お届け先電話番号3',
    { phone: [7, 8, 9] },
  ],
  ['three phones', 'Phone 1|Phone 2|Phone 3', { phone: [7], mobile: [8] }],
  ['a postcode in two parts', 'お届け先郵便番号1|お届け先郵便番号2', { postcode: [7, 8] }],
])('%s', (_, headers, expected) => {
  const { phone, mobile, postcode } = proposeMapping([...PLACE.split('|'), ...headers.split('|')]).mapping
    .columns;
  expect({ phone, mobile, postcode }).toEqual({
    phone: undefined,
    mobile: undefined,
    postcode: undefined,
    ...expected,
  });
});

it('parts of one number are joined', () => {
  const headers = `${PLACE}|電話番号1|電話番号2|電話番号3|郵便番号1|郵便番号2`.split('|');
  expect(proposeMapping(headers).mapping.joined).toEqual(['postcode', 'phone']);
});

it('the phone of a Japanese recipient goes before one that says nobody', () => {
  const headers = '注文番号|商品コード|個数|電話番号|配送先氏名|配送先住所1|配送先電話番号'.split('|');
  expect(proposeMapping(headers).mapping.columns.phone).toEqual([6]);
});
