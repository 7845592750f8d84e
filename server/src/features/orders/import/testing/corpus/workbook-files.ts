import { escapeXml, type Rows, textCell, textRows, xlsx } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

const FORMATS = [
  ['164', 'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot; h:mm'],
  ['165', '00000'],
  ['166', '[$-409]m/d/yy h:mm AM/PM;@'],
  ['167', '#,##0.00&quot;元&quot;'],
];
/** Cell styles: 0 general, 1 date and time, 2 five digits, 3 American date, 4 money, 5 built-in short date, 6 text. */
const STYLES = `<numFmts count="4">${FORMATS.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs count="7">${[0, 164, 165, 166, 167, 14, 49].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

const sheet = (rows: Rows, after = '') => ({ name: '订单', rows: textRows(rows), after });
const one = (change: Record<string, string>) => orderRows('mango', 1, () => change);
const three = orderRows('mango', 3);
const field = (what: string, actual: unknown, expected: unknown): [string, unknown, unknown][] => [
  [what, actual, expected],
];

/** Excel's own way: texts in a table of strings, one of them in runs with a phonetic hint. */
function withSharedStrings(): Buffer {
  const strings: string[] = [];
  const rows = three.map((row, r) => {
    const cells = row.map((cell, c) => {
      if (cell === '') return '';
      strings.push(
        cell.startsWith('Anna')
          ? `<si><r><t>Anna</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Ní Bhriain</t></r><rPh sb="0" eb="1"><t>アンナ</t></rPh></si>`
          : `<si><t>${escapeXml(cell)}</t></si>`,
      );
      return textCell(`<c t="s"><v>${strings.length - 1}</v></c>`, c, r + 1);
    });
    return `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  return xlsx([{ name: '订单', rows: rows.join('') }], { strings: strings.join('') });
}

const mergedRows = orderRows('mango', 3, (n) =>
  n === 0
    ? {}
    : {
        订单号: '',
        收货人名称: '',
        收货人地址: '',
        城市: '',
        '州/省': '',
        邮编: '',
        国家代码: '',
        联系电话: '',
        sku编码: `B-${n}`,
      },
);
const merges = `<mergeCells>${'ADEFGHIJ'
  .split('')
  .map((column) => `<mergeCell ref="${column}2:${column}4"/>`)
  .join('')}</mergeCells>`;
const prefixed = textRows(three).replace(/<(\/?)(\w)/g, '<$1x:$2');
const withoutReferences = textRows(three.map((row) => row.map((cell) => cell || '<c><v></v></c>'))).replace(
  / r="[A-Z]*\d+"/g,
  '',
);
const picture = '<c t="str"><f>_xlfn.DISPIMG(&quot;ID_1&quot;,1)</f><v>=DISPIMG(&quot;ID_1&quot;,1)</v></c>';

