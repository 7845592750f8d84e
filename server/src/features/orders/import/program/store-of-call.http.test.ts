import type { InputOf } from '@diy/contract/endpoint';
import { createOrders } from '@diy/contract/orders/order-program';
import { bindOrderSkus } from '@diy/contract/orders/order-uploads';
import { listOrderImports, listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { uploadOrderFile } from '../../testing/upload-orders.ts';

type Order = InputOf<typeof createOrders>['orders'][number];

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let mug: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  mug = await buildDesign(app, seller.token, { name: '杯' });
}, 300_000);
afterAll(() => app.close());

let figure = 0;
const orderOf = (lines: Partial<Order['lines'][number]>[] = [{}]): Order => ({
  order_no: `STORE-${++figure}`,
  shop: 'One',
  lines: lines.map((line, n) => ({ line_id: `${n}`, sku: mug.sku, quantity: 1, ...line })),
});
const send = (order: Order) => app.ask(createOrders, { orders: [order], without_address: true }, by);
const linesOf = async (content: string) => (await app.ask(listOrders, { content }, by)).list;

/** Runs `during` before the first object of a call is written, while the call waits for the store. */
async function whileStoring<Result>(
  during: () => Promise<void>,
  act: () => Promise<Result>,
): Promise<Result> {
  const { storage } = app.services;
  const put = storage.put;
  let isWaiting = true;
  storage.put = async (...args) => {
    if (isWaiting && args[0].startsWith('prv/orders/')) {
      isWaiting = false;
      await during();
    }
    return put.apply(storage, args);
  };
  try {
    return await act();
  } finally {
    storage.put = put;
  }
}
const countObjects = async () => {
  let count = 0;
  for await (const _ of app.services.storage.list(`prv/orders/${seller.id}/`)) count += 1;
  return count;
};

describe('a call that waits for the store', () => {
  it('holds no lock: the same call, sent meanwhile, makes the lines, and it finds them', async () => {
    const order = orderOf([{}, { sku: 'NOBODY' }]);
    const before = await countObjects();
    let beside: Awaited<ReturnType<typeof send>> | undefined;
    const made = await whileStoring(
      async () => {
        beside = await send(order);
      },
      () => send(order),
    );
    expect(beside).toMatchObject({ created: 1 });
    expect(made).toMatchObject({ created: 0, orders_log_id: beside!.orders_log_id });
    expect(await linesOf(order.order_no)).toHaveLength(1);
    // Both calls together store one copy of the call and one sheet of it.
    expect(await countObjects()).toBe(before + 2);
  });

  it('has in its sheet what was left in the end, whatever was bound meanwhile', async () => {
    const skus = ['MEANWHILE-1', 'MEANWHILE-2'];
    const order = orderOf(skus.map((sku) => ({ sku })));
    const before = await countObjects();
    const made = await whileStoring(
      () =>
        app
          .ask(bindOrderSkus, { bindings: [{ sku: skus[0]!, design_id: mug.id }] }, by)
          .then(() => undefined),
      () => send(order),
    );
    expect(made).toMatchObject({ created: 1, counts: { unknown: 1 } });
    expect(await countObjects()).toBe(before + 2);
    const list = (await app.ask(listOrderImports, {}, by)).list;
    const sheet = await fetchFile(app, list.find(({ id }) => id === made.orders_log_id)!.error_sheet_url!);
    const upload = await uploadOrderFile(app, seller.token, sheet.bytes, { name: '待改正.xlsx' });
    expect(upload.row_count).toBe(1);
  });

  it('leaves nothing behind, and is made by the same call again, when the store fails', async () => {
    const order = orderOf();
    const before = await countObjects();
    const failing = whileStoring(
      () => Promise.reject(new Error('store is away')),
      () => app.send(createOrders, { orders: [order], without_address: true }, by),
    );
    expect((await failing).statusCode).toBe(500);
    expect([await countObjects(), await linesOf(order.order_no)]).toEqual([before, []]);
    expect(await send(order)).toMatchObject({ created: 1 });
  });
});
