import { deleteBatches, restoreBatches } from '@diy/contract/batches/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { buildBatch } from './testing/build-batch.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('removes batches for good 30 days after they were deleted, and no others', async () => {
  const seller = await buildAccount(app);
  const by = { token: seller.token };
  const image = await buildImage(app, seller, { name: '海边.png' });
  const build = async () => (await buildBatch(app, seller.token, [image.id], { start: false })).id;
  const [kept, young, old] = [await build(), await build(), await build()];
  await app.runJobs();
  await app.ask(deleteBatches, { ids: [young, old] }, by);
  const setAge = (id: string, days: number) =>
    app.pool.query('update batches set deleted_at = now() - make_interval(days => $2) where id = $1', [
      id,
      days,
    ]);
  await setAge(young, 29);
  await setAge(old, 31);
  await enqueueJob(app, 'batches.purge-deleted');
  await app.runJobs();
  const left = async (sql: string) =>
    (await app.pool.query(sql, [seller.id])).rows.map((row) => row.id).sort();
  expect(await left('select id from batches where owner_id = $1')).toEqual([kept, young].sort());
  expect(await left('select batch_id as id from batch_cells where owner_id = $1')).toEqual(
    [kept, young].sort(),
  );
  expect(await left('select batch_id as id from batch_images where owner_id = $1')).toEqual(
    [kept, young].sort(),
  );
  expect((await app.ask(restoreBatches, { ids: [young, old] }, by)).restored).toBe(1);
});
