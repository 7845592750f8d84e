// One reader, one file, in a separate process: `import-side.js READER FILE` reports rows, cells and milliseconds.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readTableFile } from '../../server/src/features/orders/import/reading/read-table-file.ts';
import { unpackRows } from '../../server/src/features/orders/import/reading/rows-codec.ts';

/** What a reader made of the file; cells are those with text. */
export interface ImportResult {
  rows: number;
  cells: number;
  ms: number;
}

const [reader, file = ''] = process.argv.slice(2);
const counted = { rows: 0, cells: 0 };
const started = performance.now();

function count(cells: readonly unknown[]): void {
  counted.rows++;
  for (const cell of cells) if (cell !== '' && cell !== null && cell !== undefined) counted.cells++;
}

if (reader === 'ours') {
  await readTableFile(file, {}, async (_, packed) => (await unpackRows(packed)).forEach(count), {});
} else if (reader === 'exceljs') {
  const require = createRequire(process.env.EXCELJS_FROM ?? import.meta.url);
  const { stream } = require('exceljs');
  const book = new stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'ignore',
  });
  for await (const sheet of book) {
    for await (const row of sheet) if (row.number > 1) count(row.values.slice(1));
  }
} else {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(readFileSync(file), {
    type: 'buffer',
    raw: true,
    dense: true,
    cellText: false,
    cellHTML: false,
  });
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: true });
  for (const row of rows.slice(1)) count(row);
}
process.send!({ ...counted, ms: performance.now() - started } satisfies ImportResult);
