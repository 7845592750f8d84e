import { deleteBatches, restoreBatches } from '@diy/contract/batches/batches';
import { deleteDesigns, getDesign, restoreDesigns, saveDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildBatch } from '../../batches/testing/build-batch.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { buildDesign, mugDocument } from '../testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

const render = async (id: string) => (await app.ask(getDesign, { id }, by)).render;
const jobs = async (name: string) =>
  (
    await app.pool.query(
      `select j.payload, j.priority from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 order by j.priority, j.run_at, j.id`,
      [name],
    )
  ).rows as { payload: Record<string, string>; priority: number }[];

async function operationOf(id: string) {
  const { rows } = await app.pool.query('select operation_id from designs where id = $1', [id]);
  return app.ask(getOperation, { id: rows[0].operation_id }, by);
}

/** Runs the jobs; `happens` takes place when the first file of a render is being stored. Returns the files stored. */
async function during(happens: () => Promise<unknown>): Promise<string[]> {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  const stored: string[] = [];
  const failures: unknown[] = [];
  storage.put = async (key, ...rest) => {
    if (key.includes('/renders/')) {
      stored.push(key.slice(0, 'pub'.length));
      // Thrown here it would only make the job try again.
      if (stored.length === 1) await happens().catch((error: unknown) => failures.push(error));
    }
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  expect(failures).toEqual([]);
  return stored;
}

describe('deleting a design', () => {
  it('takes its waiting job with it, and its operation; bringing it back draws it', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '还没画' });
    await app.ask(deleteDesigns, { ids: [id] }, by);
    expect(await jobs('rendering.render-design')).toEqual([]);
    expect(await operationOf(id)).toMatchObject({ state: 'cancelled' });
    expect(await during(async () => {})).toEqual([]);
    await app.ask(restoreDesigns, { ids: [id] }, by);
    expect(await operationOf(id)).toMatchObject({ state: 'queued' });
    await app.runJobs();
    expect(await render(id)).toMatchObject({ state: 'done', error: null });
    expect(await operationOf(id)).toMatchObject({ state: 'succeeded' });
  });

  it('stops what is being drawn before its next file', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '正在画' });
    expect(await during(() => app.ask(deleteDesigns, { ids: [id] }, by))).toEqual(['pub']);
    expect(await operationOf(id)).toMatchObject({ state: 'cancelled' });
    expect(await jobs('rendering.render-design')).toEqual([]);
    await app.ask(restoreDesigns, { ids: [id] }, by);
    await app.runJobs();
    expect(await render(id)).toMatchObject({ state: 'done', print_files: [{}], mockups: [{}, {}] });
  });

  it('and bringing it back at once leaves it to the new job, whatever becomes of the old one', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '删了又要' });
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    let isFirst = true;
    storage.put = async (key, ...rest) => {
      if (!isFirst || !key.includes('/renders/')) return put(key, ...rest);
      isFirst = false;
      await app.ask(deleteDesigns, { ids: [id] }, by);
      await app.ask(restoreDesigns, { ids: [id] }, by);
      throw new Error('network');
    };
    await app.runJobs();
    storage.put = put;
    expect(await render(id)).toMatchObject({ state: 'done', error: null });
    expect(await operationOf(id)).toMatchObject({ state: 'succeeded' });
    expect(await jobs('rendering.render-design')).toEqual([]);
  });

  it('leaves one alone that is drawn, and draws nothing when it comes back', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '画好了' });
    await app.runJobs();
    await app.ask(deleteDesigns, { ids: [id] }, by);
    expect(await operationOf(id)).toMatchObject({ state: 'succeeded' });
    await app.ask(restoreDesigns, { ids: [id] }, by);
    expect(await jobs('rendering.render-design')).toEqual([]);
    expect((await render(id)).state).toBe('done');
  });

  it('of somebody else ends nothing', async () => {
    const other = await buildAccount(app);
    const { id } = await buildDesign(app, seller.token, { text: '别人的' });
    await app.ask(deleteDesigns, { ids: [id] }, { token: other.token });
    expect(await jobs('rendering.render-design')).toHaveLength(1);
    await app.runJobs();
  });
});

it('saving a newer version stops the older one before its next file, and draws the newer one once', async () => {
  const { id, templateId } = await buildDesign(app, seller.token, { text: '旧的' });
  const input = { id, version: 1, template_id: templateId, name: 'x', design: mugDocument('新的') };
  expect(await during(() => app.ask(saveDesign, input, by))).toEqual(['pub']);
  // One operation for both: it is the newer version's by now, and the older one reports nothing of its own.
  expect(await operationOf(id)).toMatchObject({ state: 'running', done: 0 });
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  expect(await during(async () => {})).toEqual(['pub', 'pub', 'prv']);
  expect((await render(id)).state).toBe('done');
});

describe('deleting a batch', () => {
  it('takes the jobs of its cells and its plan with it', async () => {
    const image = await buildImage(app, seller);
    const planned = await buildBatch(app, seller.token, [image.id], { name: '还没算' });
    await app.ask(deleteBatches, { ids: [planned.id] }, by);
    expect(await jobs('batches.plan-batch')).toEqual([]);
    await app.ask(restoreBatches, { ids: [planned.id] }, by);
    expect(await jobs('batches.plan-batch')).toHaveLength(1);
    await app.ask(deleteBatches, { ids: [planned.id] }, by);
  });

  it('with its designs stops the cell that is being made, and brings the design back whole', async () => {
    const image = await buildImage(app, seller);
    const { id } = await buildBatch(app, seller.token, [image.id], { name: '做到一半' });
    const stored = await during(() => app.ask(deleteBatches, { ids: [id], with_designs: true }, by));
    expect(stored).toEqual(['pub']);
    expect(await jobs('batches.make-cell')).toEqual([]);
    await app.ask(restoreBatches, { ids: [id] }, by);
    await app.runJobs();
    const { rows } = await app.pool.query('select render_state from designs where batch_id = $1', [id]);
    expect(rows).toEqual([{ render_state: 'done' }]);
  });
});

it('is fair: the design of somebody who just saved comes before the many of another', async () => {
  const [many, one] = [await buildAccount(app), await buildAccount(app)];
  const first = [];
  for (let n = 0; n < 12; n += 1) first.push((await buildDesign(app, many.token, { text: `多 ${n}` })).id);
  const own = await buildDesign(app, one.token, { text: '少' });
  const queued = (await jobs('rendering.render-design')).map(({ payload }) => payload.designId);
  expect(queued).toEqual([first[0], own.id, ...first.slice(1)]);
  // Saved again, it keeps its place behind its own others, and nobody is counted twice.
  const again = { id: own.id, version: 1, template_id: own.templateId, name: 'x', design: mugDocument('再') };
  await app.ask(saveDesign, again, { token: one.token });
  const priority = (await jobs('rendering.render-design')).find(({ payload }) => payload.designId === own.id);
  expect(priority).toMatchObject({ priority: 0 });
});
