import { decideBatchCells, listBatchCells } from '@diy/contract/batches/batch-cells';
import { cancelBatch, getBatch, pauseBatch, saveBatch } from '@diy/contract/batches/batches';
import { getDesign, listDesigns } from '@diy/contract/designs/designs';
import { listOperations } from '@diy/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { failPlanning, planBatch } from './planning/plan-batch.ts';
import { buildBatch, mugBatchSettings } from './testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

type Built = Awaited<ReturnType<typeof buildBatch>>;

/** A batch of `pictures` pictures to be made, with a print as high as `scale` times the mug's 82 mm. */
async function buildScaled(name: string, pictures: number, scale: number, skuRule = ''): Promise<Built> {
  const ids = [];
  for (let n = 1; n <= pictures; n += 1)
    ids.push((await buildImage(app, seller, { name: `${name} ${n}.png` })).id);
  const { rule } = await mugBatchSettings(app, seller.token, []);
  return buildBatch(app, seller.token, ids, {
    name,
    settings: { rule: { ...rule, scale }, sku_rule: skuRule },
  });
}

/** Saves another scale and starts again, as far as its new plan. */
async function change({ id, settings }: Built, scale: number, plan: number): Promise<void> {
  await app.ask(pauseBatch, { id }, by);
  const rule = { ...settings.rule, scale };
  await app.ask(saveBatch, { id, name: '换规则', settings: { ...settings, rule }, start: true }, by);
  await planBatch(app.services, seller.id, id, plan);
}

