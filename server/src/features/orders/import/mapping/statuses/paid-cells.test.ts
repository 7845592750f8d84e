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

it.each(['3200', '4711', '20', '7'])('%s in a column of amounts says nothing', (figure) => {
  expect(read(figure, '3100', 'amount')).toEqual([]);
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
