import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const HEADERS = [
  '订单号',
  'SKU',
  '数量',
  '收货人',
  '手机',
  '省',
  '市',
  '区',
  '详细地址',
  '邮编',
  '国家',
] as const;
const WHOLE = [
  '1',
  'S',
  '1',
  '张三',
  '13800001234',
  '浙江省',
  '杭州市',
  '西湖区',
  '文三路1号',
  '310000',
  'CN',
];

/** Problems of a row in which one cell is another. */
function problemsOf(header: (typeof HEADERS)[number], cell: string, withoutAddress = false): string[] {
  const { mapping } = proposeMapping([...HEADERS]);
  const row = WHOLE.with(HEADERS.indexOf(header), cell);
  const asked = withoutAddress ? { ...mapping, without_address: true } : mapping;
  return readOrderLine(asked, row).problems.map(({ code }) => code);
}

describe.each<[(typeof HEADERS)[number], string[]]>([
  [
    '收货人',
    [
      '张**',
      '张*',
      '王○明',
      '张XX',
      '王••',
      '##密文##',
      '~AgAAAAL9Zx0H1bPqvAB8vJ5yBpZ=~',
      '~AgAAAAKwZQ==~0~',
      '#ZM8kq1aB#Yz1PqaaTTz9#1##',
      'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA==',
      '[deleted]',
      '【已加密】',
      'Redacted',
    ],
  ],
  [
    '手机',
    [
      '138****1234',
      '138XXXX1234',
      '138••••1234',
      '138…1234',
      '(+1)*******31',
      '$$密文',
      '$14$MTM4MDAwMDEyMzQ$1$$',
      '~AgAAAAL9Zx0H1bPqvAB8vJ5yBpZ=~',
      '***',
      '已隐藏',
    ],
  ],
  ['省', ['**省']],
  ['市', ['杭**', '****']],
  ['区', ['***']],
  [
    '详细地址',
    ['****', '文三路**号', '文三路XX号', 'xx路xx号', '~AgAAAAL9Zx0H1bPqvAB8vJ5yBpZ=~', '加密地址'],
  ],
  ['邮编', ['310***']],
])('%s that the platform hides or encrypts', (header, cells) => {
  it.each(cells)('%s stops the row, unless somebody else makes the label', (cell) => {
    expect(problemsOf(header, cell)).toEqual(['ADDRESS_MASKED']);
    expect(problemsOf(header, cell, true)).toEqual([]);
  });
});

it.each<[(typeof HEADERS)[number], string]>([
  ['收货人', '阿里•买买提'],
  ['收货人', '阿里·买买提'],
  ['收货人', 'Anne-Marie O’Neill'],
  ['收货人', 'Xxavier Maxx'],
  ['收货人', 'MacDonaldVanDerBergJohannes'],
  ['手机', '13800001234-5678'],
  ['手机', '+86 (138) 0000-1234'],
  ['手机', '0571-88001234 x12'],
  ['手机', '13800001234转1234'],
  ['区', '西湖区'],
  ['详细地址', '文三路1号*2室'],
  ['详细地址', '#12 密文路1号'],
  ['详细地址', 'Max大厦3座'],
  ['详细地址', 'Kurfürstendammstraße123AHinterhaus2'],
  ['详细地址', 'Building #4, Flat ~2'],
])('%s: %s is no mask', (header, cell) => {
  expect(problemsOf(header, cell)).toEqual([]);
});
