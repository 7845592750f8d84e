import { decideBatchCells, listBatchCells, listBatchChanges } from '@diy/contract/batch-cells';
import { checkBatch } from '@diy/contract/batch-matrix';
import {
  appendToBatch,
  cancelBatch,
  deleteBatches,
  getBatch,
  listBatches,
  pauseBatch,
  restoreBatches,
  resumeBatch,
  retryBatch,
  saveBatch,
  startBatch,
} from '@diy/contract/batches';
import { listDesigns } from '@diy/contract/designs';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildBatch, mugBatchSettings } from '../../testing/build-batch.ts';
import { buildImage } from '../../testing/build-image.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

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

describe('a run', () => {
  it('makes one design per cell, with mockups, under the names of its rule', async () => {
    const { id, operation_id } = await buildBatch(app, seller.token, images, {
      settings: { sku_rule: 'AUT-{n}-{colour_code}' },
    });
    await app.runJobs();
    expect(await item(id)).toMatchObject({
      name: '秋季上新',
      state: 'finished',
      counts: { total: 3, done: 3, waiting: 0, running: 0, failed: 0, skipped: 0 },
      images: 3,
      columns: 1,
    });
    const list = await cells(id);
    expect(list.map((cell) => [cell.state, cell.image.name, cell.sku])).toEqual([
      ['done', '海边.png', expect.stringMatching(/^AUT-0001-/)],
      ['done', '猫咪.png', expect.stringMatching(/^AUT-0002-/)],
      ['done', '山.png', expect.stringMatching(/^AUT-0003-/)],
    ]);
    expect(list.every((cell) => cell.mockup?.startsWith('http'))).toBe(true);
    const made = await designs(id);
    expect(made).toMatchObject({ rowCount: 3, piliang: { id, name: '秋季上新' } });
    expect(made.list.map((row) => row.render.state)).toEqual(['done', 'done', 'done']);
    expect(made.list.map((row) => row.name)).toContainEqual(
      expect.stringMatching(/^海边 11oz 白瓷马克杯 白色$/),
    );
    expect(made.list.every((row) => row.render.print_files.length === 1)).toBe(true);
    expect(await operation(operation_id!)).toMatchObject({
      state: 'succeeded',
      done: 3,
      total: 3,
      failed: 0,
    });
    expect((await item(id)).covers).toHaveLength(3);
  });

  it('never makes a cell twice: saved again with the same settings nothing waits, other settings make it anew', async () => {
    const { id, settings } = await buildBatch(app, seller.token, images.slice(0, 2));
    await app.runJobs();
    const before = await cells(id);
    await app.ask(saveBatch, { id, name: '同样', settings }, by);
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.design_id)).toEqual(before.map((cell) => cell.design_id));
    expect(await item(id)).toMatchObject({ name: '同样', state: 'finished', counts: { done: 2, total: 2 } });

    const rule = { ...settings.rule, scale: 0.25 };
    await app.ask(saveBatch, { id, name: '小一点', settings: { ...settings, rule } }, by);
    await app.runJobs();
    const after = await cells(id);
    expect(after.map((cell) => cell.state)).toEqual(['done', 'done']);
    expect(after.some((cell) => before.some((old) => old.design_id === cell.design_id))).toBe(false);
    // What the first rule made was edited by nobody, and is gone.
    expect((await designs(id)).rowCount).toBe(2);
    expect(await item(id)).toMatchObject({ counts: { done: 2, total: 2, waiting: 0 } });
  });

  it('is started once when a create is repeated', async () => {
    const settings = await mugBatchSettings(app, seller.token, images.slice(0, 1));
    const input = { name: '一次', settings, idempotency_key: 'once' };
    const [one, two] = await Promise.all([app.ask(saveBatch, input, by), app.ask(saveBatch, input, by)]);
    expect(two).toEqual(one);
    await app.runJobs();
    expect((await designs(one.id)).rowCount).toBe(1);
  });

  it('leaves out skipped cells, and takes a place given by hand', async () => {
    const settings = await mugBatchSettings(app, seller.token, images.slice(0, 2));
    const [column] = settings.columns;
    const key = (image: string) => `${image}:${column!.template_id}:white:11oz`;
    const change = { rule: undefined, skip: false, boxes: {} };
    settings.cells = [
      { ...change, key: key(images[0]!), skip: true },
      {
        ...change,
        key: key(images[1]!),
        boxes: { wrap: { xMm: 30, yMm: 40, widthMm: 25, rotationDeg: 10 } },
      },
    ];
    const { id } = await app.ask(saveBatch, { name: '挑着做', settings }, by);
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.state)).toEqual(['skipped', 'done']);
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { total: 2, skipped: 1, done: 1 } });
    const [made] = (await designs(id)).list;
    const { rows } = await app.pool.query('select document from designs where id = $1', [made!.id]);
    const layer = rows[0].document.surfaces.find((one: { surfaceId: string }) => one.surfaceId === 'wrap')
      .layers[0];
    expect(layer).toMatchObject({ xMm: 30, yMm: 40, widthMm: 25, rotationDeg: 10 });
  });

  it('shows what changed after a cursor', async () => {
    const { id } = await buildBatch(app, seller.token, images, { start: false });
    await app.runJobs();
    const { cursor } = await app.ask(listBatchCells, { id }, by);
    await app.ask(startBatch, { id }, by);
    await app.runJobs();
    const changes = await app.ask(listBatchChanges, { id, cursor }, by);
    expect(changes).toMatchObject({ state: 'finished', counts: { done: 3 } });
    expect(new Set(changes.list.map((cell) => cell.key)).size).toBe(3);
    expect(changes.list.every((cell) => cell.state === 'done')).toBe(true);
    expect(BigInt(changes.cursor)).toBeGreaterThan(BigInt(cursor));
  });
});

