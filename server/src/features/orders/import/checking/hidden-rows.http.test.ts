import { checkOrders, correctOrders, importOrders, uploadOrders } from '@diy/contract/orders/order-uploads';
import { listOrderImports } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { ORDER_HEADERS, orderRow, sendOrders, uploadOrderFile } from '../../testing/upload-orders.ts';
import { textRows, xlsx } from '../testing/make-tables.ts';
import { makeZip } from '../testing/make-zip.ts';

let app: TestApp;
let by: { token: string };
let sku: string;
beforeAll(async () => {
  app = await buildTestApp();
  const seller = await buildAccount(app);
  by = { token: seller.token };
  ({ sku } = await buildDesign(app, seller.token));
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

it('rows that the workbook hides, and other sheets of orders, are reported and left to choose', async () => {
  const rows = (...orders: string[]) =>
    textRows([ORDER_HEADERS, ...orders.map((order) => orderRow({ 订单号: order, SKU: sku }))]);
  const file = xlsx([
    { name: '说明', rows: textRows([['请勿修改本表'], ['订单号要填全']]) },
    { name: '五月', rows: rows('A-1', 'A-2', 'A-3').replace('<row r="3"', '<row r="3" hidden="1"') },
    { name: '六月', rows: rows('B-1') },
  ]);
  const upload = await uploadOrderFile(app, by.token, file, { name: '订单.xlsx' });
  expect(upload.sheet).toBe('五月');
  expect(upload.sheets.map(({ name, orders }) => [name, orders])).toEqual([
    ['说明', false],
    ['五月', true],
    ['六月', true],
  ]);
  const { upload_id, mapping } = upload;
  const check = async () => {
    const { counts, hidden } = await app.ask(checkOrders, { upload_id, mapping }, by);
    return [counts.ready, counts.blank, hidden];
  };
  expect(await check()).toEqual([3, 0, { rows: 1, left: false }]);
  await app.ask(correctOrders, { upload_id, hidden_rows: 'leave' }, by);
  expect(await check()).toEqual([2, 1, { rows: 1, left: true }]);
  await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  expect((await app.ask(listOrderImports, {}, by)).list[0]).toMatchObject({ created: 2 });
  await app.ask(correctOrders, { upload_id, hidden_rows: 'take' }, by);
  expect(await check()).toEqual([1, 0, { rows: 1, left: false }]);
  const other = await app.ask(uploadOrders, { upload_id, sheet: '六月' }, by);
  expect(other).toMatchObject({ sheet: '六月', row_count: 1 });
  expect(await check()).toEqual([1, 0, { rows: 0, left: false }]);
});

it('a Numbers document says that it is one', async () => {
  const numbers = makeZip([{ name: 'Index/Document.iwa', data: 'x' }]);
  expect(await sendOrders(app, by.token, numbers, { name: 'orders.numbers' })).toMatchObject({
    error: 'orders.table-other-workbook',
    msg: expect.stringContaining('.numbers'),
  });
});
