import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPackages } from '../../scripts/build.mjs';
import { median, megabytes, ms, printTable } from '../support/figures.ts';
import { hasExceljs, type Measured, measureImport, type Reader } from './measure-import.ts';

const ROUNDS = 3;

/** Writes `rows` rows of the Temu layout with each writer in turn, each time in a separate process; prints the figures. */
export async function benchExport(root: string, work: string, rows: number): Promise<void> {
  const outdir = join(root, '.build/bench-sheets');
  await build({
    entryPoints: [join(root, 'bench/sheets/export-side.ts')],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [ownPackages],
    external: ['yazl'],
    logLevel: 'warning',
  });
  process.env.EXPORT_ROWS = String(rows);
  const program = join(outdir, 'export-side.js');
  const writers: Reader[] = ['ours', ...(hasExceljs(root) ? (['exceljs'] as const) : []), '@e965/xlsx'];
  const runs = new Map<Reader, Measured[]>(writers.map((writer) => [writer, []]));
  const fileOf = (writer: Reader) => join(work, `export-${writer.replaceAll(/\W/g, '')}.xlsx`);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const writer of writers) {
      // One that cannot finish (no memory left) is shown as such.
      const measured = await measureImport(program, writer, fileOf(writer)).catch((error: Error) => {
        console.log(error.message);
        return null;
      });
      if (measured) runs.get(writer)!.push(measured);
    }
  }
  console.log(`## export: ${rows} rows × 51 columns of the Temu layout\n`);
  printTable(
    ['writer', 'cells', 'median', 'rows/s', 'processor', 'peak memory', 'file'],
    writers.map((writer) => {
      const measured = runs.get(writer)!;
      if (measured.length === 0) return [writer, '—', 'did not finish'];
      const time = median(measured.map((one) => one.ms));
      return [
        writer,
        String(measured[0]!.cells),
        ms(time),
        ((rows / time) * 1000).toFixed(0),
        ms(median(measured.map(({ cpuMs }) => cpuMs))),
        megabytes(Math.max(...measured.map(({ peakBytes }) => peakBytes))),
        megabytes(statSync(fileOf(writer)).size),
      ];
    }),
  );
}