describe('steering', () => {
  it('draws a sample first, then the rest', async () => {
    const { id } = await buildBatch(app, seller.token, images, { start: false });
    expect(await item(id)).toMatchObject({ state: 'planning' });
    await app.runJobs();
    expect(await item(id)).toMatchObject({ state: 'ready', counts: { waiting: 3 }, operation_id: null });
    const sample = (await cells(id))[1]!.key;
    await app.ask(startBatch, { id, keys: [sample] }, by);
    expect(await item(id)).toMatchObject({ state: 'sampling' });
    await app.runJobs();
    expect((await cells(id)).map((cell) => cell.state)).toEqual(['waiting', 'done', 'waiting']);
    expect(await item(id)).toMatchObject({ state: 'ready', counts: { done: 1, waiting: 2 } });
    await app.ask(startBatch, { id }, by);
    await app.runJobs();
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 3, waiting: 0 } });
    expect((await designs(id)).rowCount).toBe(3);
  });

  it('pauses, goes on and cancels; what waits in the queue waits in the batch again', async () => {
    const { id, operation_id } = await buildBatch(app, seller.token, images, { start: false });
    await app.runJobs();
    await app.ask(startBatch, { id }, by);
    expect(await item(id)).toMatchObject({ state: 'running', counts: { running: 3 } });
    await app.ask(pauseBatch, { id }, by);
    expect(await item(id)).toMatchObject({ state: 'paused', counts: { running: 0, waiting: 3 } });
    await app.runJobs();
    expect(await item(id)).toMatchObject({ state: 'paused', counts: { done: 0, waiting: 3 } });
    expect(await app.call(pauseBatch, { id }, by)).toMatchObject({
      code: '10001',
      error: 'batches.wrong-state',
    });
    await app.ask(cancelBatch, { id }, by);
    expect(await item(id)).toMatchObject({ state: 'cancelled' });
    expect(operation_id).toBeNull();
    await app.ask(resumeBatch, { id }, by);
    await app.runJobs();
    const finished = await item(id);
    expect(finished).toMatchObject({ state: 'finished', counts: { done: 3 } });
    expect(await operation(finished.operation_id!)).toMatchObject({ state: 'succeeded', done: 3, total: 3 });
  });

  it('stops when its operation is cancelled in the tray', async () => {
    const { id, operation_id } = await buildBatch(app, seller.token, images, {
      settings: { name_rule: '{image} 托盘' },
    });
    await app.ask(cancelOperation, { id: operation_id! }, by);
    await app.runJobs();
    const stopped = await item(id);
    expect(stopped.state).toBe('cancelled');
    expect(stopped.counts.waiting).toBeGreaterThan(0);
    expect(stopped.counts.running).toBe(0);
  });

  it('makes only the new cells of added images', async () => {
    const { id } = await buildBatch(app, seller.token, images.slice(0, 2));
    await app.runJobs();
    const before = await cells(id);
    const input = { id, image_ids: [images[2]!, images[0]!] };
    expect(await app.ask(appendToBatch, input, by)).toMatchObject({ added: 1 });
    await app.runJobs();
    const after = await cells(id);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[2]).toMatchObject({ state: 'done', image: { id: images[2] } });
    expect(await item(id)).toMatchObject({ state: 'finished', counts: { done: 3, total: 3 } });
    expect(await app.ask(appendToBatch, input, by)).toMatchObject({ added: 0 });
  });
});

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