/** Oddities inside .xlsx files. */
export const workbookFiles: CorpusFile[] = [
  {
    name: 'shared-strings-runs-and-phonetics.xlsx',
    bytes: withSharedStrings(),
    expect: { ready: 3 },
    check: ({ lines }) => field('name', lines[2]?.address.name, 'Anna Ní Bhriain'),
  },
  {
    name: 'wps-pictures-in-cells.xlsx',
    bytes: xlsx([sheet(orderRows('dxm2026', 2, () => ({ 产品图片: picture })))], {
      parts: [{ name: 'xl/cellimages.xml', data: '<etc:cellImages/>' }],
    }),
    expect: { ready: 2 },
    check: ({ rows }) => field('cell', rows[0]?.[20] ?? '', ''),
  },
  {
    name: 'order-cells-merged-over-its-lines.xlsx',
    bytes: xlsx([sheet(mergedRows, merges)]),
    expect: { ready: 3 },
    check: ({ lines }) => field('orders', new Set(lines.map(({ fields }) => fields.externalOrderNo)).size, 1),
  },
  {
    name: 'formulas-count-by-their-value.xlsx',
    bytes: xlsx([
      sheet(
        one({
          sku编码: '<c t="str"><f>A1&amp;"-"&amp;B1</f><v>00123-M</v></c>',
          产品数量: '<c><f>SUM(1,2)</f><v>3</v></c>',
        }),
      ),
    ]),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['sku', lines[0]?.fields.sku, '00123-M'],
      ['quantity', lines[0]?.quantity, 3],
    ],
  },
  {
    name: 'formula-errors.xlsx',
    bytes: xlsx([sheet(one({ sku编码: '<c t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>' }))]),
    expect: { wrong: 1 },
    check: ({ facts }) => field('damaged', facts.damaged, [{ row: 2, column: 1, code: 'error' }]),
  },
  {
    name: 'hidden-rows-are-read.xlsx',
    bytes: xlsx([{ name: '订单', rows: textRows(three).replace('<row r="3"', '<row r="3" hidden="1"') }]),
    expect: { ready: 3 },
  },
  {
    name: 'hidden-sheet-first.xlsx',
    bytes: xlsx([{ ...sheet(orderRows('mango', 9)), name: '缓存', hidden: true }, sheet(three)]),
    expect: { ready: 3 },
    check: ({ facts }) =>
      field(
        'sheets',
        facts.sheets.map(({ name }) => name),
        ['订单'],
      ),
  },
  {
    name: 'notes-sheet-before-the-orders.xlsx',
    bytes: xlsx([{ name: '说明', rows: textRows([['请按要求填写'], ['不要改表头']]) }, sheet(three)]),
    expect: { ready: 3 },
    check: ({ facts }) => field('sheet', facts.sheet, '订单'),
  },
  {
    name: 'example-sheet-behind-is-not-taken.xlsx',
    bytes: xlsx([
      { name: '导入模板', rows: textRows(orderRows('ours', 1)) },
      { name: '示例', rows: textRows(orderRows('ours', 5)) },
    ]),
    expect: { wrong: 0, ready: 1 },
  },
  {
    name: 'second-sheet-chosen.xlsx',
    bytes: xlsx([sheet(three), { ...sheet(orderRows('mango', 2)), name: '补单' }]),
    choice: { sheet: '补单' },
    expect: { ready: 2 },
  },
  {
    name: 'header-row-chosen.xlsx',
    bytes: xlsx([sheet([['A', 'B'], ...three])]),
    choice: { headerRow: 2 },
    expect: { ready: 3 },
  },
  {
    name: 'dates-by-their-formats.xlsx',
    bytes: xlsx(
      [
        sheet(
          orderRows('ours', 3, (n) => ({
            下单时间: number(['46145.520833333336', '46145.5', '46145'][n]!, [1, 3, 5][n]),
            电话: '1',
          })),
        ),
      ],
      { styles: STYLES },
    ),
    expect: { ready: 3 },
    check: ({ lines }) => [
      [
        'placed',
        lines.map(({ placedAt }) => placedAt),
        ['2026-05-03T04:30:00.000Z', '2026-05-03T04:00:00.000Z', '2026-05-02T16:00:00.000Z'],
      ],
    ],
  },
  {
    name: 'date-system-of-1904.xlsx',
    bytes: xlsx(
      [sheet(orderRows('ours', 1, () => ({ 下单时间: number('44683.520833333336', 1), 电话: '1' })))],
      { styles: STYLES, date1904: true },
    ),
    expect: { ready: 1 },
    check: ({ lines }) => field('placed', lines[0]?.placedAt, '2026-05-03T04:30:00.000Z'),
  },
  {
    name: 'zeros-made-by-the-number-format.xlsx',
    bytes: xlsx([sheet(one({ 邮编: number('2139', 2), 产品数量: number('2', 4) }))], { styles: STYLES }),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['zip', lines[0]?.address.postcode, '02139'],
      ['quantity', lines[0]?.quantity, 2],
    ],
  },
  {
    name: 'long-number-that-lost-its-tail.xlsx',
    bytes: xlsx(
      [
        sheet(
          orderRows('mango', 3, (n) => ({
            订单号: number(['5.7646141303878502E+17', '576461413038785800', '4600010000000000000'][n]!),
          })),
        ),
      ],
      { styles: STYLES },
    ),
    expect: { wrong: 3 },
    check: ({ facts, lines }) => [
      ['damaged', facts.damaged.map(({ code }) => code), ['long-number', 'long-number', 'long-number']],
      ['never as digits', lines.some(({ fields }) => /^\d+$/.test(fields.externalOrderNo ?? '')), false],
    ],
  },
  {
    name: 'long-number-that-is-whole.xlsx',
    bytes: xlsx([sheet(one({ 订单号: number('576461413038785752'), 联系电话: number('13800138000') }))]),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['order', lines[0]?.fields.externalOrderNo, '576461413038785752'],
      ['phone', lines[0]?.address.phone, '13800138000'],
    ],
  },
  {
    name: 'text-cells-with-numbers.xlsx',
    bytes: xlsx([sheet(one({ 订单号: '000576461413038785752', sku编码: '00123' }))]),
    expect: { ready: 1 },
    check: ({ lines }) => field('order', lines[0]?.fields.externalOrderNo, '000576461413038785752'),
  },
  {
    name: 'floating-point-dust.xlsx',
    bytes: xlsx([
      sheet(orderRows('walmart', 1, () => ({ 'Item Cost': number('19.899999999999999'), Qty: number('2') }))),
    ]),
    expect: { ready: 1 },
    check: ({ lines }) => field('price', lines[0]?.unitPriceCents, 1990),
  },
  {
    name: 'every-element-with-a-prefix.xlsx',
    bytes: xlsx([{ name: '订单', rows: prefixed }], { prefix: 'x' }),
    expect: { ready: 3 },
  },
  {
    name: 'cells-without-references.xlsx',
    bytes: xlsx([{ name: '订单', rows: withoutReferences }]),
    expect: { ready: 3 },
  },
  {
    name: 'carriage-returns-escaped.xlsx',
    bytes: xlsx([sheet(one({ 收货人地址: '1 Main St_x000D_\nApt 2' }))]),
    expect: { ready: 1 },
    check: ({ lines }) => field('address', lines[0]?.address.lines[0], '1 Main St\nApt 2'),
  },
  {
    name: 'formatted-blank-rows-to-the-end.xlsx',
    bytes: xlsx([
      {
        name: '订单',
        rows:
          textRows(three) +
          Array.from({ length: 60_000 }, (_, n) => `<row r="${n + 5}"><c r="A${n + 5}" s="1"/></row>`).join(
            '',
          ),
      },
    ]),
    expect: { ready: 3 },
    check: ({ facts }) => field('rows', facts.rowCount, 3),
  },
  {
    name: 'rows-begin-far-down.xlsx',
    bytes: xlsx([{ name: '订单', rows: textRows(three, 40) }]),
    expect: { ready: 3 },
    check: ({ facts }) => field('header row', facts.headerRow, 40),
  },
  {
    name: 'leftover-link-parts.xlsx',
    bytes: xlsx([sheet(three)], {
      parts: [{ name: 'xl/externalLinks/externalLink1.xml', data: '<externalLink/>' }],
    }),
    expect: { ready: 3 },
  },
];
