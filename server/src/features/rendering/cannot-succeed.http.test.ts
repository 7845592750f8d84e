import { writeFileSync } from 'node:fs';
import { getDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { DESIGN_FORMAT } from '@diy/design/document';
import { newImageLayer } from '@diy/design/layers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../designs/testing/build-design.ts';
import { buildImage } from '../images/testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

/** A mug with its own picture; returns where that picture's file lies. */
async function buildPictureMug(name: string) {
  const image = await buildImage(app, seller, { name });
  const document = mugDocument();
  const [surface] = document.surfaces;
  const layer = newImageLayer({
    id: 'picture',
    name,
    imageId: image.id,
    widthPx: 64,
    heightPx: 48,
    areaWidthMm: 200,
    areaHeightMm: 82,
    resolutionDpi: 300,
  });
  const design = await buildDesign(app, seller.token, {
    document: { ...document, surfaces: [{ ...surface!, layers: [layer] }] },
  });
  const { rows } = await app.pool.query('select master_key from images where id = $1', [image.id]);
  return { id: design.id, masterKey: rows[0].master_key as string };
}

async function outcome(id: string) {
  const { render } = await app.ask(getDesign, { id }, { token: seller.token });
  const row = await app.pool.query('select operation_id from designs where id = $1', [id]);
  const operation = await app.ask(
    getOperation,
    { id: row.rows[0].operation_id },
    { token: seller.token, locale: 'en' },
  );
  const jobs = await app.pool.query(
    `select from graphile_worker._private_jobs where payload->>'designId' = $1`,
    [id],
  );
  return { state: render.state, error: render.error ?? '', operation, jobsLeft: jobs.rowCount };
}

describe('fails at its first try, with the reason', () => {
  it('a picture whose file is damaged', async () => {
    const { id, masterKey } = await buildPictureMug('海边.png');
    writeFileSync(await app.services.storage.localPath(masterKey), 'no picture any more');
    await app.runJobs();
    const { operation, ...rest } = await outcome(id);
    expect(rest).toMatchObject({ state: 'failed', jobsLeft: 0 });
    expect(rest.error).toMatch(/“海边.png”的文件已损坏/);
    expect(operation).toMatchObject({ state: 'failed', message: expect.stringContaining('is damaged') });
  });

  it('a picture whose file is gone', async () => {
    const { id, masterKey } = await buildPictureMug('没了.png');
    await app.services.storage.delete(masterKey);
    await app.runJobs();
    expect(await outcome(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('“没了.png”的文件已不在存储中'),
      jobsLeft: 0,
    });
  });

  it('a design of which nothing would be seen', async () => {
    const document = mugDocument();
    const [surface] = document.surfaces;
    const layers = surface!.layers.map((layer) => ({ ...layer, opacity: 0 }));
    const { id } = await buildDesign(app, seller.token, {
      document: { ...document, surfaces: [{ ...surface!, layers }] },
    });
    await app.runJobs();
    expect(await outcome(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('所有印刷面都是空的'),
      jobsLeft: 0,
    });
  });

  it('a template version that is gone', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '模板没了' });
    await app.pool.query('update designs set template_version = 99 where id = $1', [id]);
    await app.runJobs();
    const { rows } = await app.pool.query('select render_state, render_reason from designs where id = $1', [
      id,
    ]);
    expect(rows[0]).toEqual({
      render_state: 'failed',
      render_reason: { id: 'rendering.template-gone', params: {} },
    });
    await app.pool.query('update designs set template_version = 1 where id = $1', [id]);
    expect((await outcome(id)).jobsLeft).toBe(0);
  });

  it('a document that no version of the program has written', async () => {
    const { id } = await buildDesign(app, seller.token, { text: '坏了' });
    const { rows } = await app.pool.query(
      `with old as (select id, document from designs where id = $1)
       update designs d set document = '{"format":1,"surfaces":7}' from old where d.id = old.id returning old.document`,
      [id],
    );
    await app.runJobs();
    const left = await app.pool.query('select render_reason from designs where id = $1', [id]);
    expect(left.rows[0].render_reason.id).toBe('rendering.invalid-document');
    await app.pool.query('update designs set document = $2 where id = $1', [id, rows[0].document]);
    expect(await outcome(id)).toMatchObject({ state: 'failed', jobsLeft: 0 });
  });
});

it('is tried again when the store does not answer, and done when it does', async () => {
  const { storage } = app.services;
  const { id } = await buildPictureMug('等一等.png');
  const localPath = storage.localPath.bind(storage);
  storage.localPath = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await app.runJobs();
  expect(await outcome(id)).toMatchObject({ state: 'running', error: '', jobsLeft: 1 });
  storage.localPath = localPath;
  await app.retryJobs();
  expect(await outcome(id)).toMatchObject({ state: 'done', error: '', jobsLeft: 0 });
});

it('waits for a newer worker with a document of a newer program, however often it is tried', async () => {
  const { id } = await buildDesign(app, seller.token, { text: '新格式' });
  const { rows } = await app.pool.query(
    `with old as (select id, document from designs where id = $1)
     update designs d set document = jsonb_set(d.document::jsonb, '{format}', to_jsonb($2::int))
     from old where d.id = old.id returning old.document`,
    [id, DESIGN_FORMAT + 1],
  );
  const lastTry = `update graphile_worker._private_jobs set attempts = max_attempts - 1 where payload->>'designId' = $1`;
  await app.pool.query(lastTry, [id]);
  await app.runJobs();
  const left = await app.pool.query('select render_state, render_reason from designs where id = $1', [id]);
  expect(left.rows[0]).toEqual({ render_state: 'queued', render_reason: null });
  await app.pool.query('update designs set document = $2 where id = $1', [id, rows[0].document]);
  await app.retryJobs();
  expect(await outcome(id)).toMatchObject({ state: 'done', error: '', jobsLeft: 0 });
});

it('says so when no try is left, as after workers that died of it', async () => {
  const { id } = await buildDesign(app, seller.token, { text: '用完了' });
  const used = `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'designId' = $1`;
  expect((await app.pool.query(used, [id])).rowCount).toBe(1);
  await app.runJobs();
  expect(await outcome(id)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('处理进程意外退出'),
    jobsLeft: 0,
  });
});
