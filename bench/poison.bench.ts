// How long another account's first mockup waits while a hundred designs are made that can never be printed, compared with a quiet system.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../e2e/support/api.ts';
import { makePhoto, sampleDesign } from '../e2e/support/samples/sample-design.ts';
import { type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { until } from './batch/first-mockup.ts';
import { findProduct, type PoisonKind, poisonKinds, save } from './poison/poison-designs.ts';
import { signUp } from './support/sign-up.ts';

const ROUNDS = 5;
const BAR_MS = 5000;
/** Time for the jobs that uploads and the first design have enqueued. */
const SETTLE_MS = 3000;
const PHOTO = { widthPx: 2400, heightPx: 1800 };

interface DesignRow {
  id: string;
  render: { state: string; error_id: string | null; mockups: unknown[] };
}

await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({ dataDir: join(work, 'data') });
try {
  await measure(system);
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

async function measure(system: System): Promise<void> {
  const [poisoner, seller] = [signUp(system, 'poisoner'), signUp(system, 'seller')];
  const kinds = await poisonKinds(system, poisoner);
  const product = await findProduct(seller, 'MUG-11');
  const photo = await makePhoto(PHOTO.widthPx, PHOTO.heightPx, 3);
  const image = { id: await seller.uploadImage('海边.jpg', photo, 'image/jpeg'), ...PHOTO };
  let rounds = 0;
  const next = () => {
    rounds += 1;
    const { surfaceId, colourId, sizeId } = product;
    return sampleDesign(surfaceId, `第 ${rounds} 件`, image, colourId, sizeId);
  };
  const first = () => firstMockup(seller, () => save(seller, product, 'bench', next()));
  await first();
  await sleep(SETTLE_MS);
  const quiet: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await first());
  report('Quiet', quiet);

  const started = performance.now();
  const ids = await saveAll(poisoner, kinds);
  console.log(`Another account saved ${ids.length} designs in ${seconds(performance.now() - started)}.`);
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = (await openDesigns(poisoner)).length;
    beside.push(await first());
    console.log(`  ${seconds(beside.at(-1)!)} with ${waiting} of theirs waiting or being made before it`);
  }
  report('Beside them', beside);
  await until(async () => (await openDesigns(poisoner)).length === 0);
  console.log(
    `The last of theirs had ended ${seconds(performance.now() - started)} after the first was saved:`,
  );
  await announceEnds(poisoner, kinds);
}

/** Milliseconds from saving a design until its list shows a mockup of it; then waits for its end. */
async function firstMockup(api: Api, saveOne: () => Promise<string>): Promise<number> {
  const started = performance.now();
  const id = await saveOne();
  const find = () => api.get<DesignRow>('/saas/diy/user/save/item', { id });
  await until(async () => (await find()).render.mockups.length > 0);
  const took = performance.now() - started;
  await until(async () => (await find()).render.state === 'done');
  return took;
}

/** The kinds mixed, as they would come. */
async function saveAll(api: Api, kinds: readonly PoisonKind[]): Promise<string[]> {
  const ids: string[] = [];
  const most = Math.max(...kinds.map(({ count }) => count));
  for (let n = 0; n < most; n += 1) {
    for (const { name, count, product, design } of kinds) {
      if (n < count) ids.push(await save(api, product, name, design(n)));
    }
  }
  return ids;
}

async function allDesigns(api: Api, content: string): Promise<DesignRow[]> {
  return (await api.get<{ list: DesignRow[] }>('/saas/diy/user/save/list', { limit: 100, content })).list;
}

async function openDesigns(api: Api): Promise<DesignRow[]> {
  return (await allDesigns(api, '')).filter(({ render }) => ['queued', 'running'].includes(render.state));
}

async function announceEnds(api: Api, kinds: readonly PoisonKind[]): Promise<void> {
  for (const { name } of kinds) {
    const ends = new Map<string, number>();
    for (const { render } of await allDesigns(api, name)) {
      const end = render.error_id ?? render.state;
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    console.log(`  ${name}: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}`);
  }
}

function report(what: string, took: number[]): void {
  const sorted = [...took].sort((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  const verdict = worst <= BAR_MS ? 'within' : 'over';
  const load = (loadavg()[0] ?? 0).toFixed(0);
  console.log(
    `${what}: first mockup after ${seconds(median)} (median of ${took.length}), ${seconds(worst)} at worst, ${verdict} ${BAR_MS / 1000} s (load ${load}).`,
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
