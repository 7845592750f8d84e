// Processor time and memory of reading, understanding and checking order files, compared with an older commit (--against=COMMIT --rounds=N --warm=FILES).
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';
import { buildSide, checkOut, runSide, type SideUse } from './import-speed/build-side.ts';
import { FILES, writeOrderFile } from './import-speed/order-files.ts';
import { number, text } from './support/arguments.ts';
import { median, megabytes, ms, printTable } from './support/figures.ts';

/** The commit before orders were read exactly (decision 0193). */
const against = text('against', 'd4779262');
const rounds = number('rounds', 5);
/**
 * How many small files each process has read before the one that counts: after one of them the engine is compiling what reads files, after
 * five it has, as in an API or a worker that has run for a day.
 */
const warmFiles = process.argv.includes('--warm') ? 1 : number('warm', 0);

const folder = mkdtempSync(join(tmpdir(), 'diy-import-'));
const old = join(root, '.build', `import-speed-${against}`);
try {
  if (!existsSync(old)) {
    mkdirSync(old, { recursive: true });
    checkOut(against, old);
  }
  const sides = [await buildSide(old), await buildSide(root)] as const;
  const rows: string[][] = [];
  const small = join(folder, 'small.csv');
  writeOrderFile(small, FILES[2]!);
  const earlier = warmFiles > 0 ? { path: small, times: warmFiles } : undefined;
  for (const kind of FILES) {
    const path = join(folder, `${kind.name}.csv`);
    writeOrderFile(path, kind);
    const runs: [SideUse[], SideUse[]] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      // In turn, so that what else the machine does falls on both.
      for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        runs[side].push(await runSide(sides[side], path, earlier));
    const medianOf = (side: 0 | 1, what: (one: SideUse) => number) => median(runs[side].map(what));
    const [before, now] = [medianOf(0, ({ cpuMs }) => cpuMs), medianOf(1, ({ cpuMs }) => cpuMs)];
    const [memoryBefore, memoryNow] = [
      medianOf(0, ({ peakBytes }) => peakBytes),
      medianOf(1, ({ peakBytes }) => peakBytes),
    ];
    rows.push([
      kind.name,
      String(runs[1][0]!.rows),
      ms(before),
      ms(now),
      (now / before).toFixed(2),
      megabytes(memoryBefore),
      megabytes(memoryNow),
      (memoryNow / memoryBefore).toFixed(2),
    ]);
  }
  printTable(['file', 'rows', against, 'now', 'ratio', 'memory', 'now', 'ratio'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
