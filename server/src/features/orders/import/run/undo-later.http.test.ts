import { createOrders } from '@diy/contract/orders/order-program';
import { importOrders } from '@diy/contract/orders/order-uploads';
import {
  deleteOrderImports,
  getOrder,
  listOrders,
  moveOrders,
  undoOrderImport,
} from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderShop, importOf, type OrderShop, orderNumbers } from '../../testing/build-order-shop.ts';
import { ORDER_HEADERS, orderRow, uploadOrderFile } from '../../testing/upload-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await buildOrderShop();
}, 300_000);
afterAll(() => shop.app.close());

const nextOrder = orderNumbers();
type Row = Record<string, string>;

/** Starts an import of such rows, with a column of the buyer's words, without running it. */
async function start(name: string, rows: Row[]): Promise<string> {
  const { app, seller, by, cat } = shop;
  const cells = [
    [...ORDER_HEADERS, '定制-名字'],
    ...rows.map((row) => [...orderRow({ SKU: cat.sku, ...row }), row['定制-名字'] ?? '']),
  ];
  const csv = cells.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv, { name });
  const policy = { mode: 'right' as const, duplicates: 'update' as const };
  return (await app.ask(importOrders, { upload_id, mapping, policy }, by)).orders_log_id;
}
const take = async (name: string, ...rows: Row[]) => {
  const id = await start(name, rows);
  await shop.app.runJobs();
  return id;
};
const undo = (id: string) => shop.app.call(undoOrderImport, { id }, shop.by);
/** State and words of the lines of an order. */
async function lines(order: string) {
  const { list } = await shop.app.ask(listOrders, { content: order }, shop.by);
  const items = await Promise.all(list.map(({ id }) => shop.app.ask(getOrder, { id }, shop.by)));
  return items.map(({ state, personalisation }) => [state, personalisation[0]?.value]);
}
/** What the list of imports and the call say of undoing an import: both the same. */
async function refusal(id: string) {
  const { can_undo, undo_refused } = await importOf(shop, id);
  const reply = await undo(id);
  expect(reply.code === '10000').toBe(can_undo);
  expect(undo_refused?.reason).toBe(can_undo ? undefined : reply.msg);
  const error = 'error' in reply ? reply.error : null;
  return { error, later: undo_refused?.later?.id ?? null };
}

