import { encodeText } from '../../reading/text/encode-text.ts';
import { csv, type Rows } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

const plain = orderRows('mango', 3);
const dxm = orderRows('dxm2026', 3, (n) => ({ 收货人姓名: '张小明', 收货人城市: n === 1 ? '' : '杭州' }));
const line = (rows: Rows, at: number, cells: string[]): Rows => [
  ...rows.slice(0, at),
  cells,
  ...rows.slice(at),
];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const ofOrder = ['收货人名称', '收货人地址', '城市', '州/省', '邮编', '国家代码', '联系电话'];
const [gluedHeaders = [], first = [], second = []] = orderRows('mango', 2, (n) => ({
  订单号: 'A-1',
  ...(n === 1 ? Object.fromEntries(ofOrder.map((header) => [header, ''])) : { 收货人名称: '张小明' }),
}));
const gluedWithinAnOrder = [gluedHeaders, first, gluedHeaders, second];

const name = (text: string) => orderRows('mango', 1, () => ({ 收货人名称: text }));
const keepsName =
  (text: string): CorpusFile['check'] =>
  (file) => [['name', file.lines[0]?.address.name, text]];

/** Oddities of text files: encodings, separators, quotes and what spreadsheets do to text. */
export const textFiles: CorpusFile[] = [
  { name: 'utf8.csv', bytes: Buffer.from(csv(plain)), expect: { ready: 3 } },
  {
    name: 'utf8-with-bom.csv',
    bytes: Buffer.from(`\ufeff${csv(plain)}`),
    expect: { ready: 3 },
    check: ({ facts }) => [['first header', facts.headers[0], '订单号']],
  },
  {
    name: 'gbk-dxm-with-one-wrong.csv',
    bytes: encodeText(csv(dxm), 'gb18030'),
    expect: { ready: 2, wrong: 1 },
    check: ({ facts, lines }) => [
      ['encoding', facts.encoding, 'gb18030'],
      ['name', lines[0]?.address.name, '张小明'],
    ],
  },
  {
    name: 'gb18030-four-byte-name.csv',
    bytes: encodeText(csv(name('𠮷野家')), 'gb18030'),
    expect: { ready: 1 },
    check: keepsName('𠮷野家'),
  },
  {
    name: 'big5-traditional-headers.csv',
    bytes: encodeText(
      csv([
        ['訂單編號', 'SKU編號', '數量', '收件人名稱', '國家', '城市', '地址', '郵遞區號', '電話'],
        ['A-1', '00123', '1', '陳大文', '台灣', '台北市', '信義路五段7號', '110', '0912345678'],
      ]),
      'big5',
    ),
    expect: { ready: 1 },
    check: ({ facts, lines }) => [
      ['encoding', facts.encoding, 'big5'],
      ['country', lines[0]?.address.country, 'TW'],
      ['name', lines[0]?.address.name, '陳大文'],
    ],
  },
  {
    name: 'utf16le-tabs-excel-unicode-text.txt',
    bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(csv(plain, '\t'))]),
    expect: { ready: 3 },
    check: ({ facts }) => [['delimiter', facts.delimiter, '\t']],
  },
  {
    name: 'utf16be-with-bom.csv',
    bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(csv(plain)).swap16()]),
    expect: { ready: 3 },
  },
  { name: 'utf16le-without-bom.csv', bytes: utf16(csv(orderRows('walmart', 2))), expect: { ready: 2 } },
  {
    name: 'shift-jis-amazon-japan.txt',
    bytes: encodeText(
      csv(
        orderRows('amazonUnshipped', 2, () => ({
          'recipient-name': '山田 太郎さん',
          'ship-country': 'JP',
          'ship-city': '東京都',
          'ship-address-1': 'やまだマンション',
          'product-name': 'マグカップ',
        })),
        '\t',
      ),
      'shift_jis',
    ),
    expect: { ready: 2 },
    check: ({ facts, lines }) => [
      ['encoding', facts.encoding, 'shift_jis'],
      ['name', lines[0]?.address.name, '山田 太郎さん'],
    ],
  },
  {
    name: 'windows-1252-accents.csv',
    bytes: encodeText(
      csv(orderRows('walmart', 1, () => ({ 'Customer Name': 'José Müller', City: 'São Paulo' }))),
      'windows-1252',
    ),
    expect: { ready: 1 },
    check: keepsName('José Müller'),
  },
  {
    name: 'utf8-with-one-broken-byte.csv',
    bytes: Buffer.concat([Buffer.from(csv(orderRows('mango', 200))), Buffer.from([0xe4, 0xb8])]),
    expect: { ready: 200, wrong: 1 },
    check: ({ facts }) => [['encoding', facts.encoding, 'utf-8']],
  },
  { name: 'semicolons.csv', bytes: Buffer.from(csv(plain, ';')), expect: { ready: 3 } },
  { name: 'pipes.txt', bytes: Buffer.from(csv(plain, '|')), expect: { ready: 3 } },
  { name: 'carets.txt', bytes: Buffer.from(csv(plain, '^')), expect: { ready: 3 } },
  {
    name: 'sep-line-first.csv',
    bytes: Buffer.from(`sep=;\r\n${csv(plain, ';')}`),
    expect: { ready: 3 },
    check: ({ facts }) => [['header row', facts.headerRow, 1]],
  },
  {
    name: 'equals-quotes-around-digits.csv',
    bytes: Buffer.from(
      csv(orderRows('mango', 1, () => ({ 订单号: '="00576461413038785752"', 邮编: '="02139"' }))),
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['order', lines[0]?.fields.externalOrderNo, '00576461413038785752'],
      ['zip', lines[0]?.address.postcode, '02139'],
    ],
  },
  {
    name: 'apostrophe-and-tab-before-ids.csv',
    bytes: Buffer.from(
      csv(orderRows('mango', 1, () => ({ 订单号: '\t576461413038785752', 邮编: "'02139" }))),
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['order', lines[0]?.fields.externalOrderNo, '576461413038785752'],
      ['zip', lines[0]?.address.postcode, '02139'],
    ],
  },
  {
    name: 'marks-for-empty.csv',
    bytes: Buffer.from(csv(orderRows('mango', 4, (n) => ({ 收货人名称: ['--', 'N/A', 'null', '-'][n]! })))),
    expect: { wrong: 4 },
  },
  {
    name: 'line-breaks-in-quoted-address.csv',
    bytes: Buffer.from(csv(orderRows('mango', 2, () => ({ 收货人地址: '1 Main St\nApt "B", left' })))),
    expect: { ready: 2 },
    check: ({ lines }) => [['address', lines[0]?.address.lines[0], '1 Main St\nApt "B", left']],
  },
  {
    name: 'tabs-with-unquoted-inch-marks.txt',
    bytes: Buffer.from(
      `${orderRows('amazonUnshipped', 2, () => ({ 'product-name': '"15 inch sign' }))
        .map((row) => row.join('\t'))
        .join('\n')}\n`,
    ),
    expect: { ready: 2 },
  },
  {
    name: 'quote-never-closed.csv',
    bytes: Buffer.from(csv(plain).replace('1 Main St', '"1 Main St')),
    expect: 'orders.table-unclosed-quote',
  },
  { name: 'old-mac-line-ends.csv', bytes: Buffer.from(csv(plain, ',', '\r')), expect: { ready: 3 } },
  { name: 'mixed-line-ends.csv', bytes: Buffer.from(csv(plain).replace('\r\n', '\n')), expect: { ready: 3 } },
  {
    name: 'scientific-order-numbers.csv',
    bytes: Buffer.from(csv(orderRows('mango', 3, (n) => (n === 1 ? { 订单号: '4.60001E+17' } : {})))),
    expect: { ready: 2, wrong: 1 },
    check: ({ facts, read }) => [
      ['damaged', facts.damaged, [{ row: 3, column: 0, code: 'scientific' }]],
      ['code', read[1]?.problems[0]?.code, 'ORDER_NO_DAMAGED'],
    ],
  },
  {
    name: 'title-rows-above-headers.csv',
    bytes: Buffer.from(csv([['五月订单汇总'], ['导出时间', '2026-05-03'], [], ...plain])),
    expect: { ready: 3 },
    check: ({ facts }) => [['header row', facts.headerRow, 4]],
  },
  {
    name: 'headers-again-in-glued-files.csv',
    bytes: Buffer.from(csv([...plain, ...orderRows('mango', 2)])),
    expect: { ready: 5, blank: 1 },
  },
  // The row below the headers is the order's second one, which says only what is its own.
  ...(
    [
      ['headers-again-within-an-order', (text: string) => Buffer.from(text)],
      [
        'headers-again-behind-a-mark-utf16',
        (text: string) => utf16(text.replace(/\n订单号/, '\n\ufeff订单号')),
      ],
      ['headers-again-within-an-order-gbk', (text: string) => encodeText(text, 'gb18030')],
      ['headers-again-quoted', (text: string) => Buffer.from(text.replace(/\n订单号/, '\n"订单号"'))],
    ] as const
  ).map(
    ([name, encode]): CorpusFile => ({
      name: `${name}.csv`,
      bytes: encode(csv(gluedWithinAnOrder)),
      expect: { ready: 2, blank: 1 },
      check: ({ lines }) => [['names', lines.map(({ address }) => address.name), ['张小明', '张小明']]],
    }),
  ),
  {
    name: 'sum-at-the-foot.csv',
    bytes: Buffer.from(csv([...plain, ['合计', '', '6']])),
    expect: { ready: 3, skip: 1 },
  },
  {
    name: 'full-width-digits-and-letters.csv',
    bytes: Buffer.from(
      csv(orderRows('mango', 1, () => ({ 产品数量: '１２', 订单号: 'Ａ－００１', 国家代码: 'ＵＳ' }))),
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['quantity', lines[0]?.quantity, 12],
      ['order kept', lines[0]?.fields.externalOrderNo, 'Ａ－００１'],
      ['country', lines[0]?.address.country, 'US'],
    ],
  },
  {
    name: 'right-to-left-and-emoji-names.csv',
    bytes: Buffer.from(csv(orderRows('mango', 2, (n) => ({ 收货人名称: n ? '👩‍👧‍👦 Zoë' : '‏محمد علي' })))),
    expect: { ready: 2 },
    check: ({ lines }) => [['names', lines.map(({ address }) => address.name), ['‏محمد علي', '👩‍👧‍👦 Zoë']]],
  },
  {
    name: 'rows-of-unequal-length.csv',
    bytes: Buffer.from(csv([plain[0]!, plain[1]!.slice(0, 4), [...plain[2]!, '', '', '']])),
    expect: { ready: 1, wrong: 1 },
  },
  {
    name: 'blank-rows-between.csv',
    bytes: Buffer.from(csv(line(line(plain, 2, []), 2, ['', '', '  ']))),
    expect: { ready: 3, blank: 2 },
    check: ({ facts }) => [['rows', facts.rowCount, 5]],
  },
  {
    name: 'typo-in-latin-header.csv',
    bytes: Buffer.from(csv(orderRows('walmart', 1)).replace('Customer Name', 'Custmer Name')),
    expect: { ready: 1 },
  },
  {
    name: 'decorated-headers.csv',
    bytes: Buffer.from(csv([plain[0]!.map((header) => `＊ ${header}\n（必填）`), ...plain.slice(1)])),
    expect: { ready: 3 },
  },
  {
    name: 'repeated-unknown-country.csv',
    bytes: Buffer.from(csv(orderRows('mango', 2, () => ({ 国家代码: '火星' })))),
    expect: { wrong: 2 },
  },
  {
    name: 'zip-lost-its-zero.csv',
    bytes: Buffer.from(csv(orderRows('mango', 1, () => ({ 邮编: '2139' })))),
    expect: { wrong: 1 },
    check: ({ read }) => [['code', read[0]?.problems[0]?.code, 'POSTCODE_ZERO_LOST']],
  },
  {
    name: 'quantities-nobody-can-print.csv',
    bytes: Buffer.from(csv(orderRows('mango', 4, (n) => ({ 产品数量: ['0', '-1', '1.5', '两件'][n]! })))),
    expect: { wrong: 4 },
  },
  {
    name: 'wrong-encoding-chosen.csv',
    bytes: Buffer.from(csv(plain)),
    choice: { encoding: 'klingon' },
    expect: 'orders.table-wrong-encoding',
  },
  { name: 'headers-only.csv', bytes: Buffer.from(csv(plain.slice(0, 1))), expect: 'orders.table-no-rows' },
  { name: 'zero-bytes.csv', bytes: Buffer.alloc(0), expect: 'orders.table-empty' },
  { name: 'only-blanks.csv', bytes: Buffer.from('\r\n  \r\n'), expect: 'orders.table-empty' },
  {
    name: 'photo-renamed.csv',
    bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    expect: 'orders.table-unknown-kind',
  },
  {
    name: 'random-bytes.csv',
    bytes: Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 97 + (n >> 3)) & 0xff)),
    expect: 'orders.table-unknown-kind',
  },
];
