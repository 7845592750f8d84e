import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { streamWorkbook } from '../../../platform/spreadsheets/stream-workbook.ts';
import { writeSheet } from '../../../platform/spreadsheets/write-sheet.ts';
import { hasLibreOffice, LIBREOFFICE, saveWithLibreOffice } from '../../../testing/libreoffice.ts';
import { genericSheet } from '../generic-sheet.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import { STANDARD_LAYOUTS } from '../layouts/standard-layouts.ts';
import { addPictures } from '../rows/add-pictures.ts';
import { composeProduct } from '../rows/compose-product.ts';
import { toCells } from '../rows/to-cells.ts';
import { buildSheetTemplate } from '../testing/build-sheet-template.ts';
import { dataColumns, rowsOf } from './data-sheet.ts';
import { exampleSheet } from './example-sheet.ts';

/** Names as sellers have them: what a spreadsheet program might take for something else. */
const NAMES = [
  '海边小猫',
  '=SUM(A1)',
  '00123',
  '576461413038785752',
  '2026-11-21',
  '#N/A',
  '猫🐱 & <b>',
  '_x0041_',
  '1E5',
  'TRUE',
];

const settings = sheetPresetSettings.parse({
  category_id: '600001',
  attributes: '[{"propName":"材料","propValue":"纸张"}]',
  list_price_factor: 2.5,
  lead_days: 2,
  origin: '中国-广东省',
  shop: '一号店',
  warehouse: '国内仓',
});

function products(layout: SheetLayout) {
  return NAMES.map((name, at) => {
    const design = {
      id: `${at}`,
      sku: `0${at}`,
      name,
      colourId: 'navy',
      sizeId: 'm',
      template: buildSheetTemplate(),
    };
    const product = composeProduct(design, settings, { title_zh: name, title_en: ` ${name} ` });
    const mockups = [1, 2, 3].map((n) => {
      return { url: `https://img.shop.com/${at}/${n}.jpg?x=1&y=2`, widthPx: 1000, heightPx: 1000 };
    });
    addPictures(
      product,
      { mockups, byColour: new Map(), material: mockups[0]!.url },
      settings,
      layout.rules.maxImages,
    );
    return product;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'diy-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (layout: SheetLayout) => join(folder, `${layout.id}.xlsx`);

beforeAll(async () => {
  for (const layout of STANDARD_LAYOUTS) {
    const data = {
      name: layout.sheetName,
      columns: dataColumns(layout),
      rows: rowsOf(layout, products(layout)),
    };
    const sheets = [data, ...(layout.hasExample ? [exampleSheet(layout)] : [])];
    await pipeline(streamWorkbook(sheets), createWriteStream(fileOf(layout)));
  }
});

/** Rows without the empty cells at their ends; line ends as in the file. */
async function read(path: string) {
  const { sheets } = await readXlsx(readFileSync(path));
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => {
      const filled = row.map((cell) => (cell === '' ? null : cell));
      return filled.slice(0, filled.findLastIndex((cell) => cell !== null && cell !== undefined) + 1);
    }),
  }));
}

it.each(STANDARD_LAYOUTS.map((layout) => [layout.id, layout] as const))(
  '%s is read as it was written, every cell of its type',
  async (_, layout) => {
    const [data] = await read(fileOf(layout));
    expect(data!.name).toBe(layout.sheetName);
    const expected = products(layout).flatMap((product) =>
      product.variants.map((variant) => toCells(layout, product, variant)),
    );
    const [header, ...below] = data!.rows;
    const rows = layout.noteRow ? below.slice(1) : below;
    expect(layout.columns.map((_column, at) => header![at] ?? '')).toEqual(
      layout.columns.map((column) => column.header),
    );
    expect(rows).toHaveLength(expected.length);
    for (const [at, cells] of expected.entries()) {
      expect(layout.columns.map((_column, column) => rows[at]![column] ?? null)).toEqual(cells);
    }
  },
);

/** Names as designs of a generic sheet, with a thumbnail, links, a moment and money. */
async function genericFile(): Promise<string> {
  const thumbnail = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  const designs = NAMES.map((name, at) => ({
    sku: `0${at}`,
    name,
    colourId: 'navy',
    sizeId: 'm',
    template: buildSheetTemplate(),
    thumbnail,
    mockupUrls: [`https://img.shop.com/${at}.jpg?x=1&y=2`, 'https://img.shop.com/b.jpg'],
    printFileUrls: ['https://img.shop.com/p.png'],
    imageNames: [name, '猫'],
    createdBy: '小店主',
    createdAt: new Date('2026-11-21T03:04:00Z'),
    updatedAt: new Date('2024-02-29T15:59:00Z'),
    remark: name,
  }));
  const path = join(folder, 'generic.xlsx');
  writeFileSync(path, await writeSheet(genericSheet(designs, 'zh')));
  return path;
}

describe.skipIf(!hasLibreOffice)(LIBREOFFICE, () => {
  it('opens, recalculates and saves every layout without a change of any value', async () => {
    const generic = await genericFile();
    const saved = saveWithLibreOffice(folder, [...STANDARD_LAYOUTS.map(fileOf), generic]);
    for (const layout of STANDARD_LAYOUTS) {
      const ours = await read(fileOf(layout));
      expect(await read(join(saved, `${layout.id}.xlsx`))).toEqual(ours);
    }
    expect(await read(join(saved, 'generic.xlsx'))).toEqual(await read(generic));
  });
});
