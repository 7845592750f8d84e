// How soon a batch shows its first mockup: of new templates, on an idle system, and beside a huge batch of another account.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, apiClient } from '../e2e/support/api.ts';
import { cli, root, type System, startSystem } from '../e2e/support/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { makePictures } from './batch/make-pictures.ts';
import { columnsOfAll, lookAtMatrix, startBatch, uploadPictures } from './batch/our-batch.ts';
import { writeTenTemplates } from './batch/ten-templates.ts';

const ROUNDS = 3;
const HUGE_PICTURES = 40;
const BARS_MS = { idle: 2000, beside: 5000 };
/** What the uploads left to do is done, and a seller has had a first look at the matrix. */
const LOOK_MS = 4000;

await ensureBuild();
const pictures = await makePictures(join(root, '.build/bench/pictures'), HUGE_PICTURES);
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const catalogue = writeTenTemplates(root, work);
const system = await startSystem({ env: { CATALOGUE_DIR: catalogue }, dataDir: join(work, 'data') });
try {
  const [small, huge] = [signUp(system, 'small'), signUp(system, 'huge')];
  const smallIds = await uploadPictures(small, pictures.slice(0, 2 * ROUNDS + 2));
  const hugeIds = await uploadPictures(huge, pictures);
  const columns = await columnsOfAll(small);
  const image = smallIds.slice(0, 1);
  // Of templates whose mockups were never made ready: half of them started blindly, half as on the page.
  const [blind, seen] = [columns.slice(0, 5), columns.slice(5)];
  await sleep(LOOK_MS);
  report('Cold, without a look at the matrix', await firstMockup(small, blind, image), BARS_MS.idle);
  const other = smallIds.slice(-1);
  await lookAtMatrix(small, seen, other);
  await sleep(LOOK_MS);
  report('Cold, after the matrix', await firstMockup(small, seen, other), BARS_MS.idle);
  for (let round = 0; round < ROUNDS; round += 1) {
    const took = await firstMockup(small, columns, smallIds.slice(round + 1, round + 2));
    report('Idle', took, BARS_MS.idle);
  }
  const running = await startBatch(huge, columns, hugeIds, 'huge');
  await until(async () => (await countsOf(huge, running)).done > 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = (await countsOf(huge, running)).done;
    const at = ROUNDS + round + 1;
    const took = await firstMockup(small, columns, smallIds.slice(at, at + 1));
    const { done, waiting } = await countsOf(huge, running);
    report('Beside a huge one', took, BARS_MS.beside);
    console.log(`  The huge one made ${done - before} meanwhile and has ${waiting} waiting.`);
  }
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

function signUp({ url }: System, name: string): Api {
  cli(system, 'user', 'add', name, '--password', 'a-long-password-1');
  return apiClient(url, cli(system, 'user', 'token', name));
}

interface Counts {
  done: number;
  failed: number;
  waiting: number;
}

async function countsOf(api: Api, id: string): Promise<Counts> {
  return (await api.get<{ counts: Counts }>('/saas/diy/user/piliangSave/item', { id })).counts;
}

/** Milliseconds from the click until the page could show a mockup; then waits for the end of the batch. */
async function firstMockup(
  api: Api,
  columns: readonly object[],
  imageIds: readonly string[],
): Promise<number> {
  const started = performance.now();
  const id = await startBatch(api, columns, imageIds, 'small');
  await until(async () => {
    const { covers } = await api.get<{ covers: string[] }>('/saas/diy/user/piliangSave/item', { id });
    return covers.length > 0;
  });
  const took = performance.now() - started;
  await until(async () => (await countsOf(api, id)).done === columns.length * imageIds.length);
  return took;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

function report(what: string, tookMs: number, barMs: number): void {
  const verdict = tookMs <= barMs ? 'within' : 'over';
  console.log(`${what}: ${seconds(tookMs)}, ${verdict} ${barMs / 1000} s.`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s (load ${(loadavg()[0] ?? 0).toFixed(0)})`;
}
