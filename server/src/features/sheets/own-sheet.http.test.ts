import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { checkDxmSheet, exportDxmSheet2, listSheetExports } from '@diy/contract/sheets/sheets-exports';
import {
  deleteSheetLayouts,
  getSheetLayout,
  listSheetLayouts,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { hasLibreOffice, LIBREOFFICE, saveWithLibreOffice } from '../../testing/libreoffice.ts';
import { buildDesign, mugDocument } from '../designs/testing/build-design.ts';
import { buildWorkbook, importLayout, sendLayout } from './testing/import-layout.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫', document: mugDocument('猫咪') });
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

/** A seller's own sheet: a title line, headers with our names and others, two rows of examples, a sheet behind. */
async function ownSheet(): Promise<Buffer> {
  const rows = [
    ['店小秘导入表（勿改表头）'],
    [
      '*产品标题',
      '*英文标题',
      '类目',
      '变种属性名称一',
      '变种属性值一',
      'SKU货号',
      '*申报价格\n(店铺币种)',
      '库存',
      '备注2',
    ],
    ['示例', 'Example', '家居/杯子', '颜色', '纯白', 'S-1', 9.9, 5, '注意'],
    ['示例', 'Example', '家居/杯子', '颜色', '彩虹', 'S-2', 9.9, 5, '注意二'],
  ];
  const cells = new Map([
    ['2,2', { style: { font: { bold: true, color: { rgb: 'FF0000' } } } }],
    [
      '2,0',
      {
        style: { fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: 'FFFF00' } } },
      },
    ],
  ]);
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }];
  const bytes = await writeXlsx({
    sheets: [
      { name: '我的模板', rows, cells, merges },
      { name: '填写说明', rows: [['请勿删除']] },
    ],
  });
  return Buffer.from(bytes);
}

async function exported(layoutId: string, request: object = {}) {
  const made = await app.ask(exportDxmSheet2, { ids: [cat.id], dxmexcel_id: layoutId, ...request }, by);
  await app.runJobs();
  const row = (await app.ask(listSheetExports, {}, by)).list.find(({ id }) => id === made.id)!;
  expect(row).toMatchObject({ state: 'succeeded' });
  const { bytes } = await fetchFile(app, row.files[0]!.url);
  const workbook = await readXlsx(bytes, { readStyles: true });
  return { row, bytes, workbook, rows: workbook.sheets[0]!.rows };
}

it('an own sheet is read, its known columns bound, its headers found below a title line', async () => {
  const layout = await importLayout(app, seller.token, await ownSheet());
  expect(layout).toMatchObject({
    kind: 'own',
    sheet_name: '我的模板',
    header_row: 2,
    columns: 9,
    name: { zh: '我的表' },
  });
  expect(layout.column_list.map(({ field }) => field)).toEqual([
    ...['title_zh', 'title_en', null, 'axis1_name', 'axis1_value', 'sku', 'price', 'stock', null],
  ]);
  expect(layout.examples[0]![2]).toBe('家居/杯子');
  expect((await app.ask(listSheetLayouts, {}, by)).list.some(({ id }) => id === layout.id)).toBe(true);
});

it('rows follow the examples: mapped words, kept cells and styles, other sheets untouched', async () => {
  const layout = await importLayout(app, seller.token, await ownSheet());
  const input = { layout_id: layout.id, ids: [cat.id] };
  const before = await app.ask(checkDxmSheet, input, by);
  expect(before).toMatchObject({ products: 0, unmapped: { colours: ['纯白', '彩虹'] } });
  await app.ask(saveSheetLayout, { id: layout.id, colour_map: { 纯白: 'white' } }, by);
  const check = await app.ask(checkDxmSheet, input, by);
  expect(check).toMatchObject({ products: 1, rows: 1, unmapped: { colours: ['彩虹'] } });
  const { rows, workbook, bytes } = await exported(layout.id);
  expect(rows).toHaveLength(3);
  expect(rows[0]![0]).toBe('店小秘导入表（勿改表头）');
  expect(rows[2]).toEqual([
    ...[
      '猫 11oz 白瓷马克杯',
      `11 oz white ceramic mug ${cat.sku.split('-')[1]}`,
      '家居/杯子',
      '颜色',
      '纯白',
    ],
    ...[`${cat.sku}-MUG-11-WH-11oz`, 16.9, 100, '注意'],
  ]);
  const cells = workbook.sheets[0]!.cells!;
  expect(cells.get('2,2')?.style?.font).toMatchObject({ bold: true });
  expect(cells.get('2,0')?.style?.fill).toMatchObject({ pattern: 'solid' });
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['我的模板', '填写说明', '导出问题']);
  expect(workbook.sheets[1]!.rows).toEqual([['请勿删除']]);
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
  expect(xml).toContain('<mergeCell ref="A1:D1"/>');
});

it('keeps the example rows above where that is chosen', async () => {
  const layout = await importLayout(app, seller.token, await ownSheet());
  await app.ask(saveSheetLayout, { id: layout.id, colour_map: { 纯白: 'white' }, rows: 'below' }, by);
  const { rows } = await exported(layout.id);
  expect(rows.slice(2).map((row) => row[4])).toEqual(['纯白', '彩虹', '纯白']);
});

