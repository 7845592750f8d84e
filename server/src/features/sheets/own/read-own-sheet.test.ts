import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOwnSheet } from './read-own-sheet.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one worksheet with these rows as XML, and with shared strings; `change` edits each part. */
function workbook(rows: string, strings: readonly string[] = [], change = (xml: string) => xml): Buffer {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets><sheet name="表" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="/xl/strings.xml"/></Relationships>`,
    'xl/strings.xml': `<sst>${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(parts).map(
    ([path, xml]) => [path, new TextEncoder().encode(change(xml))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

const inline = (text: string, reference = '') =>
  `<c${reference && ` r="${reference}"`} t="inlineStr"><is><t>${text}</t></is></c>`;

describe('headers of a workbook written by', () => {
  it.each([
    [
      'most programs',
      `<row r="2">${inline('标题', 'A2')}${inline('SKU', 'C2')}</row>`,
      ['标题', '', 'SKU'],
      2,
    ],
    ['one that gives no references', `<row>${inline('标题')}${inline('SKU')}</row>`, ['标题', 'SKU'], 1],
    [
      'one that gives references after gaps only',
      `<row r="1">${inline('标题')}${inline('SKU', 'D1')}${inline('库存')}</row>`,
      ['标题', '', '', 'SKU', '库存'],
      1,
    ],
    [
      'one with single quotes and line breaks in tags',
      `<row\nr = '3'><c\nr='B3' t='inlineStr'><is><t>标题</t></is></c><c r='C3' t='str'><v>SKU</v></c></row>`,
      ['', '标题', 'SKU'],
      3,
    ],
    [
      'Excel with phonetic hints and runs',
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>`,
      ['商品标题', 'SKU\n编码'],
      1,
    ],
  ])('%s', async (_, rows, headers, headerRow) => {
    const strings = [
      '<r><t>商品</t></r><r><t>标题</t></r><rPh sb="0" eb="2"><t>しょうひん</t></rPh>',
      '<t>SKU_x000D_\n编码</t>',
    ];
    expect(await readOwnSheet(workbook(rows, strings))).toMatchObject({
      headers,
      headerRow,
      sheetName: '表',
    });
  });
});

it.each([
  ['cells that end nowhere', '<row r="1"><c r="A1"><v>1</v>', 'sheets.broken'],
  ['a reference that names no column', `<row r="1">${inline('标题', '12')}</row>`, 'sheets.broken'],
  ['a column far out', `<row r="1">${inline('标题', 'ZZ1')}</row>`, 'sheets.too-many-rows'],
  [
    'a row far down, without a list of all rows above it',
    `<row r="1">${inline('标题', 'A1')}${inline('SKU', 'B1')}</row><row r="1000000">${inline('x')}</row>`,
    'sheets.too-many-rows',
  ],
  ['a row that no sheet has', `<row r="1000000000">${inline('x')}</row>`, 'sheets.broken'],
  [
    'a cell longer than Excel keeps',
    `<row r="1">${inline('('.repeat(300_000))}</row>`,
    'sheets.file-too-large',
  ],
  ['one header', `<row r="1">${inline('标题', 'A1')}</row>`, 'sheets.no-headers'],
])('refuses %s', async (_, rows, id) => {
  await expect(readOwnSheet(workbook(rows))).rejects.toMatchObject({ id });
});

it('says of a workbook with namespace prefixes that it is to be saved again, since rows could not be put into it', async () => {
  const rows = `<row r="1">${inline('标题', 'A1')}${inline('SKU', 'B1')}</row>`;
  const prefixed = workbook(rows, [], (xml) => xml.replace(/<(\/?)(?=\w)/g, '<$1x:'));
  await expect(readOwnSheet(prefixed)).rejects.toMatchObject({ id: 'sheets.broken' });
});

const cells = (texts: readonly string[]) => texts.map((text) => inline(text)).join('');
const HEADERS = ['', '类目ID', '* 规格名称1', '* 规格属性值1', '* 预览图', '* 申报价\n（CNY）', '* 长（cm）'];
const NOTES = [
  '说明',
  '选填',
  '必填，如：颜色',
  '必填',
  '必填，图片链接',
  '必填，最多两位小数',
  '必填，大于 0',
];
const PRODUCT = ['', '1001', '颜色', '黑色', 'https://img.shop.com/a.jpg', '29.9', '30'];

it.each([
  ['notes', [NOTES, PRODUCT], 2, [PRODUCT]],
  ['two rows of notes', [NOTES, NOTES, PRODUCT], 3, [PRODUCT]],
  ['notes alone', [NOTES], 2, []],
  ['a product', [PRODUCT], 1, [PRODUCT]],
  [
    'a product whose price is missing',
    [['', '', '颜色', '黑色', '', '', '']],
    1,
    [['', '', '颜色', '黑色', '', '', '']],
  ],
])('below the headers stand %s', async (_, rows, headerRow, examples) => {
  const xml = [HEADERS, ...rows].map((row, at) => `<row r="${at + 1}">${cells(row)}</row>`).join('');
  const facts = await readOwnSheet(workbook(xml));
  expect(facts).toMatchObject({ headerRow, headers: HEADERS });
  expect(facts.examples).toEqual(examples);
});

it('refuses a small file that names one long string in each cell', async () => {
  const row = '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(100);
  await expect(readOwnSheet(workbook(row, [`<t>${'长'.repeat(30_000)}</t>`]))).rejects.toMatchObject({
    id: 'sheets.file-too-large',
  });
});
