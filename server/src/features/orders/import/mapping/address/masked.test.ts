import { describe, expect, it } from 'vitest';
import type { OrderAddress } from '../../../model/order-line.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { isMasked } from './masked.ts';

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
      '李xx',
      'XX明',
      'Hidden',
      '王••',
      '##密文##',
      '~AgAAAAL9Zx0H1bPqvAB8vJ5yBpZ=~',
      '~AgAAAAKwZQ==~0~',
      '#5byg5LiJ#1##',
      '$5byg5LiJ$1$$',
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
      '138 **** 1234',
      '138*1234',
      '1380000123*',
      '138----1234',
      '…1234',
      '138…',
      '138...',
      '+1 555-XXX-1234',
      '已隐藏',
    ],
  ],
  ['省', ['**省']],
  ['市', ['杭**', '****', '[hidden]', '***hidden***', '已加密', 'Data erased']],
  ['区', ['***']],
  [
    '详细地址',
    [
      '****',
      'Protected',
      'p6gA/+k2R/OyjOshHSk4NbXwbrnf+xuZrcDbAHvmJHM',
      '****, Pensionweg 3',
      'Hotel Post, Room ****',
      'Hauptstraße ****',
      '●●Road 3',
      '文三路**号',
      '文三路XX号',
      'xx路xx号',
      '~AgAAAAL9Zx0H1bPqvAB8vJ5yBpZ=~',
      '加密地址',
      '##Xk29aQ7LmZ0pTe4==##',
      'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5',
    ],
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
  ['详细地址', 'Karl-Liebknecht-Strasse12'],
  ['详细地址', 'Friedrich-Ebert-Strasse-123'],
  ['详细地址', 'Donaudampfschifffahrtsweg12a'],
  ['详细地址', 'Building3/Floor12/Room1204'],
  ['详细地址', 'Gebaeude12/Eingang-B/Etage3'],
  ['详细地址', 'Jalan/Sudirman/Blok-A12/No3'],
  ['详细地址', '#1204-12#'],
  ['详细地址', '#12-34/56#'],
  ['详细地址', '#Apt-1204#'],
  ['详细地址', '~Building~'],
  ['详细地址', '$Suite100$'],
  ['详细地址', '#12#Unit4B#'],
  ['详细地址', 'Hotel Alpenhof ****'],
  ['详细地址', '****Hotel Post, Am Markt 1'],
  ['详细地址', '■■ Tor links'],
  ['详细地址', 'Maxx大厦3座'],
  ['详细地址', '中山路12号 Maxx'],
  ['详细地址', '上海路XXL店'],
  ['收货人', '• Ann Smith'],
  ['收货人', 'J. Hidden'],
  ['手机', '---'],
  ['手机', '...'],
  ['手机', 'xxx'],
  ['手机', '030---123456'],
  ['手机', '0151 123 4567 ...'],
  ['手机', '+49__30'],
  ['手机', '030 123456 *privat'],
  ['手机', '030 123456 (ask for Maxx)'],
  ['市', 'Hidden'],
  ['市', 'Protected'],
  ['区', 'GDPR'],
])('%s: %s is no mask', (header, cell) => {
  expect(problemsOf(header, cell)).toEqual([]);
});

const WHOLE_ADDRESS: OrderAddress = {
  name: 'Ann Smith',
  company: '',
  country: 'DE',
  province: '',
  city: 'Berlin',
  district: '',
  lines: ['High St 1'],
  houseNo: '',
  postcode: '10115',
  phone: '',
  mobile: '',
  email: '',
};

it.each<[Partial<OrderAddress>, boolean]>([
  [{ company: 'Hotel Alpenhof ****' }, false],
  [{ company: 'Hotel Sacher *****S' }, false],
  [{ company: 'GDPR' }, false],
  [{ company: 'Protected' }, false],
  [{ company: '[protected]' }, true],
  [{ company: '●●Shop' }, true],
  [{ company: 'H**** Hotel' }, true],
  [{ lines: ['High St 1', '* * *'] }, false],
  [{ lines: ['* * *'] }, true],
  [{ lines: ['High St 1', '***'] }, true],
])('an address with %j: masked is %j', (part, masked) => {
  expect(isMasked({ ...WHOLE_ADDRESS, ...part })).toBe(masked);
});
