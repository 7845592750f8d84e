import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { VariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { expect, it } from 'vitest';
import { readVariants } from './read-variants.ts';
import { readHeader } from './variant-headers.ts';

const size = (id: string) => ({ id, name: id, dimensions: '', areas: {} });
const product = {
  sizes: [size('S'), size('M'), { ...size('X-L'), name: 'XL' }],
  colours: [
    { id: 'photo', name: '白色', code: 'WH', hex: '#FFFFFF' },
    { id: 'c2', name: '黑色', code: 'BK', hex: '#222222' },
  ],
} as OwnTemplateProduct;

const HEADERS = ['颜色', '尺码', 'SKU', '成本价(元)', '重量(g)', '长(cm)', '宽(cm)', '高(cm)'];
const sheet = (rows: string[][], more: Partial<VariantSheet> = {}): VariantSheet => ({
  sheet: '',
  sheets: [''],
  headers: HEADERS,
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  damaged: [],
  hidden: [],
  ...more,
});
const kinds = (read: ReturnType<typeof readVariants>) =>
  read.problems.map(({ row, kind, header, text }) => [row, kind, header, text].join('|'));

it('reads each size and colour, and leaves empty cells to the product', () => {
  const read = readVariants(
    sheet([
      ['白色', 's', 'T-W-S', '19.9', '150', '30', '20', '2'],
      [' 黑色 ', 'XL', '', '', '', '', '', ''],
      ['bk', 'x-l'.replace('x-l', 'M'), 'T-B-M', '', '0.5', '', '', ''],
    ]),
    product,
  );
  expect(read.problems).toEqual([]);
  expect(read.variants).toEqual([
    {
      ...{ size_id: 'S', colour_id: 'photo', sku: 'T-W-S', price_cents: 1990, weight_g: 150 },
      packed: { length_cm: 30, width_cm: 20, height_cm: 2 },
    },
    { size_id: 'X-L', colour_id: 'c2' },
    { size_id: 'M', colour_id: 'c2', sku: 'T-B-M', weight_g: 0.5 },
  ]);
});

it('names every place that is not certain', () => {
  const read = readVariants(
    sheet(
      [
        ['红色', 'S', 'A1', '19,9', '150', '', '', ''],
        ['白色', 'XXL', 'A2', '', '', '', '', ''],
        ['白色', 'S', 'B_1', '', '', '30', '', ''],
        ['白色', 'S', 'A3', '', '', '', '', ''],
        ['黑色', 'S', 'b-1', '', '', '', '', ''],
        ['', 'M', 'A4', '$5', '', '', '', ''],
      ],
      {
        hidden: [6],
        damaged: [
          { row: 3, column: 2, code: 'scientific' },
          { row: 0, column: 4, code: 'number' },
        ],
      },
    ),
    product,
  );
  expect(kinds(read).sort()).toEqual(
    [
      '2|unknown-colour|颜色|红色',
      '2|not-a-number|成本价(元)|19,9',
      '3|unknown-size|尺码|XXL',
      '3|lost-digits|SKU|',
      '4|sides|宽(cm)|',
      '5|twice||4',
      '6|same-sku|SKU|4',
      '6|hidden||',
      '7|no-colour|颜色|',
      '7|other-currency|成本价(元)|$5',
    ].sort(),
  );
  expect([read.newColours, read.newSizes]).toEqual([['红色'], ['XXL']]);
});

it.each([
  ['no column of colours', ['尺码', 'SKU'], ['0|no-colour-column||']],
  ['no column of sizes', ['颜色', 'SKU'], ['0|no-size-column||']],
  ['nothing but names', ['颜色', '尺码', '备注'], ['0|nothing-said||']],
  ['two of a kind', ['颜色', '尺码', '价格', '成本价'], ['0|two-columns|价格|成本价']],
])('refuses a spreadsheet with %s', (_, headers, problems) => {
  const read = readVariants(sheet([], { headers }), product);
  expect(kinds(read).filter((one) => !one.includes('no-rows'))).toEqual(problems);
  expect(kinds(read)).toContain('0|no-rows||');
});

it('needs no column where there is one size, and none of either where there is neither', () => {
  const plain = { sizes: [], colours: [] } as unknown as OwnTemplateProduct;
  const read = readVariants(sheet([['T-1']], { headers: ['SKU'] }), plain);
  expect(read).toMatchObject({ problems: [], variants: [{ size_id: '', colour_id: '', sku: 'T-1' }] });
  const twice = readVariants(sheet([['T-1'], ['T-2']], { headers: ['SKU'] }), plain);
  expect(kinds(twice)).toEqual(['3|twice||2']);
});

it('takes no word for two colours', () => {
  const [white, black] = product.colours;
  const alike = { ...product, colours: [white!, { ...black!, code: '白色' }] };
  expect(kinds(readVariants(sheet([['白色', 'S']]), alike))).toEqual(['2|two-meanings|颜色|白色']);
});

it('names a unit once that a header lacks', () => {
  const headers = HEADERS.map((one) => one.replace('重量(g)', '重量'));
  const rows = ['S', 'M', 'XL'].map((name, at) => ['白色', name, '', '', at === 1 ? '150 g' : '150']);
  expect(kinds(readVariants(sheet(rows, { headers }), product))).toEqual(['0|no-unit|重量|']);
});

it('says when SKUs may have lost their zeros', () => {
  const read = readVariants(
    sheet([['白色', 'S', '123']], { damaged: [{ row: 0, column: 2, code: 'number' }] }),
    product,
  );
  expect(kinds(read)).toEqual(['0|lost-zeros|SKU|']);
});

it.each([
  ['重量(g)', 'weight', 'g'],
  ['重量（克）', 'weight', 'g'],
  ['Weight_kg', 'weight', 'kg'],
  ['* Weight [kg]', 'weight', 'kg'],
  ['成本价(元)', 'price', 'CNY'],
  ['长/mm', 'length', 'mm'],
  ['长宽高(cm)', 'package', 'cm'],
  ['Package size', 'package', undefined],
  ['COLOUR', 'colour', undefined],
])('reads the header %j', (header, column, unit) => {
  expect(readHeader(header)).toEqual({ column, unit });
});

it.each(['尺寸', '售价', '重量(oz)', 'Price (USD)', '材质', '', '净重(g)', 'Size chart'])(
  'does not read the header %j',
  (header) => expect(readHeader(header)).toBeNull(),
);

it.each([
  ['torn', '2|torn-row||'],
  ['encoding', '2|letters-row||'],
])('a row that is %s is reported though its first column is not read', (code, problem) => {
  const headers = ['序号', '颜色', '尺码', 'SKU'];
  const rows = [['1', '白色', 'S', 'T-W-S']];
  const of = (one: string) =>
    readVariants(sheet(rows, { headers, damaged: [{ row: 2, column: 0, code: one }] }), product);
  expect(kinds(of(code))).toEqual([problem]);
  expect(kinds(of('number'))).toEqual([]);
});

it.each([
  [0, 1, 'date', '0|as-date|尺码|'],
  [0, 2, 'zeros', '0|lost-zeros|SKU|'],
  [2, 4, 'error', '2|formula-error|重量(g)|'],
  [2, 3, 'scientific', '2|lost-digits|成本价(元)|'],
])('says what a spreadsheet program did to a cell (row %i, column %i, %s)', (row, column, code, problem) => {
  const read = readVariants(
    sheet([['白色', 'S', 'T-W-S']], {
      damaged: [
        { row, column, code },
        { row, column, code },
      ],
    }),
    product,
  );
  expect(kinds(read)).toEqual([problem]);
});

it('says nothing of each row where the column of colours is missing', () => {
  const read = readVariants(sheet([['S'], ['M']], { headers: ['尺码', 'SKU'] }), product);
  expect(kinds(read)).toEqual(['0|no-colour-column||']);
});

it('a blank cell is the only colour, and one of several it is not', () => {
  const [white] = product.colours;
  const one = { ...product, colours: [white!] };
  expect(readVariants(sheet([['', 'S', 'T-S']]), one).variants).toEqual([
    { size_id: 'S', colour_id: 'photo', sku: 'T-S' },
  ]);
  const read = readVariants(
    sheet([
      ['', 'S', 'T-S'],
      ['红色', 'M', 'T-M'],
    ]),
    one,
  );
  expect(kinds(read)).toEqual(['3|unknown-colour|颜色|红色']);
  expect(kinds(readVariants(sheet([['', '']]), product))).toEqual(['2|no-colour|颜色|', '2|no-size|尺码|']);
});

it.each([
  ['A'.repeat(81), 'long-sku'],
  ['A\u0007B', 'unseen-sku'],
])('refuses the SKU %j with its own reason', (sku, kind) => {
  expect(readVariants(sheet([['白色', 'S', sku]]), product).problems).toMatchObject([{ kind }]);
});
