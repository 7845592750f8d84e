import { appendToBatch, saveBatch } from '@diy/contract/batches/batches';
import { getDesign, listDesigns, saveDesign } from '@diy/contract/designs/designs';
import { listDesignVersions } from '@diy/contract/designs/versions';
import { createOrders } from '@diy/contract/orders/order-program';
import { type OwnTemplateSettings, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { DesignDocument } from '@diy/design/document';
import { newShapeLayer } from '@diy/design/layers';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { buildOwnTemplate, ownTemplateSettings } from '../own-templates/testing/build-own-template.ts';

/** An own template whose print area was wrong, corrected after designs, orders and a batch were made on it. */
let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let photo: { id: string; width: number; height: number };
let templateId: string;
const wrong = { width_mm: 280, height_mm: 320, sku: 'BAG-280' };

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  photo = await buildImage(app, seller);
  templateId = await buildOwnTemplate(app, seller.token, photo, wrong);
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

let revision = 1;
const correct = async (part: Partial<OwnTemplateSettings>) => {
  const saved = await app.ask(
    saveOwnTemplate,
    { id: templateId, revision, settings: ownTemplateSettings(photo, { ...wrong, ...part }) },
    by,
  );
  ({ revision } = saved);
  return saved;
};
const designOf = async (id: string) => app.ask(getDesign, { id }, by);

function document(): DesignDocument {
  const shape = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 280, areaHeightMm: 320 });
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'photo',
    sizeId: 'one',
    surfaces: [{ surfaceId: 'print', layers: [{ ...shape, fill: '#D9442B' }] }],
  };
}

it('a corrected template says what stays as it was, marks it, and is taken by saving on it', async () => {
  // Nothing was made on it yet.
  expect((await correct({ width_mm: 281 })).keeps).toBeNull();
  await app.runJobs();
  expect((await correct({})).keeps).toBeNull();
  await app.runJobs();

  const surface = (
    await app.pool.query(
      `select definition #>> '{surfaces,0,id}' as id, version from template_versions where template_id = $1 order by version desc`,
      [templateId],
    )
  ).rows[0] as { id: string; version: number };
  const design = document();
  const first = { ...design, surfaces: design.surfaces.map((one) => ({ ...one, surfaceId: surface.id })) };
  const saved = await app.ask(saveDesign, { template_id: templateId, name: '袋子', design: first }, by);
  await app.runJobs();
  await app.ask(
    createOrders,
    {
      orders: [
        {
          order_no: 'PO-1',
          platform: 'etsy',
          address: {
            name: 'Anna Smith',
            country: 'US',
            province: 'CA',
            city: 'Los Angeles',
            line1: '1 Main Street',
            postcode: '90001',
            phone: '3105550123',
          },
          lines: [{ sku: saved.sku, quantity: 1 }],
        },
      ],
    },
    by,
  );

  // The same print: another name, price, weight or safe area is no news for what was made.
  for (const same of [{ name: '新名字' }, { price_cents: 5 }, { weight_g: 7 }, { safe_mm: 9 }])
    expect((await correct(same)).keeps).toBeNull();
  await app.runJobs();
  expect((await app.ask(listDesigns, {}, by)).list[0]).toMatchObject({
    template_version: surface.version,
    newer_template_version: null,
  });
  for (const other of [{ width_mm: 240 }, { resolution_dpi: 200 }, { bleed_mm: 3 }])
    expect((await correct(other)).keeps).toEqual({ version: expect.any(Number), designs: 1, lines: 1 });
  await app.runJobs();
  await correct({ width_mm: 240 });
  await app.runJobs();

  const marked = (await app.ask(listDesigns, {}, by)).list[0]!;
  const newest = marked.newer_template_version!;
  expect(newest).toBeGreaterThan(surface.version);
  expect(await designOf(saved.id)).toMatchObject({
    template_version: surface.version,
    newer_template_version: newest,
  });

  const next = { id: saved.id, version: 1, template_id: templateId, name: '袋子', design: first };
  expect(await app.ask(saveDesign, { ...next, template_version: newest }, by)).toMatchObject({ version: 2 });
  expect(await designOf(saved.id)).toMatchObject({ template_version: newest, newer_template_version: null });
  const { list } = await app.ask(listDesignVersions, { id: saved.id }, by);
  expect(list.map((one) => one.template_version)).toEqual([newest, surface.version]);
  const lines = 'select design_version, template_version from order_lines';
  expect((await app.pool.query(lines)).rows).toEqual([
    { design_version: 1, template_version: surface.version },
  ]);
}, 300_000);

it('images added to a batch, and a plan that goes on, are made on the version of the cells before', async () => {
  const images = [photo.id, (await buildImage(app, seller, { name: 'zwei' })).id];
  const { id: surfaceId } = (
    await app.pool.query(
      `select definition #>> '{surfaces,0,id}' as id from template_versions where template_id = $1`,
      [templateId],
    )
  ).rows[0];
  const column = { template_id: templateId, colour_id: 'photo', size_id: 'one', surfaces: [surfaceId] };
  const settings = {
    columns: [column],
    image_ids: [images[0]!],
    image_tids: [],
    ai_group_ids: [],
    rule: DEFAULT_PLACEMENT,
    surface_rules: {},
    cells: [],
    bleed: false,
    name_rule: '{image}',
    sku_rule: '',
  };
  const { id } = await app.ask(saveBatch, { name: '批', start: true, settings }, by);
  await app.runJobs();
  await correct({ width_mm: 200 });
  await app.runJobs();
  await app.ask(appendToBatch, { id, image_ids: [images[1]!] }, by);
  await app.runJobs();
  const versions = 'select template_version from batch_cells where batch_id = $1';
  const { rows } = await app.pool.query(versions, [id]);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map((one) => one.template_version)).size).toBe(1);
}, 300_000);
