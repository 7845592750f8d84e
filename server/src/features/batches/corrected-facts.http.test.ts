import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { previewDownload } from '@diy/contract/downloads';
import { createOrders } from '@diy/contract/orders/order-program';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { newShapeLayer } from '@diy/design/layers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDesignsForExport } from '../designs/index.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { productOfTemplate } from '../own-templates/testing/build-own-template.ts';

/** An own template of two colours; what factories and sheets need of it is said only after a design was made. */
let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let product: OwnTemplateProduct;
let templateId: string;
let revision: number;
let design: { id: string; sku: string };

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  const photo = await buildImage(app, seller);
  product = productOfTemplate(photo, {
    colours: [
      { id: 'white', name: '白色', code: 'WH', hex: '#FFFFFF' },
      { id: 'black', name: '黑色', code: 'BK', hex: '#222222' },
    ],
  });
  ({ id: templateId, revision } = await app.ask(saveOwnTemplate, { product }, by));
  await app.runJobs();
  const layer = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 300, areaHeightMm: 200 });
  const surfaces = [{ surfaceId: product.surfaces[0]!.id, layers: [{ ...layer, fill: '#D9442B' }] }];
  design = await app.ask(
    saveDesign,
    {
      template_id: templateId,
      name: '袋子',
      design: { format: 10, print: { bleed: false }, colourId: 'white', sizeId: 'one', surfaces },
    },
    by,
  );
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

async function correct(part: Partial<OwnTemplateProduct>) {
  product = { ...product, ...part };
  const saved = await app.ask(saveOwnTemplate, { id: templateId, revision, product }, by);
  ({ revision } = saved);
  await app.runJobs();
  return saved;
}
const variant = (colour_id: string, sku: string) => ({ size_id: '', colour_id, sku });

/** Colour that an order of this SKU is read as; null = somebody is asked. */
async function colourOf(sku: string, orderNo: string): Promise<string | null> {
  const address = {
    ...{ name: 'Anna Smith', country: 'US', province: 'CA', city: 'Los Angeles' },
    ...{ line1: '1 Main Street', postcode: '90001', phone: '3105550123' },
  };
  const lines = [{ sku: `${design.sku}-${sku}`, quantity: 1 }];
  await app.ask(createOrders, { orders: [{ order_no: orderNo, platform: 'etsy', address, lines }] }, by);
  const { rows } = await app.pool.query('select colour_id from order_lines where order_no = $1', [orderNo]);
  return rows[0]?.colour_id ?? null;
}

it('what the factory and sheets need reaches designs made before; what is printed does not', async () => {
  expect(await correct({ print_files: { format: 'tiff', naming: 'F-{sku}' } })).toMatchObject({
    keeps: null,
    follows: { designs: 1, lines: 0 },
  });
  expect(await correct({ price_cents: 2500, variants: [variant('white', 'W1')] })).toMatchObject({
    keeps: null,
    follows: { designs: 1 },
  });
  expect(await correct({})).toMatchObject({ keeps: null, follows: null });

  const preview = { ids: [design.id], what: ['print' as const], by_template: true };
  expect(await app.ask(previewDownload, preview, by)).toMatchObject({
    by_template: 1,
    names: [`F-${design.sku}.tif`],
  });
  const [exported] = await findDesignsForExport(app.services.db, seller.id, [design.id]);
  expect(exported!.template.definition).toMatchObject({
    priceCents: 2500,
    variants: [{ colourId: 'white', sku: 'W1' }],
  });

  const [surface] = product.surfaces;
  expect(await correct({ surfaces: [{ ...surface!, width_mm: 280 }] })).toMatchObject({
    keeps: { designs: 1 },
    follows: null,
  });
  const [after] = await findDesignsForExport(app.services.db, seller.id, [design.id]);
  expect(after!.template.definition.surfaces).toEqual(exported!.template.definition.surfaces);
  expect(after!.template.version).toBe(exported!.template.version);
  expect((await app.ask(getDesign, { id: design.id }, by)).newer_template_version).toBeGreaterThan(1);
}, 300_000);

it('orders are read by the SKUs of every version, and by none that has meant two colours', async () => {
  await correct({ variants: [variant('white', 'W2'), variant('black', 'B1')] });
  expect(await colourOf('W1', 'PO-1')).toBe('white');
  expect(await colourOf('W2', 'PO-2')).toBe('white');
  expect(await colourOf('B1', 'PO-3')).toBe('black');
  await correct({ variants: [variant('white', 'W2'), variant('black', 'W1')] });
  expect(await colourOf('W1', 'PO-4')).toBeNull();
}, 300_000);
