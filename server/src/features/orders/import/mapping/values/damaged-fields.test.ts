import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEADERS = [
  'Order ID',
  'SKU',
  'Quantity',
  'Variation',
  'Recipient',
  'Company',
  'Address 1',
  'City',
  'Postcode',
  'Country',
];
const WHOLE = ['1', 'S', '1', 'Navy / M', 'Ann Smith', '', 'High St 1', 'Berlin', '10115', 'DE'];

function problemsOf(header: string, cell: string): string[] {
  const { mapping } = proposeMapping(HEADERS);
  const { problems } = readOrderLine(mapping, WHOLE.with(HEADERS.indexOf(header), cell));
  return problems.map(({ field, code }) => `${field} ${code}`);
}

it.each([
  ['Variation', 'Navy / "M', 'variation'],
  ['Variation', 'Navy" / M', 'variation'],
  ['Variation', 'Size: 10" x" 12"', 'variation'],
  ['Company', 'Smi"th Ltd', 'company'],
  ['Recipient', 'Ann "Smith', 'recipientName'],
  ['Address 1', 'High "St 1', 'address1'],
  ['City', 'Berlin"', 'city'],
])('%s: a quote too many in %s stops the row', (header, cell, field) => {
  expect(problemsOf(header, cell)).toEqual([`${field} LETTERS_LOST`]);
});

it.each([
  ['Variation', '10" x 12"'],
  ['Variation', 'Navy / 10"'],
  ['Variation', '5½" / "Navy"'],
  ['Company', 'The 12" Club'],
  ['Company', '"Smith" Ltd'],
])('%s: the quotes of %s are its own', (header, cell) => {
  expect(problemsOf(header, cell)).toEqual([]);
});
