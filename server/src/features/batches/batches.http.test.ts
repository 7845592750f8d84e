import { listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
import {
  appendToBatch,
  cancelBatch,
  getBatch,
  pauseBatch,
  resumeBatch,
  saveBatch,
  startBatch,
} from '@diy/contract/batches/batches';
import { listDesigns } from '@diy/contract/designs/designs';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { buildBatch, mugBatchSettings } from './testing/build-batch.ts';

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

  it('never makes a cell twice: saved again with the same settings nothing waits, other settings make it again', async () => {
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
    // The same key with anything else is no repetition.
    for (const other of [{ name: '另一次' }, { start: false }])
      expect(await app.call(saveBatch, { ...input, ...other }, by)).toMatchObject({
        error: 'batches.key-used',
      });
    expect(await app.call(saveBatch, { ...input, idempotency_key: '' }, by)).toMatchObject({ code: '10001' });
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

  it.each([
    ['cancelled', cancelBatch, 5],
    ['paused', pauseBatch, 6],
  ] as const)(
    'that is %s while its last design is made is finished once it is',
    async (state, press, marginMm) => {
      const { rule } = await mugBatchSettings(app, seller.token, []);
      const settings = { name_rule: `{image} ${state}`, rule: { ...rule, marginMm } };
      const { id, operation_id } = await buildBatch(app, seller.token, images.slice(0, 1), { settings });
      const { storage } = app.services;
      const put = storage.put.bind(storage);
      const pressed: unknown[] = [];
      storage.put = async (key, ...rest) => {
        if (pressed.length === 0 && key.startsWith('prv/renders')) {
          await app.ask(press, { id }, by);
          pressed.push(await item(id));
        }
        return put(key, ...rest);
      };
      await app.runJobs();
      storage.put = put;
      expect(pressed).toMatchObject([{ state, counts: { running: 1, waiting: 0 } }]);
      expect(await item(id)).toMatchObject({
        state: 'finished',
        counts: { done: 1, running: 0, waiting: 0 },
      });
      expect(await operation(operation_id!)).toMatchObject({ state: 'succeeded', done: 1, total: 1 });
      expect(await app.call(resumeBatch, { id }, by)).toMatchObject({ error: 'batches.wrong-state' });
    },
  );

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
