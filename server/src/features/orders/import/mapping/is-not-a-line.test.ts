import { expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

const HEADERS = [
  '订单号',
  'SKU',
  '商品名称',
  '规格',
  '数量',
  '收件人',
  '国家',
  '省份',
  '城市',
  '地址1',
  '邮编',
];
const { mapping } = proposeMapping(HEADERS);
const ADDRESS = ['Ida Example', 'US', 'WA', 'Seattle', '1 Sea St', '98101'];

it.each<[string, string[], string]>([
  ['an order', ['E-1', 'TEE-1', 'Tee', 'M', '1', ...ADDRESS], 'ok'],
  ['a sum', ['合计', '', '', '', '3'], 'skip'],
  ['a sum with its figure', ['合计：3件', '', '', '', ''], 'skip'],
  ['a sum whose number of orders stands under the order number', ['12', '', '', '总计', '30'], 'skip'],
  ['a sum in English', ['Grand total', '', '', '', '3'], 'skip'],
  ['a note', ['注：导出时间 2026-05-03 10:00'], 'skip'],
  ['when it was exported', ['导出时间：2026-05-03 10:00'], 'skip'],
  ['how many there are', ['共 12 条记录'], 'skip'],
  [
    'an explanation under the headers',
    ['平台单号', '商家编码', '商品的名称', '规格', '整数', '姓名'],
    'skip',
  ],
  ['how many there are, the figure in a cell of its own', ['1', 'record(s) downloaded', ''], 'skip'],
  ['the same of orders', ['12', 'Orders exported'], 'skip'],
  ['the same of one', ['1', '', 'order downloaded'], 'skip'],
  ['headers once more', HEADERS, 'skip'],
  // Nothing that may be an order is left out in silence.
  ['an order without a SKU', ['E-1', '', 'Tee', 'M', '1', ...ADDRESS], 'ok'],
  ['a product that is called Total', ['E-1', '', 'Total', 'M', '1', ...ADDRESS], 'ok'],
  ['an order number of letters', ['ABC', 'TEE-1', 'Tee', 'M', '1', ...ADDRESS], 'ok'],
  ['an order number beside a word', ['1', '', 'downloaded', '', ''], 'ok'],
  ['a number in words', ['E-1', 'TEE-1', 'Tee', 'M', '两个', ...ADDRESS], 'ok'],
  ['a remark in an order', ['E-1', 'TEE-1', '备注：急', 'M', '1', ...ADDRESS], 'ok'],
])('%s', (_title, cells, state) => {
  expect(readOrderLine(mapping, cells).state).toBe(state);
});
