// One writer in a separate process: `export-side.js WRITER FILE` writes the rows and returns rows, cells and milliseconds.
import { createWriteStream, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { TemplateDefinition } from '@diy/design/template';
import { dataColumns } from '../../server/src/features/sheets/files/data-sheet.ts';
import { temu51 } from '../../server/src/features/sheets/layouts/temu-create.ts';
import { addPictures } from '../../server/src/features/sheets/rows/add-pictures.ts';
import { composeProduct } from '../../server/src/features/sheets/rows/compose-product.ts';
import { toCells } from '../../server/src/features/sheets/rows/to-cells.ts';
import { buildSheetTemplate } from '../../server/src/features/sheets/testing/build-sheet-template.ts';
import { streamWorkbook } from '../../server/src/platform/spreadsheets/stream-workbook.ts';
import type { ImportResult } from './import-side.ts';

const [writer, file = '', wanted = ''] = process.argv.slice(2);
const ROWS = Number(wanted || process.env.EXPORT_ROWS);
const headers = temu51.columns.map(({ header }) => header);
const counted = { rows: 0, cells: 0 };

/** Products as an export has them, every empty column of the layout filled with a text, so that all 51 carry something. */
function* rows(): Generator<(string | number | null)[]> {
  const settings = sheetPresetSettings.parse({
    lead_days: 2,
    origin: '中国-广东省',
    list_price_factor: 2,
    custom: '是',
  });
  const template: TemplateDefinition = buildSheetTemplate({
    colours: Array.from({ length: 5 }, (_, n) => {
      return { id: `c${n}`, code: `C${n}`, name: { zh: `颜色${n}`, en: `Colour ${n}` }, hex: '#ffffff' };
    }),
    sizes: ['s', 'm', 'l', 'xl'].map((id) => ({ id, name: id.toUpperCase() })),
  });
  for (let n = 0; ; n += 1) {
    const sku = `AB-${String(n).padStart(6, '0')}`;
    const product = composeProduct(
      { id: sku, sku, name: `海边小猫 ${n}`, colourId: 'c0', sizeId: 's', template },
      settings,
    );
    const mockups = Array.from({ length: 6 }, (_, at) => {
      return { url: `https://img.shop.com/pub/renders/${sku}/${at}.jpg`, widthPx: 1000, heightPx: 1000 };
    });
    addPictures(product, { mockups, byColour: new Map(), material: mockups[0]!.url }, settings, 10);
    for (const variant of product.variants) {
      if (counted.rows === ROWS) return;
      const cells = toCells(temu51, product, variant).map(
        (cell, at) => cell ?? `说明 ${at} ${counted.rows % 500}`,
      );
      counted.rows += 1;
      counted.cells += cells.length;
      yield cells;
    }
  }
}

const started = performance.now();
if (writer === 'ours') {
  const data = { name: temu51.sheetName, columns: dataColumns(temu51), rows: rows() };
  await pipeline(streamWorkbook([data]), createWriteStream(file));
} else if (writer === 'exceljs') {
  const require = createRequire(process.env.EXCELJS_FROM ?? import.meta.url);
  const { stream } = require('exceljs');
  const book = new stream.xlsx.WorkbookWriter({ filename: file, useSharedStrings: false, useStyles: false });
  const sheet = book.addWorksheet(temu51.sheetName);
  sheet.addRow(headers).commit();
  let waiting = 0;
  for (const row of rows()) {
    sheet.addRow(row).commit();
    // It never waits for the disk by itself; without this everything would pile up in memory.
    waiting += 1;
    if (waiting % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await book.commit();
} else {
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet([headers, ...rows()], { dense: true });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, temu51.sheetName);
  writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
}
process.send!({ ...counted, ms: performance.now() - started } satisfies ImportResult);
