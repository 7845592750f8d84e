import { deleteOrderImports, listOrders, moveOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { buildOrderShop, type OrderShop, orderNumbers } from '../../testing/build-order-shop.ts';
import { buildOrders } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const nextOrder = orderNumbers();

function deletionWaits(): Promise<unknown> {
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return until('the deletion to wait', 60_000, async () => (await app.pool.query(waits)).rows[0]);
}

it('a line that goes into production while its import is being deleted stays, with the import and its file', async () => {
  const order = nextOrder();
  const { uploadId, importId } = await buildOrders(app, seller.token, [{ 订单号: order, SKU: cat.sku }]);
  await app.runJobs();
  const lines = async () => (await app.ask(listOrders, { content: order }, by)).list;
  const ids = (await lines()).map(({ id }) => id);
  const other = await app.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from order_uploads where id = $1 for update', [uploadId]);
    const deleting = app.call(deleteOrderImports, { ids: [importId] }, by);
    await deletionWaits();
    await app.ask(moveOrders, { ids, state: 'in_production' }, by);
    await other.query('commit');
    expect(await deleting).toMatchObject({ error: 'orders.lines-in-production' });
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await lines()).toHaveLength(1);
  expect(await app.services.storage.stat(`prv/orders/${seller.id}/${uploadId}`)).not.toBeNull();
});

it('a file that was imported again before the deletion got its turn stays with the newer import', async () => {
  const { uploadId, importId } = await buildOrders(app, seller.token, [
    { 订单号: nextOrder(), SKU: cat.sku },
  ]);
  await app.runJobs();
  const other = await app.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from order_uploads where id = $1 for update', [uploadId]);
    const deleting = app.call(deleteOrderImports, { ids: [importId] }, by);
    await deletionWaits();
    await other.query(
      `insert into order_logs overriding user value select (jsonb_populate_record(l, '{"id": "newer-import"}')).* from order_logs l where id = $1`,
      [importId],
    );
    await other.query('commit');
    expect(await deleting).toMatchObject({ data: { deleted: 1 } });
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await app.services.storage.stat(`prv/orders/${seller.id}/${uploadId}`)).not.toBeNull();
  expect(await app.ask(deleteOrderImports, { ids: ['newer-import'] }, by)).toEqual({ deleted: 1 });
  expect(await app.services.storage.stat(`prv/orders/${seller.id}/${uploadId}`)).toBeNull();
});
