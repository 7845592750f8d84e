// How much slower one account's lists and its design's render are while another account exports, batches, uploads and searches.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../e2e/support/api.ts';
import { makePhoto, type SampleImage, sampleDesign } from '../e2e/support/samples/sample-design.ts';
import { type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { until } from './batch/first-mockup.ts';
import { startHogProcess } from './fairness/start-hog-process.ts';
import { findProduct, type Product, save } from './poison/poison-designs.ts';
import { signUp } from './support/sign-up.ts';

const BAR = 2;
/** Quiet and while the other account works, in turn: what else the machine does meets both. */
const ROUNDS = 2;
const LISTS_A_ROUND = 30;
const RENDERS_A_ROUND = 4;
/** Until the busy account's work fills every queue. */
const FILL_MS = 8000;
/** What runs at the end of a round is not stopped by cancelling it. */
const SETTLE_MS = 5000;
const HOG_IMAGES = 40;
const HOG_DESIGNS = 20;
const PHOTO = { widthPx: 2400, heightPx: 1800 };
const LISTS = [
  '/saas/diy/user/save/list',
  '/saas/diy/user/image/list',
  '/saas/diy/template',
  '/saas/operations',
];

await ensureBuild();
const system = await startSystem();
try {
  await measure(system);
} finally {
  await system.destroy();
}

async function measure(system: System): Promise<void> {
  const [hog, seller] = [signUp(system, 'hog'), signUp(system, 'seller')];
  const [imageIds, designIds] = await fill(hog, HOG_IMAGES, HOG_DESIGNS);
  const [, , image, product] = await fill(seller, 3, 3);
  await idle(hog);
  await idle(seller);
  await watch(seller, product, image);
  const quiet: Times = { lists: [], renders: [] };
  const beside: Times = { lists: [], renders: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await watch(seller, product, image);
    report(`Round ${round + 1}, quiet`, before);
    add(quiet, before);
    const running = startHogProcess({ url: system.url, token: hog.token, imageIds, designIds });
    await sleep(FILL_MS);
    const during = await watch(seller, product, image);
    report(`Round ${round + 1}, beside`, during);
    add(beside, during);
    const work = await running.stop();
    console.log(`It made ${words(work.calls)}; refused: ${words(work.refused)}.`);
    console.log(`${await cancelAll(hog)} of its works were open in the end.`);
  }
  report('Quiet', quiet);
  report('Beside the other account', beside);
  verdict('lists', at(beside.lists, 0.95) / at(quiet.lists, 0.95));
  verdict('one design’s render', at(beside.renders, 0.95) / at(quiet.renders, 0.95));
}

interface Times {
  lists: number[];
  renders: number[];
}

function add(to: Times, { lists, renders }: Times): void {
  to.lists.push(...lists);
  to.renders.push(...renders);
}

function report(what: string, { lists, renders }: Times): void {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `${what}: lists p50 ${ms(at(lists, 0.5))}, p95 ${ms(at(lists, 0.95))} (${lists.length} calls); render p50 ${ms(at(renders, 0.5))}, p95 ${ms(at(renders, 0.95))} (${renders.length}); load ${load}.`,
  );
}

/** Milliseconds of lists and of the render of one design. */
async function watch(api: Api, product: Product, image: SampleImage): Promise<Times> {
  const [renders, lists]: [number[], number[]] = [[], []];
  let done = false;
  const listing = (async () => {
    for (let n = 0; n < LISTS_A_ROUND || !done; n += 1) {
      const started = performance.now();
      await api.get(LISTS[n % LISTS.length]!, { limit: 20 });
      lists.push(performance.now() - started);
      await sleep(150);
    }
  })();
  for (let n = 0; n < RENDERS_A_ROUND; n += 1) renders.push(await render(api, product, image, n));
  done = true;
  await listing;
  return { lists, renders };
}

/** Cancels what an account has open, waits until nothing of it runs, and returns how many works there were. */
async function cancelAll(api: Api): Promise<number> {
  const cancelled = new Set<string>();
  await until(async () => {
    const { list } = await api.get<{ list: { id: string }[] }>('/saas/operations', {
      limit: 200,
      state: 'open',
    });
    for (const { id } of list) {
      cancelled.add(id);
      // Its own limit of calls holds here too.
      await api.post('/saas/operations/cancel', { id }).catch(() => sleep(500));
    }
    return list.length === 0;
  });
  await sleep(SETTLE_MS);
  return cancelled.size;
}

/** From saving a design to all of its files. */
async function render(api: Api, product: Product, image: SampleImage, n: number): Promise<number> {
  const { surfaceId, colourId, sizeId } = product;
  const text = `第 ${n} 件 ${Math.random()}`;
  const started = performance.now();
  const id = await save(api, product, 'bench', sampleDesign(surfaceId, text, image, colourId, sizeId));
  await until(async () => {
    const { render } = await api.get<{ render: { state: string } }>('/saas/diy/user/save/item', { id });
    if (render.state === 'failed') throw new Error('the design could not be drawn');
    return render.state === 'done';
  });
  return performance.now() - started;
}

async function fill(
  api: Api,
  images: number,
  designs: number,
): Promise<[string[], string[], SampleImage, Product]> {
  const product = await findProduct(api, 'MUG-11');
  const imageIds: string[] = [];
  for (let n = 0; n < images; n += 1) {
    const bytes = await makePhoto(n === 0 ? PHOTO.widthPx : 800, n === 0 ? PHOTO.heightPx : 600, n + 1);
    imageIds.push(await api.uploadImage(`photo ${n}.jpg`, bytes, 'image/jpeg'));
  }
  const image = { id: imageIds[0]!, ...PHOTO };
  const designIds: string[] = [];
  for (let n = 0; n < designs; n += 1) {
    const design = sampleDesign(product.surfaceId, `杯 ${n}`, image, product.colourId, product.sizeId);
    designIds.push(await save(api, product, `杯 ${n}`, design));
  }
  return [imageIds, designIds, image, product];
}

async function idle(api: Api): Promise<void> {
  await until(async () => {
    const { list } = await api.get<{ list: { render: { state: string } }[] }>('/saas/diy/user/save/list', {
      limit: 100,
    });
    return list.every(({ render }) => render.state === 'done');
  });
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

function verdict(what: string, ratio: number): void {
  console.log(`Ratio of ${what}, p95: ${ratio.toFixed(2)}, ${ratio <= BAR ? 'within' : 'over'} ${BAR}.`);
}

function words(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  return parts.join(', ') || 'nothing';
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
