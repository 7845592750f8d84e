import { acceptFindings, type DesignFinding } from '@diy/contract/designs/design-findings';
import { copyDesign, getDesign, listDesigns, retryRender, saveDesign } from '@diy/contract/designs/designs';
import { listOperations } from '@diy/contract/operations';
import { findingKey } from '@diy/design/preflight';
import { buildTextLayer } from '@diy/design/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  findAcceptedKeys,
  findDesign,
  findDesignsForExport,
  withdrawAcceptance,
} from '../../designs/index.ts';
import { buildCoarseDesign, COARSE_MM, coarseDocument } from '../../designs/testing/build-coarse-design.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { ensureRendered } from '../rendering.service.ts';
import { preflightDocument } from './load-document.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小王' });
  by = { token: seller.token };
});
afterAll(() => app.close());

const open = (id: string, locale: 'zh' | 'en' = 'zh') => app.ask(getDesign, { id }, { ...by, locale });
const errorsOf = async (id: string): Promise<DesignFinding[]> =>
  (await open(id)).render.findings.filter(({ severity }) => severity === 'error');
const keysOf = async (id: string) => (await errorsOf(id)).map(({ key }) => key!);

/** A coarse design, refused, with its one error. */
async function refused() {
  const design = await buildCoarseDesign(app, seller);
  await app.retryJobs();
  const [error] = await errorsOf(design.id);
  return { ...design, key: error!.key! };
}

/** Its files as an export gets them, read now. */
async function rendered(id: string) {
  const [design] = await findDesignsForExport(app.services.db, seller.id, [id]);
  return ensureRendered(app.services, seller.id, design!);
}

/** As the designer works it out, before anything is drawn. */
async function keyInPreflight(id: string): Promise<string> {
  const design = (await findDesign(app.services.db, seller.id, id))!;
  const findings = await preflightDocument(app.services, seller.id, design.document, design);
  return findingKey(findings[0]!, design.document);
}

describe('a design with an error', () => {
  it('has mockups and no print file, fails at once and says why in the language of the reader', async () => {
    const { id, key } = await refused();
    const { render } = await open(id);
    expect(render).toMatchObject({ state: 'failed', error_id: 'preflight.low-resolution', print_files: [] });
    expect(render.mockups.length).toBeGreaterThan(0);
    expect(render.error).toBe(
      '图片“小图”在当前尺寸下只有 32 dpi，低于最低要求 150 dpi，印出来会模糊。请缩小图片或换一张更大的原图。',
    );
    expect(render.findings[0]).toEqual({
      id: 'low-resolution',
      severity: 'error',
      text: render.error,
      key,
      can_accept: true,
      accepted: null,
    });
    expect((await open(id, 'en')).render.findings[0]!.text).toMatch(/only 32 dpi/);
    const { list } = await app.ask(listDesigns, {}, by);
    expect(list.find((row) => row.id === id)?.render.findings[0]?.key).toBe(key);
    const operations = await app.ask(listOperations, {}, by);
    expect(operations.list.find((row) => row.result_id === id)).toMatchObject({ state: 'failed' });
    const tried = await app.pool.query(
      "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'rendering.render-design'",
    );
    expect(tried.rows[0].jobs).toBe(0);
  });

  it('says how many more errors it has, and draws none of its files from what was made before', async () => {
    const { id } = await refused();
    const coarse = coarseDocument((await buildCoarseDesign(app, seller)).imageId);
    const words = buildTextLayer({
      id: 'words',
      text: '\u{10FFFE}',
      fontId: 'noto-sans-sc-700',
      xMm: 60,
      yMm: 41,
    });
    const design = {
      ...coarse,
      surfaces: [{ surfaceId: 'wrap', layers: [...coarse.surfaces[0]!.layers, words] }],
    };
    const made = await buildDesign(app, seller.token, { document: design });
    await app.retryJobs();
    expect((await open(made.id)).render.error).toMatch(/（另有 1 个错误）$/);
    await expect(rendered(id)).rejects.toThrow(/32 dpi/);
  });
});

