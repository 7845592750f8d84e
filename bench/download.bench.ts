// A large archive (--gb=5): memory of API and worker while it is made and fetched, and a download that is cut and continues.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, apiClient } from '../e2e/support/api.ts';
import { filesBelow } from '../e2e/support/system/files-below.ts';
import { cli, root, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { makePictures } from './batch/make-pictures.ts';
import { columnsOf, startBatch, uploadPictures } from './batch/our-batch.ts';
import { writeTenTemplates } from './batch/ten-templates.ts';
import { megabytes } from './support/figures.ts';
import { proportionalBytes } from './support/processes.ts';

const BAR_BYTES = 300e6;
const given = process.argv.find((one) => one.startsWith('--gb='));
const wantedBytes = Number(given?.slice('--gb='.length) ?? 1) * 1e9;

interface Row {
  id: string;
  state: string;
  bytes: number | null;
  url: string | null;
}

await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const catalogue = writeTenTemplates(root, work);
const system = await startSystem({ env: { CATALOGUE_DIR: catalogue }, dataDir: join(work, 'data') });
const memory = () => {
  const { api, worker } = system.processes();
  return { api: proportionalBytes([api ?? 0]), worker: proportionalBytes([worker ?? 0]) };
};
try {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const api = apiClient(system.url, cli(system, 'user', 'token', 'bench'));
  const ids = await makeDesigns(api);
  inflatePrintFiles(join(system.dataDir, 'files', 'prv', 'renders'), wantedBytes);
  await system.stop();
  await system.restart();
  await sleep(3000);

  const idle = memory();
  const peak = { ...idle };
  const timer = setInterval(() => {
    const now = memory();
    peak.api = Math.max(peak.api, now.api);
    peak.worker = Math.max(peak.worker, now.worker);
  }, 500);
  const started = performance.now();
  const { id } = await api.post<{ id: string }>('/saas/diy/user/saveDown/save', { ids });
  const row = await finished(api, id);
  const packedMs = performance.now() - started;
  const fetched = await fetchWithCut(row.url ?? '', row.bytes ?? 0);
  const fetchedMs = performance.now() - started - packedMs;
  clearInterval(timer);
  const stored = [...filesBelow(join(system.dataDir, 'files', 'prv', 'downloads')).keys()][0] ?? '';
  const wanted = await hashOf(join(system.dataDir, 'files', 'prv', 'downloads', stored));

  console.log(`Archive of ${megabytes(row.bytes ?? 0)}: packed in ${(packedMs / 1000).toFixed(0)} s,`);
  console.log(
    `fetched in ${(fetchedMs / 1000).toFixed(0)} s with one cut connection; the same bytes: ${fetched === wanted}.`,
  );
  for (const name of ['api', 'worker'] as const) {
    const above = peak[name] - idle[name];
    console.log(
      `${name}: idle ${megabytes(idle[name])}, peak ${megabytes(peak[name])} (PSS): ${megabytes(above)} above, ${above < BAR_BYTES ? 'within' : 'over'} ${megabytes(BAR_BYTES)}.`,
    );
  }
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

/** Ten small designs; returns their ids. */
async function makeDesigns(api: Api): Promise<string[]> {
  const pictures = await makePictures(join(root, '.build/bench/pictures'), 1);
  const columns = await columnsOf(api);
  const batch = await startBatch(api, columns, await uploadPictures(api, pictures), 'bench');
  for (;;) {
    const { list } = await api.get<{ list: { id: string; render: { state: string } }[] }>(
      '/saas/diy/user/save/list',
      { piliang_id: batch, limit: 200 },
    );
    const done = list.filter(({ render }) => render.state === 'done');
    if (done.length === columns.length) return done.map(({ id }) => id);
    await sleep(500);
  }
}

/** Replaces print files by random bytes of the wanted size in all: packing copies bytes and does not look into them. */
function inflatePrintFiles(folder: string, bytes: number): void {
  const names = [...filesBelow(folder).keys()];
  const block = randomBytes(8e6);
  for (const name of names) {
    const file = openSync(join(folder, name), 'w');
    for (let left = bytes / names.length; left > 0; left -= block.length) {
      block.writeDoubleLE(left, 0);
      writeSync(file, block);
    }
  }
}

async function finished(api: Api, id: string): Promise<Row> {
  for (;;) {
    const { list } = await api.get<{ list: Row[] }>('/saas/diy/user/saveDown/list');
    const row = list.find((one) => one.id === id);
    if (row?.state === 'succeeded') return row;
    if (row?.state === 'failed') throw new Error('The archive failed.');
    await sleep(500);
  }
}

/** Reads a third, cuts the line, continues with a range; returns the SHA-256 of all that came. */
async function fetchWithCut(url: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  let got = await read(url, 0, hash, bytes / 3);
  while (got < bytes) got += await read(url, got, hash, Number.POSITIVE_INFINITY);
  return hash.digest('hex');
}

function read(
  url: string,
  from: number,
  hash: ReturnType<typeof createHash>,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = from === 0 ? {} : { range: `bytes=${from}-` };
    const asking = request(url, { headers }, (response) => {
      if (response.statusCode !== (from === 0 ? 200 : 206)) reject(new Error(`HTTP ${response.statusCode}`));
      let got = 0;
      response.on('data', (chunk: Buffer) => {
        hash.update(chunk);
        got += chunk.length;
        if (got < until) return;
        response.removeAllListeners('data');
        asking.destroy();
        resolve(got);
      });
      response.on('end', () => resolve(got));
    });
    asking.on('error', reject);
    asking.end();
  });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
