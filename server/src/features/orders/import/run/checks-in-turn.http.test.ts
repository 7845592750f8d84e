import { checkOrders } from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
let by: { token: string };
let ownerId: string;
beforeAll(async () => {
  app = await buildTestApp();
  const seller = await buildAccount(app);
  ownerId = seller.id;
  by = { token: seller.token };
}, 300_000);
afterAll(() => app.close());

it('dry runs of an account run one after the other, and too many of them are refused', async () => {
  const file = orderCsv([{ 订单号: 'A-1', SKU: 'NOBODY' }]);
  const { upload_id, mapping } = await uploadOrderFile(app, by.token, file, { name: '订单.csv' });
  let release = () => {};
  const held = app.services.orderChecks.run(ownerId, () => new Promise<void>((done) => (release = done)));
  const check = () =>
    app.http.inject({
      method: 'POST',
      url: checkOrders.path,
      headers: { authorization: `Basic ${by.token}` },
      payload: { upload_id, mapping },
    });
  const statuses: number[] = [];
  const all = Array.from({ length: 14 }, () => check().then(({ statusCode }) => statuses.push(statusCode)));
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
  release();
  await held;
  await Promise.all(all);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
});