describe('print anyway', () => {
  it('makes the files, says who wanted it and when, and is taken back', async () => {
    const { id, version, key } = await refused();
    const before = Date.now();
    const said = await app.ask(acceptFindings, { id, version, keys: [key] }, by);
    expect(said.findings.find((one) => one.key === key)?.accepted).toMatchObject({ by: '小王' });
    await app.retryJobs();
    const { render } = await open(id);
    expect(render).toMatchObject({ state: 'done', error: null });
    expect(render.print_files).toHaveLength(1);
    const { accepted } = render.findings[0]!;
    expect(accepted?.by).toBe('小王');
    expect(Math.abs(Date.parse(accepted!.at) - before)).toBeLessThan(60_000);
    expect((await rendered(id)).print_files).toHaveLength(1);

    await app.ask(acceptFindings, { id, version, keys: [key], withdraw: true }, by);
    // From now on, not only when it has been drawn again.
    expect((await open(id)).render.print_files).toEqual([]);
    await app.retryJobs();
    const after = (await open(id)).render;
    expect(after).toMatchObject({ state: 'failed', print_files: [] });
    expect(after.findings[0]!.accepted).toBeNull();
    await expect(rendered(id)).rejects.toThrow(/32 dpi/);
  });

  it('holds for that finding only: another size of the picture is another one, a moved layer is not', async () => {
    const { id, key, templateId, imageId, sku } = await refused();
    await app.ask(acceptFindings, { id, version: 1, keys: [key] }, by);
    const save = (version: number, widthMm: number, xMm = 100) => {
      const design = structuredClone(coarseDocument(imageId, widthMm));
      design.surfaces[0]!.layers[0]!.xMm = xMm;
      return app.ask(saveDesign, { id, version, template_id: templateId, name: sku, design }, by);
    };
    await save(1, COARSE_MM, 90);
    await app.retryJobs();
    expect((await open(id)).render.state).toBe('done');
    await save(2, COARSE_MM * 1.2);
    await app.retryJobs();
    expect((await open(id)).render).toMatchObject({ state: 'failed', print_files: [] });
    expect(await keysOf(id)).not.toContain(key);
    await save(3, COARSE_MM, 90);
    await app.retryJobs();
    expect((await open(id)).render.state).toBe('done');
  });

  it('of what was read before somebody saved is refused, and nothing is kept', async () => {
    const { id, key, templateId, imageId } = await refused();
    const design = coarseDocument(imageId, COARSE_MM * 1.3);
    await app.ask(saveDesign, { id, version: 1, template_id: templateId, name: '新', design }, by);
    expect(await app.call(acceptFindings, { id, version: 1, keys: [key] }, by)).toMatchObject({
      error: 'designs.stale-version',
    });
    expect((await findAcceptedKeys(app.services.db, seller.id, [id])).size).toBe(0);
  });

  it('refuses by name what is no error of the design, and what could never be printed right', async () => {
    const { id, key } = await refused();
    const wrong = { id, version: 1, keys: [key, 'low-resolution/wrap/picture/0123456789abcdef'] };
    const no = await app.call(acceptFindings, wrong, by);
    expect(no).toMatchObject({
      error: 'designs.no-such-finding',
      fields: [{ field: 'keys', msg: wrong.keys[1] }],
    });
    expect((await findAcceptedKeys(app.services.db, seller.id, [id])).size).toBe(0);
    const never = { id, version: 1, keys: [key], withdraw: true };
    expect(await app.call(acceptFindings, never, by)).toMatchObject({ error: 'designs.no-such-finding' });

    const lacking = await buildDesign(app, seller.token, { document: mugDocument('\u{10FFFE}') });
    await app.retryJobs();
    const [glyph] = await errorsOf(lacking.id);
    expect(glyph).toMatchObject({ id: 'missing-glyph', can_accept: false });
    const keys = [glyph!.key!];
    expect(await app.call(acceptFindings, { id: lacking.id, version: 1, keys }, by)).toMatchObject({
      error: 'designs.cannot-accept',
    });
  });

  it('is nobody else’s to say, and a copy is asked again', async () => {
    const { id, key } = await refused();
    const stranger = await buildAccount(app);
    const keys = { id, version: 1, keys: [key] };
    expect(await app.call(acceptFindings, keys, { token: stranger.token })).toMatchObject({
      error: 'designs.not-found',
    });
    await app.ask(acceptFindings, keys, by);
    const copy = await app.ask(copyDesign, { id }, by);
    await app.retryJobs();
    expect((await open(copy.id)).render).toMatchObject({ state: 'failed', print_files: [] });
  });

  it('counts also when it is said while the design is being drawn', async () => {
    const { id, version } = await buildCoarseDesign(app, seller);
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    const key = await keyInPreflight(id);
    let isSaid = false;
    storage.put = async (name, ...rest) => {
      if (!isSaid && name.includes('renders')) {
        isSaid = true;
        await app.ask(acceptFindings, { id, version, keys: [key] }, by);
      }
      return put(name, ...rest);
    };
    await app.runJobs();
    storage.put = put;
    expect(isSaid).toBe(true);
    expect((await open(id)).render.state).toBe('done');
  });
});

it('withholds the files of a design that was drawn before errors stopped anything, until it is accepted', async () => {
  const { id, key } = await refused();
  await app.ask(acceptFindings, { id, version: 1, keys: [key] }, by);
  await app.retryJobs();
  await withdrawAcceptance(app.services.db, seller.id, id, [key]);
  // As it was kept then: a sentence, no key, and the files.
  await app.pool.query(
    `update designs set render_result = jsonb_set(render_result, '{findings}', $2::jsonb) where id = $1`,
    [id, JSON.stringify([{ id: 'low-resolution', severity: 'error', text: '只有 32 dpi' }])],
  );
  const { render } = await open(id);
  expect(render).toMatchObject({ state: 'failed', error: '只有 32 dpi', print_files: [] });
  expect(render.findings).toMatchObject([{ text: '只有 32 dpi', key: null, can_accept: false }]);
  await expect(rendered(id)).rejects.toThrow(/32 dpi/);
  await app.ask(retryRender, { ids: [id] }, by);
  await app.retryJobs();
  expect((await open(id)).render.findings[0]!.key).toBe(key);
  await app.ask(acceptFindings, { id, version: 1, keys: [key] }, by);
  await app.retryJobs();
  expect((await open(id)).render).toMatchObject({ state: 'done', print_files: [{ surface_id: 'wrap' }] });
});

it('is gone with its design', async () => {
  const { id, key } = await refused();
  await app.ask(acceptFindings, { id, version: 1, keys: [key] }, by);
  await app.pool.query('delete from designs where id = $1', [id]);
  const { rows } = await app.pool.query('select 1 from accepted_findings where design_id = $1', [id]);
  expect(rows).toEqual([]);
});
