import { expect, it } from 'vitest';
import { groupedHeaders } from './grouped-headers.ts';

const HEADERS = ['Order ID', 'Name', 'City', 'Name', 'City', 'SKU'];

it.each<[string, string[], string[]]>([
  [
    'both have a group',
    ['', 'Billing', '', 'Shipping', '', 'Item'],
    ['Order ID', 'Billing Name', 'Billing City', 'Shipping Name', 'Shipping City', 'SKU'],
  ],
  [
    'the recipient comes first',
    ['', 'Ship To', '', 'Customer', '', ''],
    ['Order ID', 'Ship To Name', 'Ship To City', 'Customer Name', 'Customer City', 'SKU'],
  ],
  ['only one has a group', ['', 'Shipping', '', '', '', 'Item'], HEADERS],
  ['a title above', ['Shipping list of the customer'], HEADERS],
  ['a whole row above', ['a', 'Billing', 'b', 'Shipping', 'c', 'd'], HEADERS],
  ['nothing above', [], HEADERS],
])('%s', (_, above, expected) => expect(groupedHeaders(HEADERS, above)).toEqual(expected));

it('headers of another language above are no groups, and a header that says whose it is keeps its word', () => {
  const headers = ['Order ID', 'Name', 'Address 1 (Shipping)', 'Address 2', 'SKU'];
  const above = ['', '', '', 'Käuferadresse 2', 'Company (Shipping)'];
  expect(groupedHeaders(headers, above)).toEqual(headers);
  const own = ['Order ID', 'Ship Name', 'City', 'SKU'];
  expect(groupedHeaders(own, ['', 'Customer', 'Shipping', ''])).toEqual([
    'Order ID',
    'Ship Name',
    'Shipping City',
    'SKU',
  ]);
});

it.each<[string, string[], string[]]>([
  [
    'the note and the phone of nobody',
    ['Delivery Address1', 'ship-city', 'Note de l’acheteur', '電話'],
    ['Toimitusosoite', 'Ship To City', 'Buyer Note', ''],
  ],
  [
    'the email under one of the payer',
    ['Post To Address 1', 'Postinumero', 'Email', 'Recipient company name'],
    ['Street', 'Zip Code', 'billing_email', ''],
  ],
  [
    'the name under the customer',
    ['Name', 'Stadt', 'Land', 'Lieferstraße'],
    ['Customer Name', 'City', 'Country', 'Delivery Street'],
  ],
  ['the quantity', ['Menge', 'Preis', 'Ort', 'Name'], ['Quantity', 'Price', 'Ship To City', 'Buyer']],
])('a row above that translates some headers is no row of groups: %s', (_, headers, above) =>
  expect(groupedHeaders([...headers, 'SKU', 'Order ID'], [...above, '', ''])).toEqual([
    ...headers,
    'SKU',
    'Order ID',
  ]),
);

it.each<[string, string[], string[], string[]]>([
  [
    'cells that are merged downwards',
    ['Order ID', 'SKU', 'Qty', 'Customer', '', 'Ship to', '', '', 'Note'],
    ['Order ID', 'SKU', 'Qty', 'Full Name', 'Phone', 'Full Name', 'Address 1', 'City', 'Note'],
    ['Customer Full Name', 'Customer Phone', 'Ship to Full Name', 'Ship to Address 1', 'Ship to City'],
  ],
  [
    'other words for some headers',
    ['Order No', 'Item', 'Quantity', 'Buyer', '', 'Delivery', '', '', 'Notes'],
    ['Order ID', 'SKU', 'Qty', 'Full Name', 'Phone', 'Full Name', 'Address 1', 'City', 'Note'],
    ['Buyer Full Name', 'Buyer Phone', 'Delivery Full Name', 'Delivery Address 1', 'Delivery City'],
  ],
  [
    'the recipient first, of the payer only some',
    ['Order ID', 'SKU', 'Qty', 'Shipping', '', '', 'Billing', '', 'Note'],
    ['Order ID', 'SKU', 'Qty', 'Name', 'Address', 'City', 'State', 'Address 2', 'Note'],
    ['Shipping Name', 'Shipping Address', 'Shipping City', 'Billing State', 'Billing Address 2'],
  ],
  [
    'Chinese',
    ['订单号', '商品', '数量', '买家', '', '收件地址', '', '', '备注'],
    ['订单号', 'SKU', '数量', '姓名', '电话', '地址', '姓名', '城市', '备注'],
    ['买家 姓名', '买家 电话', '地址', '姓名', '城市'],
  ],
])('groups stay groups beside %s', (_, above, headers, expected) => {
  const whole = groupedHeaders(headers, above);
  expect(whole.slice(3, 8)).toEqual(expected);
});
