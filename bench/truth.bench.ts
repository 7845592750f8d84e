// Truth of prints: wrong-print classes, pixels, CMYK, stage, and right and faulty prints held against their designs (--only=NAME).
import { root } from '../scripts/setup/root.mjs';
import { classesTable } from './truth/classes.ts';
import { cmykTable } from './truth/cmyk.ts';
import { comparisonTable } from './truth/comparison.ts';
import { pixelsTable } from './truth/pixels.ts';
import { stageTable } from './truth/stage.ts';
import { printTable, type Table } from './truth/table.ts';

const number = (name: string, usual: number): number => {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : usual;
};
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);

const TABLES: Record<string, () => Promise<Table>> = {
  classes: classesTable,
  pixels: pixelsTable,
  cmyk: cmykTable,
  stage: stageTable,
  comparison: () =>
    comparisonTable(root, {
      right: number('right', 1000),
      faulty: number('faulty', 1000),
      seed: number('seed', 1),
    }),
};

let wrong = 0;
for (const [name, make] of Object.entries(TABLES)) {
  if (only && only !== name) continue;
  const table = await make();
  printTable(table);
  wrong += table.verdict.wrong;
}
process.exit(wrong > 0 ? 1 : 0);
