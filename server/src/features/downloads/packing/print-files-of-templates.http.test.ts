import { createDownload, listDownloads, previewDownload } from '@diy/contract/downloads';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { newShapeLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { orderCsv, uploadOrderFile } from '../../orders/testing/upload-orders.ts';
import { productOfTemplate } from '../../own-templates/testing/build-own-template.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let image: { id: string; width: number; height: number };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  image = await buildImage(app, seller);
});
afterAll(() => app.close());

const bag = (sku: string, print_files?: OwnTemplateProduct['print_files']) =>
  productOfTemplate(image, { sku, print_files });

/** A design with a red shape on a template whose factory wants these print files. */
async function design(sku: string, print_files?: OwnTemplateProduct['print_files']) {
  await app.ask(saveOwnTemplate, { product: bag(sku, print_files) }, by);
  await app.runJobs();
  const area = { areaWidthMm: 300, areaHeightMm: 200 };
  const shape = { ...newShapeLayer({ id: 'ground', shape: 'rect', ...area }), xMm: 150, yMm: 100 };
  const made = await buildDesign(app, seller.token, {
    name: sku,
    template: sku,
    document: {
      format: 10,
      print: { bleed: false },
      colourId: 'photo',
      sizeId: 'one',
      surfaces: [{ surfaceId: 'front', layers: [{ ...shape, fill: '#D9442B' }] }],
    },
  });
  await app.runJobs();
  return made;
}

type Request = Omit<Parameters<typeof createDownload.input.parse>[0] & object, never>;

async function pathsIn(request: Request): Promise<string[]> {
  const { id } = await app.ask(createDownload, request as never, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  expect(row).toMatchObject({ state: 'succeeded' });
  return Object.keys(unzipSync((await fetchFile(app, row.url!)).bytes)).sort();
}

it('makes and names print files as the template of each says, and others as before', async () => {
  const pdf = await design('PDF', { format: 'pdf', naming: 'PDF/{sku}-{size}' });
  const jpeg = await design('JPG', { format: 'jpeg' });
  const plain = await design('ANY');
  const ids = [pdf.id, jpeg.id, plain.id];
  const byTemplate = [
    `${jpeg.sku}_JPG/生产图_印刷面.jpg`,
    `${plain.sku}_ANY/生产图_印刷面.png`,
    `PDF/${pdf.sku}-30 × 20 cm.pdf`,
  ].sort();
  expect(await pathsIn({ ids, what: ['print'] })).toEqual(byTemplate);
  // What a call says comes first, unless it says otherwise.
  const said = { ids, what: ['print' as const], format: 'tiff' as const, naming: 'all/{sku}' };
  const asSaid = ids.map((_, at) => `all/${[pdf, jpeg, plain][at]!.sku}.tif`).sort();
  expect(await pathsIn(said)).toEqual(asSaid);
  const mixed = [`PDF/${pdf.sku}-30 × 20 cm.pdf`, `all/${jpeg.sku}.jpg`, `all/${plain.sku}.tif`].sort();
  expect(await pathsIn({ ...said, by_template: true })).toEqual(mixed);
  const preview = await app.ask(previewDownload, { ...said, by_template: true }, by);
  expect(preview).toMatchObject({ designs: 3, by_template: 2, clashes: 0 });
  expect([...preview.names].sort()).toEqual(mixed);
  expect((await app.ask(previewDownload, { ...said, by_template: false }, by)).names.sort()).toEqual(asSaid);
});

it('leaves the names of mockups to the download', async () => {
  const { id, sku } = await design('MOCK', { format: 'png', naming: 'factory/{sku}' });
  const paths = await pathsIn({ ids: [id], what: ['print', 'mockup'] });
  expect(paths).toEqual([`${sku}_MOCK/效果图_照片.jpg`, `factory/${sku}.png`].sort());
});

it('makes those of order lines so, with the order in their names', async () => {
  const { sku } = await design('ROWS-7', { format: 'tiff', naming: '{order}+{line}' });
  const csv = orderCsv([{ 订单号: 'P-77', 子订单号: 'B2', SKU: sku }]);
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  expect(await pathsIn({ orders_log_id, what: ['print'] })).toContain('P-77+B2.tif');
});

it('a rule of order lines names no design, and the other way round: the rule of the download is taken', async () => {
  const ofLines = await design('SPLIT', { format: 'tiff', naming: '{order}_{line}' });
  const split = { ids: [ofLines.id], what: ['print' as const], split_mb: 500 };
  expect(await pathsIn(split)).toEqual([`${ofLines.sku}_SPLIT/生产图_印刷面.tif`]);
  const { sku } = await design('LSPLIT', { naming: '{sku}' });
  const csv = orderCsv(['1', '2'].map((line) => ({ 订单号: 'P-1', 子订单号: line, SKU: sku })));
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  const paths = (await pathsIn({ orders_log_id, what: ['print'] })).filter((path) => path.endsWith('.png'));
  expect(paths.map((path) => path.slice(0, 8)).sort()).toEqual(['P-1/P-1_', 'P-1/P-1_']);
  expect(new Set(paths).size).toBe(2);
});

it.each([
  ['{sku}_{colr}', '{colr}'],
  ['always', '重名'],
  ['{order}', '重名'],
  ['{size}/{colour}', '重名'],
])('refuses %s when the product is saved', async (naming, reason) => {
  const saved = app.ask(saveOwnTemplate, { product: bag('WRONG', { naming }) }, by);
  await expect(saved).rejects.toThrow(reason);
});
