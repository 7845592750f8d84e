import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient', 'Address', 'Payment', 'Unit Price'];
const PAYMENT = HEADERS.indexOf('Payment');

function read(payment: string, price: string, meaning?: 'amount' | 'status') {
  const { mapping } = proposeMapping(HEADERS);
  const said = meaning ? { ...mapping, paid_figures: [{ column: PAYMENT, meaning }] } : mapping;
  const { problems } = readOrderLine(said, ['1', 'A', '1', 'Ann', '1 Main St', payment, price]);
  return problems
    .filter(({ code }) => code === 'PAID_FIGURE_UNSURE' || code === 'STATUS_UNKNOWN')
    .map(({ code, columns = [] }) => [code, ...columns]);
}

it('a figure that is no price of its row is a question about its column, the same one for every figure', () => {
  expect(read('3200', '3100')).toEqual([['PAID_FIGURE_UNSURE', PAYMENT]]);
  expect(read('4711', '')).toEqual([['PAID_FIGURE_UNSURE', PAYMENT]]);
  expect(read('3200', '3200')).toEqual([]);
});

it.each([
  ['3200', '3100'],
  ['4711', '3100'],
  ['3100', '3100'],
  ['32', '31.50'],
  ['7', ''],
])('%s in a column of amounts covers a price of “%s”', (figure, price) => {
  expect(read(figure, price, 'amount')).toEqual([]);
});

it.each([
  ['20', '3100'],
  ['7', '3100'],
  ['5', '3100'],
  ['0', '3100'],
  ['00', '3100'],
  ['0', ''],
  ['0', '0'],
  ['31', '31.50'],
  ['5', 'thirty'],
])('%s in a column of amounts does not cover a price of “%s”: the row waits', (figure, price) => {
  expect(read(figure, price, 'amount')).toEqual([['STATUS_UNKNOWN']]);
});

it.each(['3200', '3100', '20'])(
  '%s in a column of codes is a status that nobody knows, also where it is the price',
  (figure) => {
    expect(read(figure, '3100', 'status')).toEqual([['STATUS_UNKNOWN']]);
  },
);

it('words in a column of amounts still count', () => {
  expect(read('half paid', '3100', 'amount')).toEqual([['STATUS_UNKNOWN']]);
  expect(read('refund 20', '3100', 'amount')).not.toEqual([]);
});
