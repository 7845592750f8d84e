import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEAD = ['Order ID', 'SKU', 'Quantity'];
const PLACE = ['Ship Address', 'Ship City', 'Ship State', 'Ship Zip', 'Ship Country'];
const place = ['1 Main St', 'Salem', 'MA', '01970', 'US'];
const read = (more: Record<string, string>) => {
  const { mapping } = proposeMapping([...HEAD, ...PLACE, ...Object.keys(more)]);
  const { line, problems } = readOrderLine(mapping, ['1', 'A', '1', ...place, ...Object.values(more)]);
  return [line.address.phone, ...problems.map(({ code, severity }) => `${code} ${severity}`)];
};

it.each<[string, Record<string, string>, string[]]>([
  [
    'the payer’s is used where there is no other, and is told',
    { 'Ship Name': 'Ann', 'Buyer Phone': '1' },
    ['1', 'PHONE_OF_BUYER warning'],
  ],
  ['never beside the recipient’s', { 'Ship Name': 'Ann', 'Buyer Phone': '1', 'Ship Phone': '2' }, ['2']],
  [
    'nor where the recipient has a column of it and left it empty',
    { 'Ship Name': 'Ann', 'Billing Phone': '1', 'Ship Phone': '' },
    [''],
  ],
  ['of who is the recipient', { 'Customer Name': 'Ann', 'Customer Phone': '1' }, ['1']],
  ['of nobody by name', { 'Ship Name': 'Ann', Phone: '1' }, ['1']],
  ['none at all', { 'Ship Name': 'Ann', 'Buyer Phone': '' }, ['']],
])('the phone: %s', (_, cells, expected) => {
  expect(read(cells)).toEqual(expected);
});

it('a gift of 拼多多 stands in the pick note, with its pieces', () => {
  const headers = ['订单号', '商家编码-规格维度', '商品规格', '商品数量(件)', '赠品名称', '赠品数量'];
  const { mapping } = proposeMapping(headers);
  const { line } = readOrderLine(mapping, ['1', 'A', '', '2', '贴纸', '1']);
  expect(line.fields).toMatchObject({ sku: 'A', quantity: '2', pickNote: '贴纸 1' });
});
