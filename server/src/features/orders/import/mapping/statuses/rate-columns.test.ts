import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { rateColumns } from './rate-columns.ts';

function stateOf(marks: Record<string, string>): string {
  const headers = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', ...Object.keys(marks)];
  const cells = ['1', 'A', '1', 'Ann', '1 Main St', ...Object.values(marks)];
  return readOrderLine(proposeMapping(headers).mapping, cells, { rates: rateColumns(headers) }).state;
}

it.each(['Cambio', 'Câmbio', 'Exchange'])('%s holds a line unless it is the rate of a currency', (header) => {
  for (const text of ['17.5', '17,5', '1.00', '0.0007', '150', '16000', '١٧٫٥', '', 'No', '0'])
    expect([text, stateOf({ [header]: text })]).toEqual([text, 'ok']);
  for (const text of [
    'Yes',
    'Sí',
    '1',
    '2',
    '2026-05-03',
    '03.05.2026',
    '20260503',
    '100234',
    'EX-17',
    'talla M',
  ])
    expect([text, stateOf({ [header]: text })]).toEqual([text, 'held']);
});

it('a rate says nothing of another column', () => {
  expect(stateOf({ Cambio: '17.5', 'On Hold': 'Yes' })).toBe('held');
  expect(stateOf({ Cambio: '17.5', Refund: '17.5' })).toBe('held');
  expect(stateOf({ Cambio: '17.5', 'On Hold': 'No' })).toBe('ok');
  expect(stateOf({ 'Is Exchange': '17.5' })).toBe('held');
});
