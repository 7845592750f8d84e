import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { parseQuantity } from '../values/parse-quantity.ts';

/** Problems of a row under these headers; order, SKU and quantity are right. */
function problemsOf(headers: string[], cells: string[], more: { without_address?: boolean } = {}): string[] {
  const { mapping } = proposeMapping(['订单号', 'SKU', '数量', ...headers]);
  return readOrderLine({ ...mapping, ...more }, ['E-1', 'TEE-1', '1', ...cells]).problems.map(
    ({ code }) => code,
  );
}

const CHINA = ['收货人', '省', '市', '详细地址', '国家'];

it.each<[string, string[], string[]]>([
  ['a whole address', ['张三', '浙江省', '杭州市', '文三路1号', 'CN'], []],
  ['a hidden name', ['张**', '浙江省', '杭州市', '文三路1号', 'CN'], ['ADDRESS_MASKED']],
  ['a hidden street', ['张三', '浙江省', '杭州市', '文三路****', 'CN'], ['ADDRESS_MASKED']],
  ['asterisks of full width', ['张＊', '浙江省', '杭州市', '文三路1号', 'CN'], ['ADDRESS_MASKED']],
  ['what was not decrypted', ['##密文', '浙江省', '杭州市', '##密文', 'CN'], ['ADDRESS_MASKED']],
  ['a street that was not decrypted', ['张三', '浙江省', '杭州市', '$$密文', 'CN'], ['ADDRESS_MASKED']],
  ['a number sign', ['张三', '浙江省', '杭州市', '#12 密文路1号', 'CN'], []],
  ['one asterisk in a street', ['张三', '浙江省', '杭州市', '文三路1号*2室', 'CN'], []],
])('%s', (_title, cells, codes) => {
  expect(problemsOf(CHINA, cells)).toEqual(codes);
  expect(problemsOf(CHINA, cells, { without_address: true })).toEqual([]);
});

it('a table with names and no address asks once whether it needs one', () => {
  const names = (more: { without_address?: boolean }) => problemsOf(['收货人', '国家'], ['张三', 'KE'], more);
  expect(names({})).toEqual(['ADDRESS_ABSENT']);
  expect(names({ without_address: true })).toEqual([]);
});

it.each<[string, string[], string[]]>([
  ['Japan', ['山田見本', '東京都千代田区千代田1-1', 'JP', '100-0001'], []],
  ['Korea', ['홍보기', '서울특별시 중구 세종대로 110', 'South Korea', '04524'], []],
  ['Taiwan', ['王小明', '台北市中正區重慶南路1號', '台灣', '100'], []],
  ['Thailand', ['สม', '1 ถนนสีลม เขตบางรัก กรุงเทพ', 'TH', '10500'], []],
  [
    'the United States',
    ['Ida Example', '1 Sea St, Seattle, WA', 'US', '98101'],
    ['CITY_MISSING', 'PROVINCE_MISSING'],
  ],
  ['Japan without a street', ['山田見本', '', 'JP', '100-0001'], ['ADDRESS_MISSING']],
])('one cell for the whole address: %s', (_title, cells, codes) => {
  expect(problemsOf(['收件人', '地址1', '国家', '邮编'], cells)).toEqual(codes);
});

it('a postcode that lost its zero is found in every form of address', () => {
  const withoutStreet = ['收件人', '邮编', '国家'];
  expect(problemsOf(withoutStreet, ['Ada Örnek', '1010', 'TR'])).toContain('POSTCODE_ZERO_LOST');
  expect(problemsOf(['邮编', '国家'], ['1010', 'TR'])).toContain('POSTCODE_ZERO_LOST');
  const inOneCell = ['收件人', '地址1', '国家', '邮编'];
  expect(problemsOf(inOneCell, ['홍보기', '서울 중구 세종대로 110', 'KR', '4524'])).toEqual([
    'POSTCODE_ZERO_LOST',
  ]);
  expect(problemsOf(inOneCell, ['홍**', '서울 중구 세종대로 110', 'KR', '4524'])).toEqual([
    'POSTCODE_ZERO_LOST',
    'ADDRESS_MASKED',
  ]);
});

it.each<[string, string[], string[], { without_address?: boolean }, string[]]>([
  [
    'we send',
    ['收件人', '地址1', '城市', '邮编', '国家'],
    ['Ada', '1 Sk', 'Ankara', '1010', 'TR'],
    {},
    ['stops'],
  ],
  ['others send', ['收件人', '邮编', '国家'], ['A**', '1010', 'TR'], { without_address: true }, ['warning']],
  [
    'the label is made',
    ['邮编', '国家', '面单链接'],
    ['1010', 'TR', 'https://a.example/l.pdf'],
    {},
    ['warning'],
  ],
  ['nobody said who sends', ['邮编', '国家'], ['1010', 'TR'], {}, ['stops']],
])('a postcode that lost its zero where %s', (_title, headers, cells, more, expected) => {
  const { mapping } = proposeMapping(['订单号', 'SKU', '数量', ...headers]);
  const { problems } = readOrderLine({ ...mapping, ...more }, ['E-1', 'TEE-1', '1', ...cells]);
  const found = problems.filter(({ code }) => code === 'POSTCODE_ZERO_LOST');
  expect(found.map(({ severity }) => severity ?? 'stops')).toEqual(expected);
});

it.each(['---', 'xxx'])('%s is no phone where one is needed', (phone) => {
  expect(problemsOf([...CHINA, '手机'], ['张三', '浙江省', '杭州市', '文三路1号', 'CN', phone])).toEqual(
    problemsOf([...CHINA, '手机'], ['张三', '浙江省', '杭州市', '文三路1号', 'CN', '']),
  );
});

it.each<[string, number | null]>([
  ['2件', 2],
  ['x3', 3],
  ['2 pieces', 2],
  ['1 piece', 1],
  ['2点', 2],
  ['1개', 1],
  ['2 ชิ้น', 2],
  ['3 cái', 3],
  ['1 buah', 1],
  ['2 lot', null],
  ['2对', null],
  ['1打', null],
  ['两个', null],
])('%s is %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it('tells columns apart that differ only by their notes', () => {
  const headers = [
    '订单号',
    '商品属性',
    '收件人手机',
    '商品数量',
    '商品编码(平台)',
    '商品编码(自定义)',
    'SKU编码(自定义)',
  ];
  const { mapping } = proposeMapping(headers);
  expect(mapping.columns.sku).toEqual([6, 5]);
  expect(mapping.columns.platformSkuId).toEqual([4]);
});
