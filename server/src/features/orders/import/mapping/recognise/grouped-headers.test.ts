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
