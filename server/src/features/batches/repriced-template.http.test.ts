import { saveBatch } from '@diy/contract/batches/batches';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { productOfTemplate } from '../own-templates/testing/build-own-template.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let product: OwnTemplateProduct;
let templateId: string;
let revision: number;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  product = productOfTemplate(await buildImage(app, seller), {});
  ({ id: templateId, revision } = await app.ask(saveOwnTemplate, { product }, by));
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

it('a finished batch that is saved again is made again only where its template draws otherwise', async () => {
  const image = await buildImage(app, seller, { name: 'eins' });
  const [surface] = product.surfaces;
  const { rows: shown } = await app.pool.query(
    'select definition from template_versions where template_id = $1',
    [templateId],
  );
  const { colours, sizes } = shown[0].definition;
  const surfaces = [surface!.id];
  const column = { template_id: templateId, colour_id: colours[0].id, size_id: sizes[0].id, surfaces };
  const settings = {
    ...{ columns: [column], image_ids: [image.id], image_tids: [], ai_group_ids: [], cells: [] },
    ...{
      rule: { ...DEFAULT_PLACEMENT, scale: 0.2 },
      surface_rules: {},
      bleed: false,
      name_rule: '{image}',
      sku_rule: '',
    },
  };
  let id: string | undefined;
  /** Corrects the template, saves the batch again and runs it: its cell, and how many designs there are. */
  const runAfter = async (part: Partial<OwnTemplateProduct>) => {
    product = { ...product, ...part };
    ({ revision } = await app.ask(saveOwnTemplate, { id: templateId, revision, product }, by));
    await app.runJobs();
    ({ id } = await app.ask(saveBatch, { ...(id && { id }), name: '批', start: true, settings }, by));
    await app.runJobs();
    const { rows } = await app.pool.query(
      'select state, hash, design_id, template_version from batch_cells where batch_id = $1',
      [id],
    );
    return rows;
  };
  const [first] = await runAfter({});
  expect(first).toMatchObject({ state: 'done', design_id: expect.any(String), template_version: 1 });
  const repriced = await runAfter({ price_cents: 4200 });
  expect(repriced).toEqual([{ ...first, template_version: 2 }]);
  expect(await runAfter({ weight_g: 7, print_files: { format: 'tiff' } })).toEqual([
    { ...first, template_version: 3 },
  ]);
  const [narrower] = await runAfter({ surfaces: [{ ...surface!, width_mm: 280 }] });
  expect(narrower).toMatchObject({ state: 'done' });
  expect(narrower.design_id).not.toBe(first.design_id);
  // As before the correction, but it was made of what was corrected: nothing is made twice without a reason.
  expect((await runAfter({ price_cents: 9 }))[0].design_id).toBe(narrower.design_id);
}, 300_000);