describe('the quality matrix', () => {
  it('names resolution and findings of every cell, totals and a mend', async () => {
    const settings = await mugBatchSettings(app, seller.token, images, { sku_rule: '{image}' });
    settings.rule = { ...settings.rule, scale: 1 };
    const key = `${images[2]}:${settings.columns[0]!.template_id}:white:11oz`;
    settings.cells = [{ key, skip: true, boxes: {}, rule: undefined }];
    const matrix = await app.ask(checkBatch, { settings, name: '检查' }, by);
    expect(matrix).toMatchObject({
      rowCount: 3,
      totals: { images: 3, columns: 1, cells: 3, to_make: 2, skipped: 1, ok: 0, errors: 2, print_files: 2 },
    });
    expect(matrix.keys.error).toHaveLength(2);
    expect(matrix.totals.seconds).toBeGreaterThan(0);
    expect(matrix.totals.bytes).toBeGreaterThan(1e6);
    // 64 px over some 100 mm: some 15 dpi; a twentieth of that width would do.
    const [cell] = matrix.list[0]!.cells;
    expect(cell).toMatchObject({ worst: 'error', skip: false, sku: '海边' });
    expect(cell!.dpi).toBeLessThan(30);
    expect(cell!.findings[0]).toMatchObject({ id: 'low-resolution', severity: 'error' });
    expect(cell!.mend_scale).toBeNull();
    const errors = await app.ask(checkBatch, { settings, only: 'error' }, by);
    expect(errors.rowCount).toBe(2);
    const skipped = await app.ask(checkBatch, { settings, only: 'skip' }, by);
    expect(skipped.list.map((row) => row.image.id)).toEqual([images[2]]);
  });

  it('names SKUs that would be used twice', async () => {
    const settings = await mugBatchSettings(app, seller.token, images, { sku_rule: 'X' });
    const { collisions } = await app.ask(checkBatch, { settings }, by);
    expect(collisions).toMatchObject([
      { field: 'sku', value: 'X', keys: [expect.any(String), expect.any(String), expect.any(String)] },
    ]);
  });

  it.each([
    ['no images', { image_ids: [] }, 'batches.no-images'],
    ['an unknown image', { image_ids: ['nobody'] }, 'batches.unknown-image'],
    ['an unknown field', { name_rule: '{price}' }, 'batches.unknown-field'],
  ] as const)('refuses %s', async (_, changes, error) => {
    const settings = { ...(await mugBatchSettings(app, seller.token, images)), ...changes };
    const answer = await app.call(
      checkBatch,
      { settings: { ...settings, image_ids: [...settings.image_ids] } },
      by,
    );
    expect(answer).toMatchObject({ code: '10001', error });
  });

  it.each([
    ['a colour the product does not have', { colour_id: 'pink' }, 'batches.unknown-choice'],
    ['a template that is not there', { template_id: 'nobody' }, 'templates.not-found'],
  ])('refuses %s', async (_, change, error) => {
    const settings = await mugBatchSettings(app, seller.token, images);
    settings.columns = [{ ...settings.columns[0]!, ...change }];
    expect(await app.call(checkBatch, { settings }, by)).toMatchObject({ code: '10001', error });
  });

  it('refuses the same product twice', async () => {
    const settings = await mugBatchSettings(app, seller.token, images);
    settings.columns = [settings.columns[0]!, settings.columns[0]!];
    expect(await app.call(checkBatch, { settings }, by)).toMatchObject({ error: 'batches.column-twice' });
  });
});
