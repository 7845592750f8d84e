// Import of 50,000 and export of 100,000 rows × 51 columns: our reader and writer compared with exceljs streaming and @e965/xlsx, in turn.
// And how long the page waits for the first response to an upload of 50,000 rows, and for the first sheet of 50 designs.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';
import { benchExport } from './sheets/export.ts';
import { benchFirstExport } from './sheets/first-export.ts';
import { COLUMNS, makeOrderFile } from './sheets/make-order-file.ts';
import {
  buildImportSide,
  hasExceljs,
  type Measured,
  measureImport,
  type Reader,
} from './sheets/measure-import.ts';
import { benchUpload } from './sheets/upload.ts';
import { median, megabytes, ms, printTable } from './support/figures.ts';

const ROWS = 50_000;
const ROUNDS = 3;
const EXPORT_ROWS = 100_000;
/** `import`, `export`, `upload` or `first` alone when named. */
const [only] = process.argv.slice(2);

const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
try {
  if (only === undefined || only === 'export') await benchExport(root, work, EXPORT_ROWS);
  if (only === undefined || only === 'upload') await benchUpload(work, ROWS);
  if (only === undefined || only === 'first') await benchFirstExport();
  const program = await buildImportSide(root);
  const readers: Reader[] = ['ours', ...(hasExceljs(root) ? (['exceljs'] as const) : []), '@e965/xlsx'];
  const imports = only === undefined || only === 'import';
  if (imports && !readers.includes('exceljs'))
    console.log(
      'exceljs is left out: it is no dependency (its tree asks for a package version that is not published).\n' +
        'Install it elsewhere with the override typedarray.prototype.slice=1.0.5 and name that folder’s package.json in EXCELJS_FROM.\n',
    );
  for (const strings of imports ? (['inline', 'shared'] as const) : []) {
    const file = join(work, `${strings}.xlsx`);
    await makeOrderFile(file, ROWS, strings);
    const runs = new Map<Reader, Measured[]>(readers.map((reader) => [reader, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const reader of readers) runs.get(reader)!.push(await measureImport(program, reader, file));
    console.log(
      `## import: ${ROWS} rows × ${COLUMNS} columns, ${strings} strings, ${megabytes(statSync(file).size)}\n`,
    );
    printTable(
      ['reader', 'rows', 'cells', 'median', 'rows/s', 'processor', 'peak memory'],
      readers.map((reader) => {
        const measured = runs.get(reader)!;
        const time = median(measured.map((one) => one.ms));
        const cpu = median(measured.map(({ cpuMs }) => cpuMs));
        const { rows, cells } = measured[0]!;
        const peak = Math.max(...measured.map(({ peakBytes }) => peakBytes));
        return [
          reader,
          String(rows),
          String(cells),
          ms(time),
          ((rows / time) * 1000).toFixed(0),
          ms(cpu),
          megabytes(peak),
        ];
      }),
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
