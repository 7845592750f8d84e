import { startBatch } from '@diy/contract/batches/batches';
import { createDownload, previewDownload } from '@diy/contract/downloads';
import { getOperation } from '@diy/contract/operations';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { buildBatch } from '../testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let images: string[];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  images = [];
  for (const name of ['海边.png', '猫咪.png', '山.png']) {
    images.push((await buildImage(app, seller, { name })).id);
  }
});
afterAll(() => app.close());

test('an archive of a batch names what is not made yet', async () => {
  const by = { token: seller.token };
  const { id } = await buildBatch(app, seller.token, images, { start: false });
  await app.runJobs();
  await app.ask(startBatch, { id }, by);
  await app.runJobs();
  const whole = await app.ask(previewDownload, { piliang_id: id, what: ['print'] }, by);
  expect(whole).toMatchObject({ designs: 3, unmade: 0 });

  // Two of them are as a batch has them before their turn.
  const { rows } = await app.pool.query(
    `update batch_cells set state = case position when 1 then 'failed' else 'waiting' end, design_id = null,
       error = case position when 1 then '{"id":"batches.cell-failed","params":{}}'::jsonb end
     where batch_id = $1 and position > 0 returning name`,
    [id],
  );
  await app.pool.query('delete from designs where batch_id = $1 and name = any($2)', [
    id,
    rows.map(({ name }) => name),
  ]);
  expect(await app.ask(previewDownload, { piliang_id: id, what: ['print'] }, by)).toMatchObject({
    designs: 1,
    unmade: 2,
  });
  const { operation_id } = await app.ask(createDownload, { piliang_id: id, what: ['print'] }, by);
  await app.runJobs();
  const operation = await app.ask(getOperation, { id: operation_id }, by);
  expect(operation).toMatchObject({ state: 'succeeded', done: 3, total: 3, failed: 2 });
  expect(operation.message).toBe('3 件中 2 件未打包，原因见压缩包内的问题清单');
  const entries = unzipSync((await fetchFile(app, operation.result_url)).bytes);
  const list = new TextDecoder().decode(entries['问题清单.txt']);
  for (const { name } of rows) expect(list).toContain(name);
  expect(list).toContain('还没有做好');
  expect(list).toContain('多次尝试都没有完成');
});
