import { decideBatchCells, listBatchCells } from '@diy/contract/batches/batch-cells';
import {
  deleteBatches,
  getBatch,
  listBatches,
  restoreBatches,
  resumeBatch,
  retryBatch,
  startBatch,
} from '@diy/contract/batches/batches';
import { listDesigns } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { buildBatch } from './testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let images: string[];
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  images = [];
  for (const name of ['海边.png', '猫咪.png', '山.png']) {
    images.push((await buildImage(app, seller, { name })).id);
  }
});
afterAll(() => app.close());

const item = (id: string) => app.ask(getBatch, { id }, by);
const cells = async (id: string) => (await app.ask(listBatchCells, { id }, by)).list;
const designs = (id: string) => app.ask(listDesigns, { piliang_id: id }, by);
const operation = (id: string) => app.ask(getOperation, { id }, by);

describe('failures', () => {
  it('names why a cell failed, finishes the others, and retries only the failed one', async () => {
    const lost = await buildImage(app, seller, { name: '会丢失.png' });
    const { id, operation_id } = await buildBatch(app, seller.token, [images[0]!, lost.id], { start: false });
    await app.runJobs();
    const { rows } = await app.pool.query('select master_key from images where id = $1', [lost.id]);
    const bytes = await app.services.storage.read(rows[0].master_key);
    await app.services.storage.delete(rows[0].master_key);
    await app.ask(startBatch, { id }, by);
    await app.runJobs();
    await app.retryJobs();
    const [good, bad] = await cells(id);
    expect(good).toMatchObject({ state: 'done', error: null });
    expect(bad).toMatchObject({ state: 'failed', design_id: null });
    expect(bad!.error).toMatch(/\S/);
    // Its design does not seem to be being drawn forever.
    expect((await designs(id)).list.map((one) => one.render.state).sort()).toEqual(['done', 'failed']);
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 1, failed: 1 } });
    expect(operation_id).toBeNull();

    await app.services.storage.put(rows[0].master_key, bytes, { contentType: 'image/png' });
    expect(await app.ask(retryBatch, { id }, by)).toMatchObject({ retried: 1 });
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.state)).toEqual(['done', 'done']);
    expect((await cells(id))[0]).toEqual(good);
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 2, failed: 0 } });
    expect(await app.ask(retryBatch, { id }, by)).toMatchObject({ retried: 0 });
  });

  it('still makes a cell that was in the hands of four killed workers', async () => {
    const { id } = await buildBatch(app, seller.token, images.slice(0, 1), {
      settings: { name_rule: '{image} 四次' },
      start: false,
    });
    await app.runJobs();
    await app.ask(startBatch, { id }, by);
    const taken = await app.pool.query(
      `update graphile_worker._private_jobs set attempts = 4 where payload->>'batchId' = $1`,
      [id],
    );
    expect(taken.rowCount).toBe(1);
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.state)).toEqual(['done']);
  });

  it.each(['ready', 'paused', 'cancelled'])('of a batch that is %s are retried alone', async (state) => {
    const settings = { name_rule: `{image} ${state}` };
    const { id } = await buildBatch(app, seller.token, images, { settings, start: false });
    await app.runJobs();
    const [, failed, sampled] = await cells(id);
    const set = (key: string, what: string) =>
      app.pool.query(`update batch_cells set ${what} where batch_id = $1 and key = $2`, [id, key]);
    await set(failed!.key, "state = 'failed'");
    await set(sampled!.key, 'sampled = true');
    await app.pool.query('update batches set state = $2, waiting = 2, failed = 1 where id = $1', [id, state]);
    expect(await app.ask(retryBatch, { id }, by)).toMatchObject({ retried: 1 });
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.state)).toEqual(['waiting', 'done', 'waiting']);
    expect(await item(id)).toMatchObject({ state: 'ready', counts: { waiting: 2, done: 1, failed: 0 } });
    await app.ask(startBatch, { id }, by);
    await app.runJobs();
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 3 } });
  });

  it('fails a cell whose SKU is taken, with the SKU in the reason', async () => {
    const settings = { sku_rule: 'SAME', name_rule: '{image} 同号' };
    const { id } = await buildBatch(app, seller.token, images.slice(0, 2), { settings });
    await app.runJobs();
    const states = (await cells(id)).map((cell) => cell.state).sort();
    expect(states).toEqual(['done', 'failed']);
    const failed = (await cells(id)).find((cell) => cell.state === 'failed');
    expect(failed?.error).toContain('SAME');
    const english = await app.ask(listBatchCells, { id, state: 'failed' }, { ...by, locale: 'en' });
    expect(english.list[0]?.error).toMatch(/taken/);
  });
});

describe('results', () => {
  it('takes rejected designs out of the saved ones, and brings them back', async () => {
    const { id } = await buildBatch(app, seller.token, images.slice(0, 2), {
      settings: { name_rule: '{image} 审' },
    });
    await app.runJobs();
    const [one] = await cells(id);
    const decide = (decision: 'approved' | 'rejected' | 'none') =>
      app.ask(decideBatchCells, { id, keys: [one!.key], decision }, by);
    expect(await decide('rejected')).toEqual({ changed: 1 });
    expect((await designs(id)).rowCount).toBe(1);
    expect((await cells(id))[0]).toMatchObject({ decision: 'rejected', mockup: one!.mockup });
    expect(await decide('rejected')).toEqual({ changed: 0 });
    expect(await decide('approved')).toEqual({ changed: 1 });
    expect((await designs(id)).rowCount).toBe(2);
    const approved = await app.ask(listBatchCells, { id, decision: 'approved' }, by);
    expect(approved.list.map((cell) => cell.key)).toEqual([one!.key]);
  });

  it('is deleted with its designs and comes back with them', async () => {
    const { id } = await buildBatch(app, seller.token, images.slice(0, 2), {
      settings: { name_rule: '{image} 删' },
    });
    await app.runJobs();
    const rejected = (await cells(id))[0]!.key;
    await app.ask(decideBatchCells, { id, keys: [rejected], decision: 'rejected' }, by);
    expect(await app.ask(deleteBatches, { ids: [id], with_designs: true }, by)).toEqual({
      deleted: 1,
      designs: 1,
    });
    expect((await app.ask(listBatches, {}, by)).list.map((row) => row.id)).not.toContain(id);
    expect(await app.call(getBatch, { id }, by)).toMatchObject({ error: 'batches.not-found' });
    expect((await designs(id)).rowCount).toBe(0);
    expect(await app.ask(restoreBatches, { ids: [id] }, by)).toEqual({ restored: 1 });
    // What had been rejected before stays rejected.
    expect((await designs(id)).rowCount).toBe(1);
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 2 } });
  });

  it('stops when it is deleted while it runs', async () => {
    const { id, operation_id } = await buildBatch(app, seller.token, images, {
      settings: { name_rule: '{image} 停' },
    });
    await app.ask(deleteBatches, { ids: [id] }, by);
    await app.runJobs();
    expect((await designs(id)).rowCount).toBe(0);
    expect(await operation(operation_id!)).toMatchObject({ state: 'cancelled' });
    await app.ask(restoreBatches, { ids: [id] }, by);
    await app.ask(resumeBatch, { id }, by);
    await app.runJobs();
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 3 } });
  });
});
