import { listBatchCells } from '@diy/contract/batches/batch-cells';
import { getBatch, startBatch } from '@diy/contract/batches/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
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

const item = (id: string) => app.ask(getBatch, { id }, by);

it('has a cover as soon as the first mockup is there, before its print file', async () => {
  const image = await buildImage(app, seller, { name: '海边.png' });
  const { rule } = await mugBatchSettings(app, seller.token, []);
  const settings = { rule: { ...rule, marginMm: 3 } };
  const { id } = await buildBatch(app, seller.token, [image.id], { name: '先出封面', settings });
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  const covers: number[] = [];
  storage.put = async (key, ...rest) => {
    if (key.startsWith('prv/renders')) covers.push((await item(id)).covers.length);
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  expect(covers).toEqual([1]);
});

it('shows its first mockup, and tells of it, while the cell is still being made', async () => {
  const image = await buildImage(app, seller, { name: '先看一张.png' });
  const { rule } = await mugBatchSettings(app, seller.token, []);
  const settings = { rule: { ...rule, marginMm: 4 } };
  const { id, operation_id } = await buildBatch(app, seller.token, [image.id], { settings });
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  const seen: unknown[] = [];
  storage.put = async (key, ...rest) => {
    if (key.startsWith('pub/renders')) {
      const [cell] = (await app.ask(listBatchCells, { id }, by)).list;
      const { rows } = await app.pool.query(
        `update operations o set updated_at = 'epoch' from operations old
         where old.id = o.id and o.id = $1 returning old.updated_at > 'epoch' as "isNotified"`,
        [operation_id],
      );
      seen.push({
        state: cell!.state,
        hasMockup: cell!.mockup !== null,
        design: cell!.design_id,
        ...rows[0],
      });
    }
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  const running = { state: 'running', design: null };
  expect(seen).toEqual([
    { ...running, hasMockup: false, isNotified: true },
    { ...running, hasMockup: true, isNotified: true },
  ]);
});

it('makes cells in the order of the matrix', async () => {
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push((await buildImage(app, seller, { name: `顺序 ${n}.png` })).id);
  const { id } = await buildBatch(app, seller.token, ids, { start: false });
  await app.runJobs();
  // Not as they lie in the table.
  await app.pool.query('update batch_cells set position = (position * 5) % 8 where batch_id = $1', [id]);
  await app.ask(startBatch, { id }, by);
  const { list } = await app.ask(listBatchCells, { id }, by);
  const queued = list.filter((cell) => cell.state === 'queued').map((cell) => cell.key);
  expect(queued.length).toBeGreaterThan(2);
  const { rows } = await app.pool.query(
    `select payload->>'key' as key from graphile_worker._private_jobs
     where payload->>'batchId' = $1 order by priority, run_at, id`,
    [id],
  );
  expect(rows.map((row) => row.key)).toEqual(queued);
  await app.runJobs();
});

it('is fair: a small batch of another account is in the queue beside a large one', async () => {
  const other = await buildAccount(app);
  const picture = await buildImage(app, other, { name: '小.png' });
  const many = [];
  for (let i = 0; i < 12; i += 1) many.push((await buildImage(app, seller, { name: `多 ${i}.png` })).id);
  const large = await buildBatch(app, seller.token, many, { start: false });
  const small = await buildBatch(app, other.token, [picture.id], { start: false });
  await app.runJobs();
  await app.ask(startBatch, { id: large.id }, by);
  await app.ask(startBatch, { id: small.id }, { token: other.token });
  const { rows } = await app.pool.query(
    `select j.payload->>'batchId' as batch from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'batches.make-cell'
     order by j.priority, j.id`,
  );
  // The large one has its window of four, not twelve, with the workers, and only its first before the small one.
  expect(rows.map((row) => row.batch)).toEqual([large.id, small.id, ...Array(3).fill(large.id)]);
  await app.runJobs();
  expect(await item(large.id)).toMatchObject({ state: 'finished', counts: { done: 12 } });
});
