import { checkBatch } from '@diy/contract/batches/batch-matrix';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { mugBatchSettings } from '../testing/build-batch.ts';

let app: TestApp;
let seller: TestAccount;
let images: string[];
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  images = [];
  for (const name of ['海边.png', '猫咪.png', '山.png']) {
    images.push((await buildImage(app, seller, { name })).id);
  }
});
afterAll(() => app.close());

async function coarseImages(): Promise<string[]> {
  const all: string[] = [];
  for (const name of ['海边.png', '猫咪.png', '山.png'])
    all.push((await buildImage(app, seller, { name, isCoarse: true })).id);
  return all;
}

describe('the quality matrix', () => {
  it('says what making the cells will take', async () => {
    const { totals } = await app.ask(
      checkBatch,
      { settings: await mugBatchSettings(app, seller.token, images) },
      by,
    );
    expect(totals).toMatchObject({
      cells: 3,
      to_make: 3,
      withheld: 0,
      errors: 0,
      print_files: 3,
      mockups: 6,
    });
    expect(totals.seconds).toBeGreaterThan(0);
    expect(totals.bytes).toBeGreaterThan(1e6);
  });

  it('names resolution and findings of every cell, totals and a fix', async () => {
    const images = await coarseImages();
    const settings = await mugBatchSettings(app, seller.token, images, { sku_rule: '{image}' });
    settings.rule = { ...settings.rule, scale: 1 };
    const key = `${images[2]}:${settings.columns[0]!.template_id}:white:11oz`;
    settings.cells = [{ key, skip: true, boxes: {}, rule: undefined }];
    const matrix = await app.ask(checkBatch, { settings, name: '检查' }, by);
    expect(matrix).toMatchObject({
      rowCount: 3,
      totals: { images: 3, columns: 1, cells: 3, to_make: 0, skipped: 1, withheld: 2, ok: 0, errors: 2 },
    });
    expect(matrix.keys.error).toHaveLength(2);
    // 64 px over some 100 mm: some 15 dpi; a twentieth of that width would do.
    const [cell] = matrix.list[0]!.cells;
    expect(cell).toMatchObject({ worst: 'error', skip: false, sku: '海边' });
    expect(cell!.dpi).toBeLessThan(30);
    expect(cell!.findings[0]).toMatchObject({ id: 'low-resolution', severity: 'error' });
    expect(cell!.fix_scale).toBeNull();
    const errors = await app.ask(checkBatch, { settings, only: 'error' }, by);
    expect(errors.rowCount).toBe(2);
    const skipped = await app.ask(checkBatch, { settings, only: 'skip' }, by);
    expect(skipped.list.map((row) => row.image.id)).toEqual([images[2]]);
  });

  it('has a worker make the mockups of its templates ready', async () => {
    const settings = await mugBatchSettings(app, seller.token, images);
    await app.ask(checkBatch, { settings }, by);
    const { rows } = await app.pool.query(
      "select payload->>'templates' as templates from graphile_worker._private_jobs where payload->>'templates' is not null",
    );
    expect(rows).toEqual([{ templates: `${seller.id}:${settings.columns[0]!.template_id}` }]);
  });

  it('names SKUs that would be used twice', async () => {
    const settings = await mugBatchSettings(app, seller.token, images, { sku_rule: 'X' });
    const { collisions } = await app.ask(checkBatch, { settings }, by);
    expect(collisions).toMatchObject([
      { field: 'sku', value: 'X', keys: [expect.any(String), expect.any(String), expect.any(String)] },
    ]);
  });

  it.each([
    ['no images', { image_ids: [] }, 'batches.no-images'],
    ['an unknown image', { image_ids: ['nobody'] }, 'batches.unknown-image'],
    ['an unknown field', { name_rule: '{price}' }, 'batches.unknown-field'],
  ] as const)('refuses %s', async (_, changes, error) => {
    const settings = { ...(await mugBatchSettings(app, seller.token, images)), ...changes };
    const response = await app.call(
      checkBatch,
      { settings: { ...settings, image_ids: [...settings.image_ids] } },
      by,
    );
    expect(response).toMatchObject({ code: '10001', error });
  });

  it.each([
    ['a colour the product does not have', { colour_id: 'pink' }, 'batches.unknown-choice'],
    ['a template that is not there', { template_id: 'nobody' }, 'templates.not-found'],
  ])('refuses %s', async (_, change, error) => {
    const settings = await mugBatchSettings(app, seller.token, images);
    settings.columns = [{ ...settings.columns[0]!, ...change }];
    expect(await app.call(checkBatch, { settings }, by)).toMatchObject({ code: '10001', error });
  });

  it('refuses the same product twice', async () => {
    const settings = await mugBatchSettings(app, seller.token, images);
    settings.columns = [settings.columns[0]!, settings.columns[0]!];
    expect(await app.call(checkBatch, { settings }, by)).toMatchObject({ error: 'batches.column-twice' });
  });
});
