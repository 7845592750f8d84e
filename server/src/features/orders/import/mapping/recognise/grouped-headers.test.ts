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
