import { listBatchCells } from '@diy/contract/batch-cells';
import { getBatch, pauseBatch, saveBatch } from '@diy/contract/batches';
import { getDesign, listDesigns } from '@diy/contract/designs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildBatch, mugBatchSettings } from '../../testing/build-batch.ts';
import { buildImage } from '../../testing/build-image.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { planBatch } from './plan-batch.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

/** Does something while the first file of a kind is being stored, once. */
async function whileStored(kind: string, act: () => Promise<unknown>): Promise<void> {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  storage.put = async (key, ...rest) => {
    if (key.startsWith(kind)) {
      storage.put = put;
      await act();
    }
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
}

it.each([
  ['before its first mockup is shown', 'pub/renders', 1],
  ['after that', 'prv/renders', 0.9],
])('never takes a design of the old rule for one of the new: changed %s', async (_when, kind, scale) => {
  const image = await buildImage(app, seller, { name: '换规则.png' });
  const { rule: before } = await mugBatchSettings(app, seller.token, []);
  const settings = { rule: { ...before, scale } };
  const { id, settings: old } = await buildBatch(app, seller.token, [image.id], { settings });
  const rule = { ...old.rule, scale: 0.3 };
  await whileStored(kind, async () => {
    await app.ask(pauseBatch, { id }, by);
    await app.ask(saveBatch, { id, name: '小一点', settings: { ...old, rule }, start: true }, by);
    await planBatch(app.services, seller.id, id, 2);
  });
  await app.runJobs();
  const { list } = await app.ask(listBatchCells, { id }, by);
  expect(list).toMatchObject([{ state: 'done' }]);
  const design = await app.ask(getDesign, { id: list[0]!.design_id! }, by);
  const widest = Math.max(
    ...design.design.surfaces.flatMap(({ layers }) =>
      layers.map((layer) => ('widthMm' in layer ? layer.widthMm : 0)),
    ),
  );
  expect(widest).toBeLessThan(100);
  expect(await app.ask(getBatch, { id }, by)).toMatchObject({
    state: 'finished',
    counts: { total: 1, done: 1, waiting: 0, running: 0 },
  });
  // What the old rule made is no design of the shop.
  expect((await app.ask(listDesigns, { piliang_id: id }, by)).list.map((one) => one.id)).toEqual([design.id]);
});
