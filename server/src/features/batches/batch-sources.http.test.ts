import { textToImage, updateAiGroup } from '@diy/contract/ai-images/ai-images';
import { checkBatch } from '@diy/contract/batches/batch-matrix';
import { getBatch, saveBatch } from '@diy/contract/batches/batches';
import { listImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { mugBatchSettings } from './testing/build-batch.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('takes all finished pictures of an AI group, which are in the library from then on', async () => {
  const seller = await buildAccount(app);
  const by = { token: seller.token };
  const image = await buildImage(app, seller, { name: '海边.png' });
  const { id: groupId } = await app.ask(updateAiGroup, { name: '春天印花', prompt: '小花' }, by);
  await app.ask(textToImage, { id: groupId, n: 2, size: '512x384', seed: 3 }, by);
  const empty = await mugBatchSettings(app, seller.token, [], { ai_group_ids: [groupId] });
  expect(await app.call(checkBatch, { settings: empty }, by)).toMatchObject({ error: 'batches.no-images' });
  await app.runJobs();
  const before = (await app.ask(listImages, {}, by)).rowCount;
  const settings = { ...empty, image_ids: [image.id] };
  const check = () => app.ask(checkBatch, { settings }, by);
  expect((await check()).totals).toMatchObject({ images: 3, to_make: 3 });
  expect((await check()).list.map((row) => row.image.name)).toEqual([
    '海边.png',
    expect.stringMatching(/^春天印花-/),
    expect.stringMatching(/^春天印花-/),
  ]);
  expect((await app.ask(listImages, {}, by)).rowCount).toBe(before + 2);
  const { id } = await app.ask(saveBatch, { name: '印花', settings }, by);
  await app.runJobs();
  expect(await app.ask(getBatch, { id }, by)).toMatchObject({
    counts: { done: 3 },
    settings: { ai_group_ids: [groupId] },
  });
  expect((await app.ask(listImages, {}, by)).rowCount).toBe(before + 2);
});
