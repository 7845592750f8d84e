import { createOrders } from '@diy/contract/orders/order-program';
import { acceptReview, editReview, getReview } from '@diy/contract/orders/order-review';
import { getOrder, listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';

const REASON = /SECRET_KEY/;
let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let sku: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  const document = mugDocument('SAMPLE');
  const layers = document.surfaces[0]!.layers.map((layer) =>
    layer.id === 'words' ? { ...layer, name: '名字' } : layer,
  );
  const surfaces = [{ ...document.surfaces[0]!, layers }];
  ({ sku } = await buildDesign(app, seller.token, { name: '名字杯', document: { ...document, surfaces } }));
}, 300_000);
afterAll(() => app.close());

let orders = 0;
/** One order of two lines, each for the same name. */
async function bring(orderNo = `UN-${++orders}`) {
  const lines = ['1', '2'].map((line) => ({
    line_id: line,
    sku,
    quantity: 1,
    personalisation: [{ name: '名字', value: 'Anna' }],
  }));
  const made = await app.ask(
    createOrders,
    { orders: [{ order_no: orderNo, lines }], without_address: true },
    by,
  );
  const ids = made.lines.map(({ order_id }) => order_id!);
  return { orderNo, ids, importId: made.orders_log_id! };
}

/** As after `secret accept`: the bytes belong to a key that is gone. */
const lose = (id: string) =>
  app.pool.query(
    `update order_lines set private = '\\x01'::bytea || sha512(private), print_key = null where id = $1`,
    [id],
  );
const rowsOf = async (orderNo: string) => (await app.ask(listOrders, { content: orderNo }, by)).list;

it('a line that nobody can decrypt says so, and the others are as they were', async () => {
  const { orderNo, ids, importId } = await bring();
  await app.runJobs();
  await lose(ids[0]!);
  const rows = await rowsOf(orderNo);
  expect(rows.map(({ id, problem }) => [id === ids[0], REASON.test(problem)]).sort()).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await app.ask(getOrder, { id: ids[0]! }, by)).problem).toMatch(REASON);
  expect((await app.ask(getOrder, { id: ids[1]! }, by)).problem).toBe('');
  const review = (id: string) =>
    app.ask(getReview, { id, orders_log_id: importId, scope: 'personalised' }, by);
  expect((await review(ids[1]!)).equal).toBe(0);
  expect(JSON.stringify(await review(ids[0]!))).toMatch(REASON);
});

it('it is neither accepted nor edited, with the reason in the reader’s language', async () => {
  const { ids, importId } = await bring();
  await app.runJobs();
  const queue = { orders_log_id: importId, scope: 'personalised' as const };
  await lose(ids[0]!);
  const { id, version } = await app.ask(getReview, { id: ids[0]!, ...queue }, by);
  const accepted = await app.call(acceptReview, { id, version, seen: [], ...queue }, by);
  expect([accepted.code, accepted.msg]).toEqual(['10001', expect.stringMatching(REASON)]);
  const fields = [{ name: '名字', value: 'Bo' }];
  const edited = await app.call(editReview, { id, version, fields }, { ...by, locale: 'en' });
  expect([edited.code, edited.msg]).toEqual(['10001', expect.stringMatching(/old key/)]);
});

it('it does not stop the check of others, and a call with the order again makes it readable', async () => {
  const { orderNo, ids } = await bring();
  await lose(ids[0]!);
  await app.runJobs();
  const { rows } = await app.pool.query('select checked_at, problem from order_lines where id = any($1)', [
    ids,
  ]);
  expect(rows.every(({ checked_at }) => checked_at !== null)).toBe(true);
  expect(rows.filter(({ problem }) => problem?.id === 'orders.unreadable')).toHaveLength(1);
  await bring(orderNo);
  await app.runJobs();
  const again = await rowsOf(orderNo);
  expect(again.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(again.map(({ problem }) => problem)).toEqual(['', '']);
});