describe('an import whose lines a later one changed', () => {
  it.each<[string, Row, string, string]>([
    ['words', { '定制-名字': 'Annie' }, 'new', 'Annie'],
    ['cancelled', { '定制-名字': 'Anne', 订单状态: '已取消' }, 'cancelled', 'Anne'],
    ['shipped', { '定制-名字': 'Anne', 订单状态: '已发货' }, 'shipped', 'Anne'],
    ['its address', { '定制-名字': 'Anne', 地址1: '9 Elm Street' }, 'ready', 'Anne'],
  ])('is not undone before that one: %s', async (_, said, state, words) => {
    const order = nextOrder();
    const a = await take('A.csv', { 订单号: order, '定制-名字': 'Ana' });
    const b = await take('B.csv', { 订单号: order, '定制-名字': 'Anne' });
    await shop.app.pool.query(`update order_lines set state = 'ready' where order_no = $1`, [order]);
    const c = await take('C.csv', { 订单号: order, ...said });
    for (const id of [a, b])
      expect(await refusal(id)).toEqual({ error: 'orders.undo-later-first', later: c });
    expect(await lines(order)).toEqual([[state, words]]);
  });

  it('is undone after it, each step leading back to what was before', async () => {
    const order = nextOrder();
    const imports: string[] = [];
    for (const words of ['Ana', 'Anne', 'Annie'])
      imports.push(await take(`${words}.csv`, { 订单号: order, '定制-名字': words }));
    for (const [at, words] of [
      [2, 'Anne'],
      [1, 'Ana'],
    ] as const) {
      expect(await undo(imports[at]!)).toMatchObject({ data: { removed: 0, restored: 1 } });
      expect(await lines(order)).toEqual([['new', words]]);
    }
    expect(await undo(imports[0]!)).toMatchObject({ data: { removed: 1, restored: 0 } });
    expect(await lines(order)).toEqual([]);
  });

  it('is undone where the other changed other lines, and names the file and its moment', async () => {
    const [one, two] = [nextOrder(), nextOrder()];
    await take('A.csv', { 订单号: one, '定制-名字': 'Ana' }, { 订单号: two, '定制-名字': 'Bo' });
    const b = await take('B.csv', { 订单号: one, '定制-名字': 'Anne' });
    const c = await take('迟到.csv', { 订单号: two, '定制-名字': 'Bob' });
    expect(await undo(b)).toMatchObject({ data: { restored: 1 } });
    const d = await take('D.csv', { 订单号: two, '定制-名字': 'Bobby' });
    const { msg } = await undo(c);
    expect(msg).toContain('D.csv');
    expect(msg).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    expect(await undo(d)).toMatchObject({ data: { restored: 1 } });
    expect(await undo(c)).toMatchObject({ data: { restored: 1 } });
  });

  it('waits for a program that changed them, and the other way round', async () => {
    const order = nextOrder();
    const { cat, app, by } = shop;
    const address = { name: 'Anna Smith', country: 'US', province: 'CA', city: 'Los Angeles' };
    const call = (value: string) =>
      app.ask(
        createOrders,
        {
          orders: [
            {
              order_no: order,
              platform: 'Temu',
              shop: '一号店',
              address: { ...address, line1: '1 Main Street', postcode: '90001', phone: '3105550123' },
              lines: [{ sku: cat.sku, quantity: 1, personalisation: [{ name: '名字', value }] }],
            },
          ],
        },
        by,
      );
    const a = await take('A.csv', { 订单号: order, '定制-名字': 'Ana' });
    const b = (await call('Anne')).orders_log_id!;
    expect(await refusal(a)).toEqual({ error: 'orders.undo-later-first', later: b });
    const c = await take('C.csv', { 订单号: order, '定制-名字': 'Annie' });
    expect(await refusal(b)).toEqual({ error: 'orders.undo-later-first', later: c });
    expect(await lines(order)).toEqual([['new', 'Annie']]);
  });

  it('is not undone once that one was deleted, since nobody knows what was in between', async () => {
    const order = nextOrder();
    const a = await take('A.csv', { 订单号: order, '定制-名字': 'Ana' });
    const b = await take('B.csv', { 订单号: order, '定制-名字': 'Anne' });
    const c = await take('C.csv', { 订单号: order, '定制-名字': 'Annie', 订单状态: '已取消' });
    await shop.app.ask(deleteOrderImports, { ids: [c] }, shop.by);
    for (const id of [a, b])
      expect(await refusal(id)).toEqual({ error: 'orders.undo-later-deleted', later: null });
    expect((await lines(order))[0]![0]).toBe('cancelled');
  });

  it('is not undone after two changes of one line by a file in between, whichever was the last', async () => {
    const order = nextOrder();
    const a = await take('A.csv', { 订单号: order, '定制-名字': 'Ana' });
    const b = await take('B.csv', { 订单号: order, '定制-名字': 'Anne' });
    const c = await take('C.csv', { 订单号: order, '定制-名字': 'Annie' });
    // Another chunk of B changes the line again after C.
    await shop.app.pool.query(
      `update order_line_history set last_seq = nextval('order_changes') where import_id = $1`,
      [b],
    );
    for (const id of [a, b, c]) expect((await refusal(id)).error).toBe('orders.undo-later-first');
  });
});

it.each<[string, (ids: string[]) => Promise<unknown>, Row]>([
  ['by hand', (ids) => shop.app.ask(moveOrders, { ids, state: 'shipped' }, shop.by), {}],
  ['by its own file', async () => undefined, { 订单状态: '已发货' }],
])(
  'lines that were shipped %s are not deleted by undoing, which would print them twice',
  async (_, ship, more) => {
    const order = nextOrder();
    const a = await take('A.csv', { 订单号: order, '定制-名字': 'Ana', ...more });
    const { list } = await shop.app.ask(listOrders, { content: order }, shop.by);
    await ship(list.map(({ id }) => id));
    expect(await refusal(a)).toEqual({ error: 'orders.lines-produced', later: null });
    expect(await lines(order)).toEqual([['shipped', 'Ana']]);
  },
);

it('an undo and an import of the same line at once end as one after the other', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = nextOrder();
    await take('A.csv', { 订单号: order, '定制-名字': 'Ana' });
    const b = await take('B.csv', { 订单号: order, '定制-名字': 'Anne' });
    const c = await start('C.csv', [{ 订单号: order, '定制-名字': 'Annie' }]);
    const [undone] = await Promise.all([undo(b), shop.app.runJobs()]);
    expect(await lines(order)).toEqual([['new', 'Annie']]);
    const isFirst = undone.code === '10000';
    if (!isFirst) expect(undone).toMatchObject({ error: 'orders.undo-later-first' });
    expect(await undo(c)).toMatchObject({ data: { restored: 1 } });
    expect(await lines(order)).toEqual([['new', isFirst ? 'Ana' : 'Anne']]);
  }
});
