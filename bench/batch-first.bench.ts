// How soon a batch shows its first mockup: of shipped products and new templates, idle, and while another account's huge one runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { countsOf, firstMockup, until } from './batch/first-mockup.ts';
import { makePictures } from './batch/make-pictures.ts';
import { columnsOf, lookAtMatrix, startBatch, uploadPictures } from './batch/our-batch.ts';
import { writeTenTemplates } from './batch/ten-templates.ts';
import { signUp } from './support/sign-up.ts';

const ROUNDS = 3;
const HUGE_PICTURES = 40;
const BARS_MS = { idle: 2000, beside: 5000 };
/** Shipped products, each with two or three mockups. */
const SHIPPED = [
  ['TS-M-180', 'MUG-11'],
  ['CUS-45', 'POS-3040'],
  ['TOT-3842', 'CST-10'],
];
/** What the uploads left to do is done, and a seller has had a first look at the matrix. */
const SETTLE_MS = 4000;

await ensureBuild();
const pictures = await makePictures(join(root, '.build/bench/pictures'), HUGE_PICTURES);
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
try {
  await withSystem('shipped', {}, shippedProducts);
  await withSystem('ten', { CATALOGUE_DIR: writeTenTemplates(root, work) }, tenTemplates);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function withSystem(
  name: string,
  env: Record<string, string>,
  measure: (system: System) => Promise<void>,
): Promise<void> {
  const system = await startSystem({ env, dataDir: join(work, name) });
  try {
    await measure(system);
  } finally {
    await system.destroy();
  }
}

/** The first batches of a clean installation. */
async function shippedProducts(system: System): Promise<void> {
  const seller = signUp(system, 'seller');
  const ids = await uploadPictures(seller, pictures.slice(0, SHIPPED.length));
  await sleep(SETTLE_MS);
  for (const [at, skus] of SHIPPED.entries()) {
    const took = await firstMockup(seller, await columnsOf(seller, skus), ids.slice(at, at + 1));
    report(`Cold, ${skus.join(' and ')} as shipped`, took, BARS_MS.idle);
  }
}

async function tenTemplates(system: System): Promise<void> {
  const [small, huge] = [signUp(system, 'small'), signUp(system, 'huge')];
  const smallIds = await uploadPictures(small, pictures.slice(0, 2 * ROUNDS + 2));
  const hugeIds = await uploadPictures(huge, pictures);
  const columns = await columnsOf(small);
  const image = smallIds.slice(0, 1);
  // Of templates whose mockups were never prepared: half of them started blindly, half as on the page.
  const [blind, seen] = [columns.slice(0, 5), columns.slice(5)];
  await sleep(SETTLE_MS);
  report('Cold, without a look at the matrix', await firstMockup(small, blind, image), BARS_MS.idle);
  const other = smallIds.slice(-1);
  await lookAtMatrix(small, seen, other);
  await sleep(SETTLE_MS);
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
}

function report(what: string, tookMs: number, barMs: number): void {
  const verdict = tookMs <= barMs ? 'within' : 'over';
  console.log(`${what}: ${seconds(tookMs)}, ${verdict} ${barMs / 1000} s.`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s (load ${(loadavg()[0] ?? 0).toFixed(0)})`;
}
