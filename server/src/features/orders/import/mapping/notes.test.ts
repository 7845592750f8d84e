import { expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Order Note', 'Gift Message'];

function noteOf(order: string, gift: string): string | undefined {
  const { mapping } = proposeMapping(HEADERS);
  expect(mapping.columns.buyerNote).toEqual([4, 5]);
  return readOrderLine(mapping, ['1', 'MUG', '1', 'Jo Doe', order, gift]).line.fields.buyerNote;
}

it.each([
  ['Please hurry', 'For mum', 'Please hurry\nFor mum'],
  ['', 'For mum', 'For mum'],
  ['Please hurry', '', 'Please hurry'],
  ['For mum', 'For mum', 'For mum'],
  ['', '', undefined],
  ['N', '00', 'N\n00'],
  ['0', '7', '0\n7'],
  ['No', '无', undefined],
  ['none', 'nie', undefined],
])(
  'of two columns of notes, “%s” and “%s”, both are kept, and the same one once',
  (order, gift, expected) => {
    expect(noteOf(order, gift)).toBe(expected);
  },
);
