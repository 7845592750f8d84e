import { copyDesign, deleteDesigns, getDesign, saveDesign } from '@diy/contract/designs/designs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';
import { buildDesign, mugDocument } from '../designs/testing/build-design.ts';
import { uploadFolderOf } from '../uploads/index.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  seller = await buildAccount(app);
});
afterAll(() => app.close());

const by = () => ({ token: seller.token });

interface Files {
  print: string;
  mockup: string;
}

async function filesOf(id: string): Promise<Files> {
  const { rows } = await app.pool.query('select render_result from designs where id = $1', [id]);
  const { print_files, mockups } = rows[0].render_result;
  return { print: print_files[0].key, mockup: mockups[0].key };
}

const exists = async (key: string) => (await app.services.storage.stat(key)) !== null;

async function giveCover(id: string, key: string): Promise<void> {
  await app.services.storage.put(key, Buffer.from('cover'), { contentType: 'image/jpeg' });
  await app.pool.query('update designs set cover_key = $2 where id = $1', [id, key]);
}

/** Makes all rows this many days older, then runs the nightly jobs and the jobs that they enqueue. */
async function daysLater(days: number): Promise<void> {
  await app.pool.query(`update designs set deleted_at = deleted_at - make_interval(days => $1)`, [days]);
  await app.pool.query(`update renders set created_at = created_at - make_interval(days => $1)`, [days]);
  for (const name of ['designs.purge-deleted', 'rendering.clean-renders']) {
    await enqueueJob(app, name);
  }
  await app.runJobs();
  await app.retryJobs();
}

async function isThere(id: string): Promise<boolean> {
  return (await app.pool.query('select 1 from designs where id = $1', [id])).rowCount === 1;
}

it('removes a design, its cover and its print file 30 days after it was deleted; mockups keep their address', async () => {
  const { id } = await buildDesign(app, seller.token, { text: '旧的' });
  await app.runJobs();
  const files = await filesOf(id);
  await giveCover(id, `pub/covers/01/${id}.jpg`);
  await app.ask(deleteDesigns, { ids: [id] }, by());
  await daysLater(29);
  expect([await isThere(id), await exists(files.print)]).toEqual([true, true]);
  await daysLater(2);
  expect(await isThere(id)).toBe(false);
  expect(await exists(files.print)).toBe(false);
  expect(await exists(`pub/covers/01/${id}.jpg`)).toBe(false);
  expect(await exists(files.mockup)).toBe(true);
  const versions = await app.pool.query('select 1 from design_versions where design_id = $1', [id]);
  expect(versions.rowCount).toBe(0);
});

it('keeps what another design of the account still shows', async () => {
  const { id } = await buildDesign(app, seller.token, { text: '两件' });
  await app.runJobs();
  const files = await filesOf(id);
  const copy = await app.ask(copyDesign, { id }, by());
  await app.runJobs();
  expect(await filesOf(copy.id)).toEqual(files);
  await giveCover(id, `pub/covers/02/${id}.jpg`);
  await giveCover(copy.id, `pub/covers/02/${id}.jpg`);
  await app.ask(deleteDesigns, { ids: [id] }, by());
  await daysLater(31);
  expect(await isThere(id)).toBe(false);
  expect([await exists(files.print), await exists(`pub/covers/02/${id}.jpg`)]).toEqual([true, true]);
  expect((await app.ask(getDesign, { id: copy.id }, by())).render.print_files).toHaveLength(1);
});

it('forgets the files of older versions, and draws them again when they come back', async () => {
  const { id, templateId } = await buildDesign(app, seller.token, { text: '第一版' });
  await app.runJobs();
  const first = await filesOf(id);
  const save = (version: number, text: string) =>
    app.ask(saveDesign, { id, version, template_id: templateId, name: 'x', design: mugDocument(text) }, by());
  await save(1, '第二版');
  await app.retryJobs();
  const second = await filesOf(id);
  await daysLater(31);
  expect([await exists(first.print), await exists(second.print)]).toEqual([false, true]);
  await save(2, '第一版');
  await app.retryJobs();
  expect(await filesOf(id)).toEqual(first);
  expect(await exists(first.print)).toBe(true);
});

it('keeps a print file that was made again before its turn came', async () => {
  const { id } = await buildDesign(app, seller.token, { text: '又要' });
  await app.runJobs();
  const { print } = await filesOf(id);
  await enqueueJob(app, 'rendering.remove-print-file', { ownerId: seller.id, fileKey: print });
  await app.runJobs();
  expect(await exists(print)).toBe(true);
});

it('keeps a print file as long as links to it are good, which is seven days', async () => {
  const { id, templateId } = await buildDesign(app, seller.token, { text: '有链接的' });
  await app.runJobs();
  const { print } = await filesOf(id);
  const design = mugDocument('换了');
  await app.ask(saveDesign, { id, version: 1, template_id: templateId, name: 'x', design }, by());
  await app.retryJobs();
  await app.pool.query(`update renders set created_at = created_at - interval '31 days'`);
  await enqueueJob(app, 'rendering.clean-renders');
  await app.runJobs();
  const { rows } = await app.pool.query(
    `select run_at > now() + interval '7 days' as is_later from graphile_worker.jobs where key = $1`,
    [`remove-print:${print}`],
  );
  expect(rows).toEqual([{ is_later: true }]);
  expect(await exists(print)).toBe(true);
});

it.each([
  ['removes a cover after another one took its place', false],
  ['keeps a replaced cover that another design shows', true],
])('%s', async (_, isShared) => {
  const { services } = app;
  const { id } = await buildDesign(app, seller.token, { text: '换封面' });
  const earlier = `pub/covers/02/${id}.jpg`;
  await giveCover(id, earlier);
  if (isShared) await giveCover((await buildDesign(app, seller.token)).id, earlier);
  const { template_id, version, design } = await app.ask(getDesign, { id }, by());
  const cover_key = `${uploadFolderOf(services.config.keys.naming(), seller.id)}/cover.jpg`;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a01010' } })
    .jpeg()
    .toBuffer();
  await services.storage.put(cover_key, picture, { contentType: 'image/jpeg' });
  const save = (more: { version: number }) =>
    app.ask(saveDesign, { id, template_id, name: '换封面', design, cover_key, ...more }, by());
  const saved = await save({ version });
  await app.runJobs();
  expect(await exists(earlier)).toBe(true);
  // The same cover again replaces nothing.
  await save({ version: saved.version });
  await app.retryJobs();
  const { rows } = await app.pool.query('select cover_key from designs where id = $1', [id]);
  expect([await exists(earlier), await exists(rows[0].cover_key)]).toEqual([isShared, true]);
});
