// Time and memory of reading a PSD as a mockup, in a separate process: 300 MB at 8000 px, and a small one with a wide shadow.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bakePsd, readPsd } from '@diy/psd';
import { printTable } from '../support/figures.ts';
import { buildLargePsd } from './build-large-psd.ts';

const FILES = [
  { name: 'wide shadow, 6000 × 1000', width: 6000, height: 1000, photographs: 1 },
  {
    name: 'board with a wide shadow, 6000 × 4000',
    width: 6000,
    height: 4000,
    photographs: 1,
    hasBoard: true,
  },
  { name: 'large, 8000 × 6250', width: 8000, height: 6250, photographs: 1 },
  { name: 'larger, 8000 × 6000', width: 8000, height: 6000, photographs: 2 },
];
/** Longer side of the mockups, as own templates have it. */
const LONGEST_PX = 1600;

const [path] = process.argv.slice(2);
if (path) bakeAlone(path);
else measureAll();

/** Prints what the process needed and what came of the smart object. */
function bakeAlone(file: string): void {
  const started = process.hrtime.bigint();
  const made = [...bakePsd(readPsd(readFileSync(file)), LONGEST_PX)].map(({ result }) =>
    'problems' in result ? result.problems.map(({ feature }) => feature).join() : 'baked',
  );
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify([made.join(), seconds.toFixed(1), String(megabytes)]));
}

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'psd-cost-'));
  try {
    const rows = FILES.map(({ name, width, height, photographs, hasBoard }) => {
      const file = join(folder, 'mockup.psd');
      const bytes = buildLargePsd({ width, height }, photographs, hasBoard);
      writeFileSync(file, bytes);
      const arguments_ = [...process.execArgv, fileURLToPath(import.meta.url), file];
      const { stdout, stderr, status } = spawnSync(process.execPath, arguments_, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return [name, String(Math.round(bytes.length / 1e6)), ...(JSON.parse(stdout) as string[])];
    });
    printTable(['document', 'MB', 'smart object', 'seconds', 'memory (MB)'], rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
