import { readFileSync } from 'node:fs';
import { saveDesign } from '@diy/contract/designs/designs';
import { createOrders } from '@diy/contract/orders/order-program';
import { editReview, getReview } from '@diy/contract/orders/order-review';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders, scaleToOrderedSize, upgradeOrders } from '@diy/contract/orders/orders';
import { addOwnFont } from '@diy/contract/own-fonts';
import type { DesignDocument } from '@diy/design/document';
import { newShapeLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { refuseStoreInTransactions } from '../../../testing/refuse-store-in-transactions.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { documentKey } from '../../rendering/index.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';

const FONT = new URL('../../own-fonts/check/fixtures/latin.woff2', import.meta.url);

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let phone: { id: string; sku: string; templateId: string };
let document: DesignDocument;
let counted: { fontsRead: number };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  const key = await uploadFile(app, seller, 'font.woff2', readFileSync(FONT));
  const font = await app.ask(addOwnFont, { key, licence_confirmed: true }, by);
  document = onPhone(font.id);
  phone = await buildDesign(app, seller.token, { name: '手机壳', template: 'PHC-IP', document });
  await app.runJobs();
  counted = refuseStoreInTransactions(app.services);
}, 300_000);
afterAll(() => app.close());

/** Red ground that another model does not fill, and a word in the account's own font. */
function onPhone(fontId: string): DesignDocument {
  const area = { areaWidthMm: 300, areaHeightMm: 300 };
  const box = { xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 };
  const ground = { ...newShapeLayer({ id: 'red', shape: 'rect', ...area }), ...box, fill: '#FF0000' };
  const words = buildTextLayer({ id: 'words', text: 'A', fontId, xMm: 34, yMm: 60, fallbackFontIds: [] });
  const surfaces = [{ surfaceId: 'back', layers: [ground, words] }];
  return { format: 10, print: { bleed: false }, colourId: 'white', sizeId: 'ip13-mini', surfaces };
}

const order = (order_no: string) => ({
  orders: [{ order_no, lines: [{ line_id: '1', sku: `${phone.sku}-ip15`, quantity: 1 }] }],
  without_address: true as const,
});
const linesOf = async (content: string) => (await app.ask(listOrders, { content }, by)).list;
const hashOf = async (id: string) => {
  const query = 'select file_hash from order_lines where owner_id = $1 and id = $2';
  return (await app.pool.query<{ file_hash: string }>(query, [seller.id, id])).rows[0]!.file_hash;
};
/** Runs what checks the lines, which reads the font, and says that it did. */
async function checkLines(): Promise<void> {
  const before = counted.fontsRead;
  await app.runJobs();
  expect(counted.fontsRead).toBeGreaterThan(before);
}

it('locks no line while a font of the account is read: a program’s order, its enlargement and its edit', async () => {
  expect(await app.ask(createOrders, order('STORE-1'), by)).toMatchObject({ created: 1 });
  await checkLines();
  const [line] = await linesOf('STORE-1');
  const asOrdered = await hashOf(line!.id);
  expect(asOrdered).toMatch(/^[0-9a-f]{64}$/);

  expect(await app.ask(scaleToOrderedSize, { id: line!.id }, by)).toEqual({ changed: 1 });
  const covered = await hashOf(line!.id);
  expect(covered).not.toBe(asOrdered);
  await checkLines();

  const { version } = await app.ask(getReview, { id: line!.id }, by);
  await app.ask(editReview, { id: line!.id, version, fields: [], size_id: 'ip14' }, by);
  expect(await hashOf(line!.id)).not.toBe(covered);
}, 300_000);

it('nor while a file is imported or lines get the newest version', async () => {
  const rows = ['1', '2'].map((n) => ({ 订单号: `STORE-FILE-${n}`, SKU: `${phone.sku}-ip15-pro-max` }));
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  await app.ask(importOrders, { upload_id, mapping }, by);
  await checkLines();
  const lines = await linesOf('STORE-FILE');
  expect(lines).toHaveLength(2);
  const [before, other] = [await hashOf(lines[0]!.id), await hashOf(lines[1]!.id)];
  expect([before, before]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), other]);

  const edit = { id: phone.id, version: 1, template_id: phone.templateId, name: '手机壳' };
  const design = structuredClone(document);
  design.surfaces[0]!.layers[0]!.xMm += 1;
  await app.ask(saveDesign, { ...edit, design }, by);
  expect(await app.ask(upgradeOrders, { ids: lines.map(({ id }) => id) }, by)).toEqual({ changed: 2 });
  expect(await hashOf(lines[0]!.id)).not.toBe(before);
}, 300_000);

it('names the files that were drawn', async () => {
  const { db, fonts } = app.services;
  const drawn = 'select render_key from renders where owner_id = $1';
  const keys = (await app.pool.query<{ render_key: string }>(drawn, [seller.id])).rows.map(
    (row) => row.render_key,
  );
  const template = await db
    .selectFrom('designs')
    .select(['template_id', 'template_version'])
    .where('id', '=', phone.id)
    .executeTakeFirstOrThrow();
  expect(keys).toContain(await documentKey(db, fonts, seller.id, document, template));
  const { dir, open } = fonts;
  expect(keys).toContain(await documentKey(db, { dir, open }, seller.id, document, template));
});
