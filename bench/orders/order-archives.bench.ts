// Memory of the API while several accounts (--accounts=4) upload order archives (--mb=95) at the same moment, and how long they wait.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { cli, type System, startSystem } from '../../e2e/support/system/start-system.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { number } from '../support/arguments.ts';
import { megabytes } from '../support/figures.ts';
import { processTree } from '../support/processes.ts';

const accounts = number('accounts', 4);
const bytes = number('mb', 95) * 1024 * 1024;
const PICTURES = 8;
const LOOK_MS = 50;
/** Random bytes behind these are taken for a picture. */
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({ dataDir: join(work, 'data') });
try {
  await measure(system);
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

async function measure(running: System): Promise<void> {
  const tokens = Array.from({ length: accounts }, (_, n) => {
    cli(running, 'user', 'add', `bench${n}`, '--password', 'a-long-password-1');
    return cli(running, 'user', 'token', `bench${n}`);
  });
  const archive = join(work, 'orders.zip');
  writeFileSync(archive, makeArchive());
  await sleep(3000);
  const api = running.processes().api ?? 0;
  const idle = residentBytes(api);
  const peak = { api: idle, readers: 0, atOnce: 0, lagMs: 0 };
  const timer = setInterval(() => {
    const readers = processTree(api).filter((pid) => isReader(pid));
    peak.api = Math.max(peak.api, residentBytes(api));
    peak.readers = Math.max(
      peak.readers,
      readers.reduce((sum, pid) => sum + residentBytes(pid), 0),
    );
    peak.atOnce = Math.max(peak.atOnce, readers.length);
  }, LOOK_MS);
  const watch = new AbortController();
  const lag = watchHealth(running, watch.signal);
  const started = performance.now();
  const waits = await Promise.all(
    tokens.map(async (token) => {
      const id = await upload(running, token, archive);
      const responded = performance.now() - started;
      await readWhole(running, token, id);
      return [responded, performance.now() - started] as const;
    }),
  );
  clearInterval(timer);
  watch.abort();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`${accounts} accounts, an archive of ${megabytes(bytes)} each, all at once`);
  console.log(
    `API: ${megabytes(idle)} idle, ${megabytes(peak.api)} at most (+${megabytes(peak.api - idle)})`,
  );
  console.log(`readers: ${peak.atOnce} at once at most, together ${megabytes(peak.readers)} at most`);
  console.log(`responses after ${waits.map(([ms]) => seconds(ms)).join(', ')} s`);
  console.log(`all rows after ${waits.map(([, ms]) => seconds(ms)).join(', ')} s`);
  console.log(`another call: ${Math.round(await lag)} ms at worst`);
}

/** A table of orders and pictures that its rows name. */
function makeArchive(): Uint8Array {
  const rows = Array.from({ length: PICTURES }, (_, n) => `A-${n},MUG,1,p${n}.jpg`);
  const table = Buffer.from(`订单号,SKU,数量,定制-照片\r\n${rows.join('\r\n')}\r\n`);
  const picture = () => Buffer.concat([JPEG_START, randomBytes(Math.floor(bytes / PICTURES))]);
  const pictures = rows.map((_, n) => [`p${n}.jpg`, picture()] as const);
  return zipSync({ 'orders.csv': table, ...Object.fromEntries(pictures) }, { level: 0 });
}

async function upload(running: System, token: string, path: string): Promise<string> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), 'orders.zip');
  const response = await fetch(`${running.url}/saas/diy/user/orders/upload`, {
    method: 'POST',
    headers: { authorization: `Basic ${token}` },
    body: form,
  });
  return idOf(await response.json());
}

/** Waits until all rows are read; a call waits for a while and then says that they are still being read. */
async function readWhole(running: System, token: string, id: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${running.url}/saas/diy/user/orders/upload/item?upload_id=${id}`, {
      headers: { authorization: `Basic ${token}` },
    });
    const envelope = (await response.json()) as { error?: string };
    if (envelope.error === 'orders.still-reading') continue;
    idOf(envelope);
    return;
  }
}

function idOf(envelope: unknown): string {
  const { data } = envelope as { data?: { upload_id?: string } };
  if (data?.upload_id) return data.upload_id;
  throw new Error(`not accepted: ${JSON.stringify(envelope)}`);
}

/** The longest time that a call took which needs nothing. */
async function watchHealth(running: System, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const started = performance.now();
    await (await fetch(`${running.url}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
    await sleep(LOOK_MS);
  }
  return longest;
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status'))?.[1] ?? 0) * 1024;
}

function isReader(pid: number): boolean {
  return readProc(pid, 'cmdline').includes('table-worker');
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
