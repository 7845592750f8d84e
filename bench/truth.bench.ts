// Truth of prints: right designs that must pass, planted faults that must not, pixels, colours, stage against print.
import { root } from '../scripts/setup/root.mjs';
import { comparisonTable } from './truth/comparison.ts';
import { printTable, type Table } from './truth/table.ts';

const number = (name: string, usual: number): number => {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : usual;
};
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);

const TABLES: Record<string, () => Promise<Table>> = {
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
