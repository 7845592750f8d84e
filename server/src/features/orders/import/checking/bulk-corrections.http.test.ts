import { checkOrders, correctOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫' });
}, 300_000);
afterAll(() => app.close());

it('tells which texts are wrong in many rows, and replaces one in all of them', async () => {
  const countries = ['Atlantis', '乌有国', 'Atlantis', 'US', ''];
  const rows = countries.map((国家二字码, n) => ({ 订单号: `A-${n}`, SKU: cat.sku, 国家二字码 }));
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  const { problems, counts } = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(counts).toMatchObject({ ready: 1, wrong: 4 });
  const valuesOf = new Map(problems.map(({ code, values }) => [code, values]));
  expect(valuesOf.get('COUNTRY_MISSING')).toEqual([]);
  expect(valuesOf.get('COUNTRY_UNKNOWN')).toEqual([
    { value: 'Atlantis', rows: 2, for_all: true },
    { value: '乌有国', rows: 1, for_all: true },
  ]);
  const bulk = [{ field: 'country' as const, from: 'Atlantis', to: 'GR' }];
  await app.ask(correctOrders, { upload_id, bulk }, by);
  const corrected = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(corrected.counts).toMatchObject({ ready: 3, wrong: 2 });
  expect(corrected.list.map(({ country }) => country)).toEqual(['GR', '乌有国', 'GR', 'US', '']);
});

it('never offers one value for what belongs to one order, and refuses it', async () => {
  const rows = [
    { 订单号: 'B-1', 收货人姓名: '???', 收货人城市: 'M?nchen', 邮编: '' },
    { 订单号: 'B-2', 收货人姓名: '???', 收货人城市: 'M?nchen', 邮编: '' },
    { 订单号: 'B-3', 收货人姓名: 'M?ller', 收货人城市: '???', 邮编: '' },
    { 订单号: 'B-3', 收货人姓名: 'M?ller', 收货人城市: '???', 邮编: '' },
    { 订单号: 'B-4', 收货人姓名: 'Eva', 收货人城市: '???', 国家二字码: '', 邮编: '' },
  ].map((row) => ({ SKU: cat.sku, 国家二字码: 'DE', 收货人电话: '0891234567', ...row }));
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  const { problems } = await app.ask(checkOrders, { upload_id, mapping }, by);
  const problemOf = (code: string, field: string) =>
    problems.find((one) => one.code === code && one.field === field)!;
  expect(problemOf('POSTCODE_MISSING', 'postcode').fill_all).toBe(false);
  expect(problemOf('COUNTRY_MISSING', 'country').fill_all).toBe(true);
  expect(problemOf('LETTERS_LOST', 'recipientName').values).toEqual([
    { value: '???', rows: 2, for_all: false },
    { value: 'M?ller', rows: 2, for_all: true },
  ]);
  expect(problemOf('LETTERS_LOST', 'city').values).toEqual([
    { value: '???', rows: 3, for_all: false },
    { value: 'M?nchen', rows: 2, for_all: true },
  ]);
  const filled = await app.call(
    correctOrders,
    { upload_id, bulk: [{ field: 'postcode', from: '', to: '80331' }] },
    by,
  );
  expect(filled).toMatchObject({ code: '10001' });
  const after = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(after.problems.find(({ code }) => code === 'POSTCODE_MISSING')?.rows).toBe(4);
});

it('asks whose clock and money a file means once, and knows it of the next file of that layout', async () => {
  const head = 'Order ID,SKU,Quantity,Order Date,Price,Recipient,Address,City,Country,Zip';
  const file = (no: string) =>
    `${head}\r\n${no},${cat.sku},1,2026-07-03 12:00,$20.00,Ann Example,9 King Rd,York,GB,YO1 7HH`;
  const first = await uploadOrderFile(app, seller.token, file('Z-1'));
  const asked = await app.ask(checkOrders, { upload_id: first.upload_id, mapping: first.mapping }, by);
  expect(asked.counts).toMatchObject({ ready: 1 });
  expect(asked.problems.map(({ code, severity }) => `${code} ${severity}`).sort()).toEqual([
    'CURRENCY_MISSING warning',
    'ZONE_MISSING warning',
  ]);
  const mapping = { ...first.mapping, zone: 'Europe/London', currency: 'AUD' };
  await app.ask(importOrders, { upload_id: first.upload_id, mapping }, by);
  await app.runJobs();
  const next = await uploadOrderFile(app, seller.token, file('Z-2'));
  expect(next.mapping).toMatchObject({ zone: 'Europe/London', currency: 'AUD' });
  const known = await app.ask(checkOrders, { upload_id: next.upload_id, mapping: next.mapping }, by);
  expect(known.problems).toEqual([]);
  const { list } = await app.ask(listOrders, { content: 'Z-1' }, by);
  expect(list).toMatchObject([{ price_cents: 2000, currency: 'AUD', placed_at: '2026-07-03T11:00:00.000Z' }]);
});
