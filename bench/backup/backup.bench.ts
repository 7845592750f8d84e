// How long backups of many files take: the first, one after a few more files, checking one, and restoring it on an empty machine (--objects=100000).
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../../e2e/support/system/start-postgres.ts';
import { CLI } from '../../e2e/support/system/start-system.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { type Shop, startShop } from '../scale/start-shop.ts';
import { number } from '../support/arguments.ts';
import { megabytes, printTable } from '../support/figures.ts';
import { usageOf } from '../support/processes.ts';

const OBJECTS = number('objects', 100_000);
/** Files that come between the first backup and the next. */
const MORE = Math.ceil(OBJECTS / 100);
/** How often a command's use is read: what it used since is lost when it ends. */
const LOOK_MS = 50;

await ensureBuild();
// Each image has a private and a public object.
const shop = await startShop(1, Math.ceil(OBJECTS / 2));
const folder = mkdtempSync(join(tmpdir(), 'backup-bench-'));
const empty = await startPostgres();
try {
  await measure(shop);
} finally {
  await empty.destroy();
  await shop.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function measure({ accounts, sql, dataDir }: Shop): Promise<void> {
  const ids = accounts[0]!.imageIds;
  for (const id of ids) writeImage(dataDir, id);
  const backups = join(folder, 'backups');
  const rows: string[][] = [];
  const step = async (name: string, args: readonly string[], env: Record<string, string> = {}) => {
    const { seconds, cpuMs, peakBytes, said } = await command([...args, '--folder', backups], env);
    rows.push([name, `${seconds.toFixed(1)} s`, `${(cpuMs / 1000).toFixed(1)} s`, megabytes(peakBytes)]);
    console.log(said.trim());
  };
  await step(`backup create, ${2 * ids.length} files`, ['backup', 'create']);
  // Files that take the place of others, as a picture that was saved again does.
  for (const id of ids.slice(0, Math.ceil(MORE / 2))) {
    const next = `${id}-2`;
    writeImage(dataDir, next);
    await sql.query('update images set original_key = $1, master_key = $1, preview_key = $2 where id = $3', [
      `prv/img/${next}`,
      `pub/img/${next}`,
      id,
    ]);
  }
  await step(`backup create, ${MORE} files later`, ['backup', 'create']);
  await step('backup verify', ['backup', 'verify']);
  const newest = (await command(['backup', 'list', '--folder', backups])).said
    .trim()
    .split('\n')
    .at(0)!
    .split('\t')[0]!;
  const machine = { DATABASE_URL: empty.url, DATA_DIR: join(folder, 'restored') };
  await step('backup restore', ['backup', 'restore', newest], machine);
  const { said } = await command(['storage', 'check'], machine);
  console.log(said.trim());
  printTable(['', 'time', 'processor', 'memory'], rows);
}

function writeImage(dataDir: string, id: string): void {
  for (const key of [`prv/img/${id}`, `pub/img/${id}`]) {
    const path = join(dataDir, 'files', key);
    mkdirSync(dirname(path), { recursive: true });
    // No two are alike, and some are longer.
    writeFileSync(path, key.repeat(20 + (id.charCodeAt(0) % 60)));
  }
}

/** Runs a command of the built system to its end, and throws where it fails. */
async function command(args: readonly string[], env: Record<string, string> = {}) {
  const began = performance.now();
  const [first, ...others] = CLI;
  const child = shop.run(first!, [...others, ...args], env);
  let said = '';
  child.stdout!.on('data', (text: Buffer) => (said += text.toString()));
  let use = { cpuMs: 0, peakRssBytes: 0 };
  const look = setInterval(() => {
    const now = usageOf([child.pid!]);
    use = {
      cpuMs: Math.max(use.cpuMs, now.cpuMs),
      peakRssBytes: Math.max(use.peakRssBytes, now.peakRssBytes),
    };
  }, LOOK_MS);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(look);
  if (status !== 0 || said === '') throw new Error(`${args.join(' ')} ended with ${status}: ${said}`);
  return { seconds: (performance.now() - began) / 1000, cpuMs: use.cpuMs, peakBytes: use.peakRssBytes, said };
}
