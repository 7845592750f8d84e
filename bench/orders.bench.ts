// Order files made up by chance and read: what no row says silently wrong, and how many rows come in (--files=N --seed=N --only=N).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tally } from './orders/tally.ts';
import { number } from './support/arguments.ts';

const files = number('files', 5000);
const seed = number('seed', 1);
const only = number('only', -1);

const folder = mkdtempSync(join(tmpdir(), 'diy-orders-'));
try {
  const result = await tally(folder, only < 0 ? { seed, first: 0, files } : { seed, first: only, files: 1 });
  console.log(result.text);
  process.exitCode = result.wrong > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
