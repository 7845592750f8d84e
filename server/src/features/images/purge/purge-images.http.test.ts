import { updateProfile } from '@diy/contract/accounts/accounts';
import { updateAiGroup } from '@diy/contract/ai-images/ai-images';
import { deleteDesigns, saveDesign } from '@diy/contract/designs/designs';
import { getImage } from '@diy/contract/images/image-details';
import { deleteImages, type ImageRow, restoreImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { buildBatch } from '../../batches/testing/build-batch.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { mugWith } from '../../designs/testing/mug-with.ts';
import { getImagesForDrawing } from '../index.ts';
import { buildImage } from '../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

const as = () => ({ token: seller.token });

async function deletedFor(days: number, image: ImageRow): Promise<void> {
  await app.ask(deleteImages, { ids: [image.id] }, as());
  await app.pool.query(`update images set deleted_at = now() - $1 * interval '1 day' where id = $2`, [
    days,
    image.id,
  ]);
}

async function run(job: string): Promise<void> {
  await enqueueJob(app, job);
  await app.runJobs();
}

const isThere = async (image: ImageRow) =>
  (await getImagesForDrawing(app.services.db, seller.id, [image.id])).length === 1;

async function objectsOf(image: ImageRow): Promise<string[]> {
  const { rows } = await app.pool.query('select original_key, preview_key from images where id = $1', [
    image.id,
  ]);
  return [rows[0].original_key, rows[0].preview_key];
}

const stored = (keys: string[]) =>
  Promise.all(keys.map(async (key) => (await app.services.storage.stat(key)) !== null));

it('removes row and objects of what was deleted 30 days ago and nothing refers to', async () => {
  const image = await buildImage(app, seller);
  const keys = await objectsOf(image);
  await deletedFor(31, image);
  await run('images.purge-deleted');
  expect(await isThere(image)).toBe(false);
  // Objects wait a day, so that the same file uploaded at this very moment finds them.
  await run('images.clean-drafts');
  expect(await stored(keys)).toEqual([true, true]);
  await app.pool.query(`update image_drafts set created_at = now() - interval '25 hours'`);
  await run('images.clean-drafts');
  expect(await stored(keys)).toEqual([false, false]);
});

it('leaves what was deleted less than 30 days ago; it can be restored', async () => {
  const image = await buildImage(app, seller);
  await deletedFor(29, image);
  await run('images.purge-deleted');
  expect(await app.ask(restoreImages, { ids: [image.id] }, as())).toEqual({ restored: 1 });
});

it('keeps what any version of any design uses, deleted designs too', async () => {
  const [earlier, now, inDeleted] = [
    await buildImage(app, seller),
    await buildImage(app, seller),
    await buildImage(app, seller),
  ];
  const design = await buildDesign(app, seller.token, { document: mugWith(earlier.id) });
  const next = {
    id: design.id,
    version: 1,
    template_id: design.templateId,
    name: '二',
    design: mugWith(now.id),
  };
  await app.ask(saveDesign, next, as());
  const deleted = await buildDesign(app, seller.token, { document: mugWith(inDeleted.id) });
  await app.ask(deleteDesigns, { ids: [deleted.id] }, as());
  for (const image of [earlier, now, inDeleted]) await deletedFor(31, image);
  await run('images.purge-deleted');
  for (const image of [earlier, now, inDeleted]) expect(await isThere(image)).toBe(true);
});

it('keeps the picture the account shows itself by', async () => {
  const image = await buildImage(app, seller);
  await app.ask(updateProfile, { avatar_image_id: image.id }, as());
  await deletedFor(31, image);
  await run('images.purge-deleted');
  expect(await isThere(image)).toBe(true);
});

it('keeps what an AI group or a batch starts from', async () => {
  const [source, ofBatch] = [await buildImage(app, seller), await buildImage(app, seller)];
  await app.ask(updateAiGroup, { name: '组', yuantu: source.id }, as());
  await buildBatch(app, seller.token, [ofBatch.id], { start: false });
  for (const image of [source, ofBatch]) await deletedFor(31, image);
  await run('images.purge-deleted');
  expect([await isThere(source), await isThere(ofBatch)]).toEqual([true, true]);
});

it('goes past any number that must stay', async () => {
  const kept = await buildImage(app, seller);
  await buildDesign(app, seller.token, { document: mugWith(kept.id) });
  const free = await buildImage(app, seller);
  await deletedFor(40, kept);
  await deletedFor(31, free);
  await run('images.purge-deleted');
  expect([await isThere(kept), await isThere(free)]).toEqual([true, false]);
});

it('a file that comes again after its removal is a new image with all its objects', async () => {
  const image = await buildImage(app, seller);
  const keys = await objectsOf(image);
  const content = await app.services.storage.read(keys[0] ?? '');
  await deletedFor(31, image);
  await run('images.purge-deleted');
  const again = await buildImage(app, seller, { content });
  expect(again.id).not.toBe(image.id);
  await app.pool.query(`update image_drafts set created_at = now() - interval '25 hours'`);
  await run('images.clean-drafts');
  expect(await stored(keys)).toEqual([true, true]);
  expect((await app.ask(getImage, { id: again.id }, as())).deleted_at).toBeNull();
});

it('a design saved while its image is removed is refused, or keeps the image', async () => {
  const templateId = (await buildDesign(app, seller.token, { document: mugDocument('x') })).templateId;
  for (let round = 0; round < 10; round += 1) {
    const image = await buildImage(app, seller);
    await deletedFor(31, image);
    await enqueueJob(app, 'images.purge-deleted');
    const save = { template_id: templateId, name: '赛', design: mugWith(image.id) };
    const [response] = await Promise.all([app.call(saveDesign, save, as()), app.runJobs()]);
    const outcome = response.code === '10000' ? 'saved' : 'error' in response ? response.error : '';
    expect([outcome, await isThere(image)]).toEqual(
      outcome === 'saved' ? ['saved', true] : ['designs.unknown-image', false],
    );
  }
});