/** Does something while the first file of a kind is being stored, then lets the workers continue to the end. */
async function whileStored(kind: string, act: () => Promise<unknown>): Promise<void> {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  let hasActed = false;
  storage.put = async (key, ...rest) => {
    if (!hasActed && key.startsWith(kind)) {
      hasActed = true;
      await act();
    }
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  expect(hasActed).toBe(true);
  await app.runJobs();
}

/** What the batch shows in the end, and what the shop has of it. */
async function outcome(id: string) {
  const cells = (await app.ask(listBatchCells, { id }, by)).list;
  const designs = (await app.ask(listDesigns, { piliang_id: id }, by)).list;
  const widths = await Promise.all(designs.map((one) => widthOf(one.id)));
  return {
    states: cells.map((cell) => cell.state),
    skus: designs.map((one) => one.sku).sort(),
    widths: widths.map((mm) => mm.toFixed(1)),
    // The cells' designs and the shop's are the same ones.
    isOnlyTheirs:
      cells
        .map((cell) => cell.design_id)
        .sort()
        .join() ===
      designs
        .map((one) => one.id)
        .sort()
        .join(),
    counts: (await app.ask(getBatch, { id }, by)).counts,
  };
}

async function widthOf(id: string): Promise<number> {
  const { design } = await app.ask(getDesign, { id }, by);
  const layers = design.surfaces.flatMap((surface) => surface.layers);
  return Math.max(...layers.map((layer) => ('widthMm' in layer ? layer.widthMm : 0)));
}

it.each([
  ['before its first mockup is shown', 'pub/renders', 1],
  ['after that', 'prv/renders', 0.9],
])('never takes a design of the old rule for one of the new: changed %s', async (when, kind, scale) => {
  const batch = await buildScaled(when, 1, scale);
  await whileStored(kind, () => change(batch, 0.3, 2));
  expect(await outcome(batch.id)).toMatchObject({
    states: ['done'],
    widths: [(82 * 0.3 * (4 / 3)).toFixed(1)],
    isOnlyTheirs: true,
    counts: { total: 1, done: 1, waiting: 0, running: 0 },
  });
});

it('gives the SKUs of the old rule’s designs to those of the new', async () => {
  const batch = await buildScaled('货号', 3, 0.95, 'RACE-{n}');
  await whileStored('pub/renders', () => change(batch, 0.3, 2));
  expect(await outcome(batch.id)).toMatchObject({
    states: ['done', 'done', 'done'],
    skus: ['RACE-0001', 'RACE-0002', 'RACE-0003'],
    isOnlyTheirs: true,
  });
});

it('has a whole design where the rule was changed and changed back meanwhile', async () => {
  const batch = await buildScaled('来回', 1, 0.85);
  await whileStored('prv/renders', async () => {
    await change(batch, 0.3, 2);
    await change(batch, 0.85, 3);
  });
  expect(await outcome(batch.id)).toMatchObject({
    states: ['done'],
    widths: [(82 * 0.85 * (4 / 3)).toFixed(1)],
    isOnlyTheirs: true,
  });
});

it.each([
  ['a SKU rule', 'BACK-{n}'],
  ['numbers of its own', ''],
])('brings back a design with its SKU when the rule comes back: %s', async (name, skuRule) => {
  const batch = await buildScaled(name, 1, 0.8, skuRule);
  await app.runJobs();
  const first = await outcome(batch.id);
  for (const [at, scale] of [0.3, 0.8].entries()) {
    const rule = { ...batch.settings.rule, scale };
    await app.ask(saveBatch, { id: batch.id, name, settings: { ...batch.settings, rule }, start: true }, by);
    await app.runJobs();
    expect((await outcome(batch.id)).skus, `change ${at + 1}`).toHaveLength(1);
  }
  expect(await outcome(batch.id)).toEqual(first);
});

it('starts no cell of an older plan', async () => {
  const batch = await buildScaled('旧计划', 2, 0.75);
  await planBatch(app.services, seller.id, batch.id, 1);
  await app.ask(pauseBatch, { id: batch.id }, by);
  const rule = { ...batch.settings.rule, scale: 0.3 };
  const settings = { ...batch.settings, rule };
  await app.ask(saveBatch, { id: batch.id, name: '新计划', settings, start: true }, by);
  const { list } = await app.ask(listBatchCells, { id: batch.id }, by);
  expect(list.map((cell) => cell.state)).toEqual(['waiting', 'waiting']);
  await app.runJobs();
  expect(await outcome(batch.id)).toMatchObject({ states: ['done', 'done'], isOnlyTheirs: true });
});

it('gives the SKU of a rejected design to the one that comes in its place', async () => {
  const batch = await buildScaled('退回', 1, 0.7, 'NO-{n}');
  await app.runJobs();
  const [cell] = (await app.ask(listBatchCells, { id: batch.id }, by)).list;
  await app.ask(decideBatchCells, { id: batch.id, keys: [cell!.key], decision: 'rejected' }, by);
  for (const scale of [0.3, 0.4]) {
    const rule = { ...batch.settings.rule, scale };
    const settings = { ...batch.settings, rule };
    await app.ask(saveBatch, { id: batch.id, name: '再来', settings, start: true }, by);
    await app.runJobs();
    expect(await outcome(batch.id)).toMatchObject({
      states: ['done'],
      skus: ['NO-0001'],
      isOnlyTheirs: true,
    });
  }
});

it('gives the SKUs of pictures taken out to those that come after them', async () => {
  const batch = await buildScaled('很多', 3, 0.65, 'CUT-{n}');
  await app.runJobs();
  const [, ...others] = batch.settings.image_ids;
  const rule = { ...batch.settings.rule, scale: 0.3 };
  const settings = { ...batch.settings, rule, image_ids: others };
  await app.ask(saveBatch, { id: batch.id, name: '少一张', settings, start: true }, by);
  await app.runJobs();
  expect(await outcome(batch.id)).toMatchObject({
    states: ['done', 'done'],
    skus: ['CUT-0001', 'CUT-0002'],
    isOnlyTheirs: true,
  });
});

it.each([
  ['of an earlier plan stops nothing', false, 1, 'running', false],
  ['of this plan stops it with the reason', false, 2, 'paused', true],
  ['of a batch that was cancelled leaves it so', true, 2, 'cancelled', false],
])('a planning that fails %s', async (name, isCancelled, plan, state, isReported) => {
  const batch = await buildScaled(`计划${name}`, 1, 0.9);
  await change(batch, 0.4, 2);
  if (isCancelled) await app.ask(cancelBatch, { id: batch.id }, by);
  const failedBefore = await failedOperations();
  await failPlanning(app.services, seller.id, batch.id, plan);
  expect((await app.ask(getBatch, { id: batch.id }, by)).state).toBe(state);
  expect((await failedOperations()) > failedBefore).toBe(isReported);
  if (state === 'running') {
    await app.runJobs();
    expect((await app.ask(getBatch, { id: batch.id }, by)).state).toBe('finished');
  }
});

async function failedOperations(): Promise<number> {
  return (await app.ask(listOperations, {}, by)).list.filter((one) => one.state === 'failed').length;
}
