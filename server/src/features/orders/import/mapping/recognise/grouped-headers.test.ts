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
