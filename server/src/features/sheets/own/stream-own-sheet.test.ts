import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import type { SheetLayout } from '../layouts/layout.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';
import { streamOwnSheet } from './stream-own-sheet.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const layout: SheetLayout = {
  ...{ id: 'own', kind: 'own', version: 1, name: { zh: '表', en: 'Sheet' }, platform: '', sheetName: '表' },
  columns: [
    { header: '标题', field: 'title_zh', type: 'text', required: true },
    { header: '备注', field: null, type: 'text', required: false },
    { header: '类目', field: null, type: 'text', required: false },
  ],
  ...{ fileStem: '表', hasExample: false },
  rules: { maxTitle: 0, maxImages: 0, maxVariants: 0, minSquarePx: 0 },
};
const product = (...titles: string[]): SheetProduct => ({
  ...{
    designId: 'd',
    name: '猫',
    sku: 'CAT',
    mark: 'CAT',
    values: {},
    gallery: [],
    currency: 'CNY',
    problem: null,
  },
  variants: titles.map((title_zh) => ({ colourId: 'w', sizeId: 'm', values: { title_zh } })),
  unmapped: { colours: [], sizes: [] },
});

/** The worksheet that comes of a workbook whose example row and end are these. */
async function filled(example: string, after = '', before = ''): Promise<string> {
  return strFromU8((await filledParts(example, { after, before }))['xl/worksheets/sheet1.xml']!);
}

/** The files of that workbook; `end` stands behind its list of sheets. */
async function filledParts(example: string, { after = '', before = '', end = '' }) {
  const parts = {
    'xl/workbook.xml': `<workbook><sheets><sheet name='表' sheetId='1' r:id='rId1'/></sheets>${end}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData><row r="1"><c r="A1"/></row>${example}</sheetData>${after}</worksheet>`,
  };
  const bytes = Object.entries(parts).map(([path, xml]) => [path, new TextEncoder().encode(xml)] as const);
  const stream = await streamOwnSheet(Buffer.from(zipSync(Object.fromEntries(bytes))), {
    layout,
    own: { fileKey: '', headerRow: 1, examples: [['例']], rowsMode: 'replace', colourMap: {}, sizeMap: {} },
    products: [product('猫 1', '猫 2')],
    extra: [],
  });
  return unzipSync(await buffer(stream));
}

const title = (text: string) => `t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

it.each([
  ['as Excel writes them', '<c r="A2" s="3"/><c r="C2" s="4"><v>7</v></c>', '<c r="C2" s="4"><v>7</v></c>'],
  ['in single quotes', `<c r='A2' s='3'/><c s='4' r='C2'><v>7</v></c>`, `<c r="C2" s='4'><v>7</v></c>`],
  ['without references', '<c s="3"/><c/><c s="4"><v>7</v></c>', '<c r="B2"/><c r="C2" s="4"><v>7</v></c>'],
])('cells nobody fills move into each row: %s', async (_, cells, kept) => {
  const xml = await filled(`<row r='2' spans='1:3' ht="30">${cells}</row>`);
  const rows = [2, 3].map((row) => {
    const rest = kept.replaceAll(/"([BC])2"/g, `"$1${row}"`);
    return `<row r="${row}" ht="30"><c r="A${row}" s="3" ${title(`猫 ${row - 1}`)}${rest}</row>`;
  });
  expect(xml).toBe(
    `<worksheet><sheetData><row r="1"><c r="A1"/></row>${rows.join('')}</sheetData></worksheet>`,
  );
});

it.each([
  ['moves along', '<f>A2&amp;"x"</f><v>7</v>', ['<f>A2&amp;"x"</f>', '<f>A3&amp;"x"</f>']],
  [
    'that says the same in every row leaves its value',
    '<f>$B$1&amp;TODAY()</f><v>7</v>',
    ['<v>7</v>', '<v>7</v>'],
  ],
  [
    'that others share moves along',
    '<f t="shared" si="0" ref="C2:C9">A2*2</f><v>7</v>',
    ['<f>A2*2</f>', '<f>A3*2</f>'],
  ],
])('a formula %s', async (_, cell, cells) => {
  const xml = await filled(`<row r="2"><c r="C2" s="4">${cell}</c></row>`);
  for (const [at, body] of cells.entries()) expect(xml).toContain(`<c r="C${at + 2}" s="4">${body}</c>`);
});

it('a formula of several cells leaves nothing', async () => {
  const xml = await filled('<row r="2"><c r="C2" s="4"><f t="array" ref="C2">A2*2</f><v>7</v></c></row>');
  expect(xml).toContain('<c r="C3" s="4"/>');
});

it.each([
  ['', '</sheets><calcPr fullCalcOnLoad="1"/>'],
  ['<calcPr calcId="1" fullCalcOnLoad="0"/>', '</sheets><calcPr fullCalcOnLoad="1" calcId="1"/>'],
  ['<definedNames><x/></definedNames>', '</definedNames><calcPr fullCalcOnLoad="1"/>'],
])('a workbook with %j is calculated when it is opened', async (end, expected) => {
  const parts = await filledParts('<row r="2"><c r="C2"><f>A2*2</f><v>7</v></c></row>', { end });
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain(expected);
});

it('merged cells among the filled rows go', async () => {
  const xml = await filled(
    '<row r="2"><c r="C2"><v>7</v></c></row>',
    `<mergeCells count="3"><mergeCell ref="A1:C1"/><mergeCell ref='A2:A3'/><mergeCell ref="B1:B9"/></mergeCells>`,
  );
  expect(xml).toContain('<c r="C3"><v>7</v></c>');
  expect(xml).toContain('<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>');
});

it.each([
  ['dimension', '', '<dimension '],
  ['hyperlinks', '<hyperlinks>', ''],
  ['mergeCells', '<mergeCells ', ''],
])('ends at %s that does not end', async (_, after, before) => {
  await expect(filled('', after.repeat(300_000), before.repeat(300_000))).rejects.toMatchObject({
    name: 'UnclosedElement',
  });
});

it('its links and its size go, a formula among many too', async () => {
  const xml = await filled(
    `<row r="2"><c r="C2">${'<f/>'.repeat(100_000)}<v>7</v></c></row>`,
    '<hyperlinks><hyperlink ref="A2"/></hyperlinks><pageMargins/>',
    '<dimension ref="A1:C2"></dimension>',
  );
  expect(xml).not.toMatch(/<f|hyperlink|dimension/);
  expect(xml).toContain('<c r="C3"><v>7</v></c>');
  expect(xml).toContain('<pageMargins/>');
});