it('a sheet without words of colours lists all variants, an export of ours can serve as layout', async () => {
  const blank = await buildWorkbook([['标题', 'SKU', '变种属性值一', '图片说明']]);
  const layout = await importLayout(app, seller.token, blank);
  const { rows, bytes } = await exported(layout.id);
  expect(rows.length).toBeGreaterThan(1);
  const again = await importLayout(app, seller.token, bytes);
  expect(again.column_list).toEqual(layout.column_list);
  expect((await exported(again.id)).rows).toEqual(rows);
});

describe.skipIf(!hasLibreOffice)(LIBREOFFICE, () => {
  it('opens, recalculates and saves a sheet made on an own one without a change of any value', async () => {
    const layout = await importLayout(app, seller.token, await ownSheet());
    await app.ask(saveSheetLayout, { id: layout.id, colour_map: { 纯白: 'white' } }, by);
    const { bytes, workbook } = await exported(layout.id);
    const folder = await mkdtemp(join(tmpdir(), 'own-sheet-'));
    try {
      await writeFile(join(folder, 'own.xlsx'), bytes);
      const saved = saveWithLibreOffice(folder, [join(folder, 'own.xlsx')]);
      const { sheets } = await readXlsx(await readFile(join(saved, 'own.xlsx')));
      const valuesOf = (all: typeof sheets) =>
        all.map(({ name, rows }) => ({ name, rows: rows.map(filled) }));
      expect(valuesOf(sheets)).toEqual(valuesOf(workbook.sheets));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** A row without the empty cells at its end. */
function filled(row: readonly unknown[]): unknown[] {
  const cells = row.map((cell) => (cell === '' || cell === undefined ? null : cell));
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}

it('columns are bound again, and the layout grows a version', async () => {
  const layout = await importLayout(app, seller.token);
  const fields = layout.column_list.map(({ field }, at) => (at === 3 ? ('origin' as const) : field));
  const changed = await app.ask(saveSheetLayout, { id: layout.id, fields, name: '新名' }, by);
  expect(changed).toMatchObject({ version: 2, name: { zh: '新名' } });
  expect(changed.column_list[3]).toMatchObject({ header: '我的列', field: 'origin' });
  expect(await app.ask(getSheetLayout, { id: layout.id }, by)).toEqual(changed);
  expect(await app.ask(deleteSheetLayouts, { ids: [layout.id] }, by)).toEqual({ deleted: 1 });
  expect(await app.call(getSheetLayout, { id: layout.id }, by)).toMatchObject({ error: 'sheets.not-found' });
});

describe('a file that cannot be a layout', () => {
  const bomb = () => {
    // One entry that says it is small and is not.
    const big = deflateRawSync(Buffer.alloc(20_000_000));
    const zip = Buffer.from(zipSync({ 'xl/workbook.xml': [Buffer.from(big), { level: 0 }] }));
    const at = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
    zip.writeUInt16LE(8, at + 10);
    return zip;
  };
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['empty', () => Buffer.alloc(0), 'sheets.unknown-kind'],
    ['text', () => Buffer.from('a,b\n1,2\n'), 'sheets.unknown-kind'],
    ['cut off', async () => (await buildWorkbook()).subarray(0, 600), 'sheets.unknown-kind'],
    [
      'a ZIP of something else',
      () => Buffer.from(zipSync({ 'a.txt': Buffer.from('x') })),
      'sheets.unknown-kind',
    ],
    ['a lying size', bomb, 'sheets.unknown-kind'],
    [
      'an honest bomb',
      () => Buffer.from(zipSync({ 'xl/x.xml': new Uint8Array(60_000_000) })),
      'sheets.file-too-large',
    ],
    ['larger than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'sheets.file-too-large'],
    ['without headers', () => buildWorkbook([['一列而已']]), 'sheets.no-headers'],
    [
      'too many rows',
      () => buildWorkbook(Array.from({ length: 700 }, () => ['SKU', '标题'])),
      'sheets.too-many-rows',
    ],
    [
      'with macros',
      async () => {
        const files = unzipSync(await buildWorkbook());
        return Buffer.from(zipSync({ ...files, 'xl/vbaProject.bin': new Uint8Array(4) }));
      },
      'sheets.macros',
    ],
    [
      'rows that never end',
      async () => {
        const files = unzipSync(await buildWorkbook());
        const xml = `<worksheet><sheetData>${'<row>'.repeat(50_000)}</sheetData></worksheet>`;
        return Buffer.from(zipSync({ ...files, 'xl/worksheets/sheet1.xml': Buffer.from(xml) }));
      },
      'sheets.broken',
    ],
  ])('%s', async (_name, make, error) => {
    expect(await sendLayout(app, seller.token, await make())).toMatchObject({ code: '10001', error });
  });

  it('no file at all', async () => {
    expect(await app.call(saveSheetLayout, { name: 'x' }, by)).toMatchObject({ error: 'sheets.no-file' });
  });
});
