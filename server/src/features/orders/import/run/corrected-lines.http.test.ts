import { checkOrders, correctOrders, importOrders } from '@diy/contract/orders/order-uploads';
import {
  deleteOrderImports,
  deleteOrders,
  getOrder,
  listOrderImports,
  listOrders,
  moveOrders,
  undoOrderImport,
} from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { buildOrderShop, type OrderShop, orderNumbers } from '../../testing/build-order-shop.ts';
import { ORDER_HEADERS, orderRow, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
let dog: { id: string; sku: string };
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
  dog = await buildDesign(app, seller.token, { name: '狗' });
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

const nextOrder = orderNumbers();
type Row = Record<string, string>;

/** A file of such rows with a column of the buyer's words; columns in `without` are left out. */
async function upload(rows: Row[], without: readonly string[] = []) {
  const headers = [...ORDER_HEADERS, '定制-名字'];
  const kept = headers.flatMap((header, at) => (without.includes(header) ? [] : [at]));
  const cells = [
    headers,
    ...rows.map((row) => [...orderRow({ SKU: cat.sku, ...row }), row['定制-名字'] ?? '']),
  ];
  const csv = cells.map((row) => kept.map((at) => `"${row[at]}"`).join(',')).join('\r\n');
  const read = await uploadOrderFile(app, seller.token, csv);
  const mapping = { ...read.mapping, ...(without.includes('地址1') ? { without_address: true } : {}) };
  const { upload_id } = read;
  const check = () => app.ask(checkOrders, { upload_id, mapping }, by);
  const start = async (duplicates: 'skip' | 'update' = 'skip') => {
    const policy = { mode: 'right' as const, duplicates };
    const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping, policy }, by);
    await app.runJobs();
    return (await app.ask(listOrderImports, {}, by)).list.find(({ id }) => id === orders_log_id)!;
  };
  return { upload_id, check, start };
}

/** The lines of an order as they would be produced. */
async function linesOf(order: string) {
  const { list } = await app.ask(listOrders, { content: order, limit: 50 }, by);
  const items = await Promise.all(list.map(({ id }) => app.ask(getOrder, { id }, by)));
  return items.reverse().map(({ id, sku, quantity, state, shop, personalisation, address }) => ({
    id,
    sku,
    quantity,
    state,
    shop,
    name: personalisation.map(({ value }) => value).join(),
    street: address.lines.join(),
  }));
}

describe('a row whose line exists', () => {
  it('with a corrected text is shown beside it, and updates it', async () => {
    const order = nextOrder();
    await (await upload([{ 订单号: order, '定制-名字': 'Ana' }])).start();
    const next = await upload([
      { 订单号: order, '定制-名字': 'Anna', 单个产品数量: '2', 地址1: '2 Oak Road' },
    ]);
    const { counts, changes, list, problems } = await next.check();
    expect(counts).toMatchObject({ ready: 0, duplicate: 1, wrong: 0 });
    expect(changes).toEqual({ rows: 1, undecided: 1, updates: 0, refused: 0, reprints: 0 });
    expect(problems).toMatchObject([{ code: 'LINE_CHANGED', severity: 'warning' }]);
    expect(list[0]!.change).toEqual({
      fields: [
        { field: 'quantity', name: '', before: '1', now: '2' },
        { field: 'personalization', name: '名字', before: 'Ana', now: 'Anna' },
        { field: 'address1', name: '', before: '1 Main Street', now: '2 Oak Road' },
      ],
      reprint: false,
      refused: null,
    });
    expect(await next.start('update')).toMatchObject({ created: 0, updated: 1 });
    expect(await linesOf(order)).toMatchObject([{ name: 'Anna', quantity: 2, street: '2 Oak Road' }]);
  });

  it('is kept, or made beside it, where somebody says so for that row or for all', async () => {
    const orders = [nextOrder(), nextOrder(), nextOrder()];
    const rows = (name: string) => orders.map((order) => ({ 订单号: order, '定制-名字': name }));
    await (await upload(rows('Ana'))).start();
    const next = await upload(rows('Anna'));
    const { upload_id } = next;
    const lines = [
      { row: 2, choice: 'update' as const },
      { row: 3, choice: 'further' as const },
    ];
    await app.ask(correctOrders, { upload_id, lines, all_lines: 'keep' }, by);
    const { counts, changes } = await next.check();
    expect(counts).toMatchObject({ ready: 1, duplicate: 2 });
    expect(changes).toMatchObject({ rows: 3, undecided: 0, updates: 1 });
    expect(await next.start()).toMatchObject({ created: 1, updated: 1 });
    const names = async () =>
      Promise.all(orders.map(async (order) => (await linesOf(order)).map(({ name }) => name)));
    expect(await names()).toEqual([['Anna'], ['Ana', 'Anna'], ['Ana']]);
    // The same upload once more makes nothing.
    expect(await next.start()).toMatchObject({ created: 0 });
    expect(await names()).toEqual([['Anna'], ['Ana', 'Anna'], ['Ana']]);
  });

  it('of two equal products waits, and names both, until somebody says which it is', async () => {
    const order = nextOrder();
    const row = (name: string) => ({ 订单号: order, '定制-名字': name });
    await (await upload([row('Ana'), row('Bella')])).start();
    const next = await upload([row('Cara')]);
    const { counts, list, problems } = await next.check();
    expect(counts).toMatchObject({ ready: 0, duplicate: 0, wrong: 1 });
    expect(problems).toMatchObject([{ code: 'LINE_UNSURE' }]);
    const { candidates } = list[0]!;
    expect(candidates.map(({ personalisation }) => personalisation[0]!.value)).toEqual(['Ana', 'Bella']);
    expect(await next.start('update')).toMatchObject({ created: 0, updated: 0 });
    const lines = [{ row: 2, choice: 'update' as const, order_id: candidates[1]!.order_id }];
    await app.ask(correctOrders, { upload_id: next.upload_id, lines }, by);
    expect(await next.start()).toMatchObject({ created: 0, updated: 1 });
    expect((await linesOf(order)).map(({ name }) => name)).toEqual(['Ana', 'Cara']);
  });

  it('of an order without its shop is the same order, and takes nothing away from it', async () => {
    const order = nextOrder();
    await (await upload([{ 订单号: order, '定制-名字': 'Ana' }])).start();
    const next = await upload(
      [{ 订单号: order, '定制-名字': 'Anna' }],
      [
        '店铺账号',
        '平台',
        '收货人姓名',
        '国家二字码',
        '收货人州/省',
        '收货人城市',
        '地址1',
        '邮编',
        '收货人电话',
        '订单状态',
      ],
    );
    await app.ask(correctOrders, { upload_id: next.upload_id, all_lines: 'update' }, by);
    const { list } = await next.check();
    expect(list[0]!.change!.fields.map(({ field }) => field)).toEqual(['personalization']);
    expect(await next.start()).toMatchObject({ created: 0, updated: 1 });
    expect(await linesOf(order)).toMatchObject([{ name: 'Anna', shop: '一号店', street: '1 Main Street' }]);
  });

  it('says that an order is cancelled, paid or shipped by now', async () => {
    const [unpaid, open, gone] = [nextOrder(), nextOrder(), nextOrder()];
    const rows = (...states: string[]) =>
      [unpaid, open, gone].map((order, at) => ({ 订单号: order, 订单状态: states[at]! }));
    await (await upload(rows('待付款', '待发货', '待发货'))).start();
    const next = await upload(rows('待发货', '已取消', '已发货'));
    const { changes, list } = await next.check();
    expect(changes).toMatchObject({ rows: 3, undecided: 3 });
    expect(list.map(({ change }) => change!.fields.map(({ before, now }) => `${before} → ${now}`))).toEqual([
      ['held → open'],
      ['open → cancelled'],
      ['open → shipped'],
    ]);
    await next.start('update');
    expect((await Promise.all([unpaid, open, gone].map(linesOf))).map(([line]) => line!.state)).toEqual([
      'new',
      'cancelled',
      'shipped',
    ]);
  });
});

it('another id for a line that a file leaves out is asked about, and never makes it twice', async () => {
  const order = nextOrder();
  const rows = (...ids: string[]): Row[] => [
    { 订单号: order, 子订单号: ids[0]!, '定制-名字': 'Ana' },
    { 订单号: order, 子订单号: ids[1]!, SKU: dog.sku, '定制-名字': 'Ben' },
  ];
  await (await upload(rows('L1', 'L2'))).start();
  const next = await upload(rows('L3', 'L4'));
  const { counts, list, problems } = await next.check();
  expect(counts).toMatchObject({ ready: 0, wrong: 2 });
  expect(problems).toMatchObject([{ code: 'LINE_UNSURE', rows: 2 }]);
  expect(list.map(({ candidates }) => candidates.length)).toEqual([1, 1]);
  expect(await next.start('update')).toMatchObject({ created: 0, updated: 0 });
  const lines = [
    { row: 2, choice: 'keep' as const },
    { row: 3, choice: 'further' as const },
  ];
  await app.ask(correctOrders, { upload_id: next.upload_id, lines }, by);
  expect((await next.check()).counts).toMatchObject({ ready: 1, duplicate: 1 });
});

it('an empty variation says nothing of the words that might stand in it', async () => {
  const order = nextOrder();
  await (await upload([{ 订单号: order, '定制-名字': 'Ana' }])).start();
  const next = await upload([{ 订单号: order }], ['定制-名字']);
  expect(await next.check()).toMatchObject({ changes: { rows: 0 }, problems: [] });
  await next.start('update');
  expect(await linesOf(order)).toMatchObject([{ name: 'Ana' }]);
});

it('a line that only a file cancelled is reported when a file wants it produced', async () => {
  const [byFile, byPerson] = [nextOrder(), nextOrder()];
  const rows = (state: string) => [byFile, byPerson].map((order) => ({ 订单号: order, 订单状态: state }));
  await (await upload(rows('待发货'))).start();
  const ids = (await linesOf(byPerson)).map(({ id }) => id);
  await app.ask(moveOrders, { ids, state: 'cancelled' }, by);
  await (await upload(rows('已取消'))).start('update');
  expect((await linesOf(byFile))[0]!.state).toBe('cancelled');
  const { problems, list } = await (await upload(rows('待发货'))).check();
  expect(problems).toMatchObject([{ code: 'LINE_CHANGED_LATE', rows: 1 }]);
  expect(list.map(({ change }) => change?.fields ?? [])).toEqual([
    [{ field: 'orderStatus', name: '', before: 'cancelled', now: 'open' }],
    [],
  ]);
});

describe('a produced line', () => {
  const produced = async (order: string) => {
    const importRecord = await (await upload([{ 订单号: order, '定制-名字': 'Ana' }])).start();
    const [line] = await linesOf(order);
    await app.pool.query(`update order_lines set state = 'ready' where id = $1`, [line!.id]);
    return { importRecord, id: line!.id };
  };

  it('is made again after an update, says so, and the update cannot be taken back after that', async () => {
    const order = nextOrder();
    const { id } = await produced(order);
    const next = await upload([{ 订单号: order, '定制-名字': 'Anna' }]);
    const { list, changes } = await next.check();
    expect(list[0]!.change).toMatchObject({ reprint: true, refused: null });
    expect(changes.reprints).toBe(1);
    const importRecord = await next.start('update');
    expect(await linesOf(order)).toMatchObject([{ id, state: 'new', name: 'Anna' }]);
    expect((await app.ask(getOrder, { id }, by)).files_outdated).toBe(true);
    await app.pool.query(`update order_lines set state = 'ready', files_outdated = false where id = $1`, [
      id,
    ]);
    expect(await app.call(undoOrderImport, { id: importRecord.id }, by)).toMatchObject({
      error: 'orders.lines-produced',
    });
    expect(
      (await app.ask(listOrderImports, {}, by)).list.find((one) => one.id === importRecord.id)!.can_undo,
    ).toBe(false);
  });

  it('that only goes elsewhere stays ready', async () => {
    const order = nextOrder();
    await produced(order);
    const importRecord = await (
      await upload([{ 订单号: order, '定制-名字': 'Ana', 地址1: '2 Oak Road' }])
    ).start('update');
    expect(await linesOf(order)).toMatchObject([{ state: 'ready', street: '2 Oak Road' }]);
    await app.ask(undoOrderImport, { id: importRecord.id }, by);
    expect(await linesOf(order)).toMatchObject([{ state: 'ready', street: '1 Main Street' }]);
  });

  it('is refused with the reason once it is in production; its address still follows', async () => {
    const [one, two] = [nextOrder(), nextOrder()];
    const ids = [(await produced(one)).id, (await produced(two)).id];
    await app.ask(moveOrders, { ids, state: 'in_production' }, by);
    const next = await upload([
      { 订单号: one, '定制-名字': 'Anna' },
      { 订单号: two, '定制-名字': 'Ana', 地址1: '2 Oak Road' },
    ]);
    const { list, problems, changes } = await next.check();
    expect(changes).toMatchObject({ rows: 2, refused: 1, undecided: 1 });
    expect(problems.map(({ code }) => code).sort()).toEqual(['LINE_CHANGED', 'LINE_CHANGED_LATE']);
    expect(list[0]!.change).toMatchObject({ refused: 'in_production' });
    const importRecord = await next.start('update');
    expect(importRecord).toMatchObject({ updated: 1, error_sheet_url: expect.any(String) });
    expect(await linesOf(one)).toMatchObject([{ name: 'Ana', state: 'in_production' }]);
    expect(await linesOf(two)).toMatchObject([{ street: '2 Oak Road', state: 'in_production' }]);
  });

  it.each([
    ['已取消', 'cancelled'],
    ['退款中', 'held'],
  ])('in production is reported when its order is %s by now', async (said, now) => {
    const order = nextOrder();
    const { id, importRecord } = await produced(order);
    await app.ask(moveOrders, { ids: [id], state: 'in_production' }, by);
    const next = await upload([{ 订单号: order, '定制-名字': 'Ana', 订单状态: said }]);
    const { list, problems } = await next.check();
    expect(problems).toMatchObject([{ code: 'LINE_CHANGED_LATE', severity: 'warning' }]);
    expect(list[0]!.change).toEqual({
      fields: [{ field: 'orderStatus', name: '', before: 'open', now }],
      reprint: false,
      refused: 'in_production',
    });
    expect(await next.start('update')).toMatchObject({ updated: 0, error_sheet_url: expect.any(String) });
    expect(await linesOf(order)).toMatchObject([{ state: 'in_production' }]);
    const undone = await app.call(undoOrderImport, { id: importRecord.id }, by);
    expect(undone).toMatchObject({ error: 'orders.lines-produced' });
  });
});

it('lines in production are not deleted, alone or with their import, until they are shipped or cancelled', async () => {
  const order = nextOrder();
  const importRecord = await (await upload([{ 订单号: order }])).start();
  const ids = (await linesOf(order)).map(({ id }) => id);
  await app.ask(moveOrders, { ids, state: 'in_production' }, by);
  const refused = { error: 'orders.lines-in-production' };
  expect(await app.call(deleteOrders, { ids }, by)).toMatchObject(refused);
  expect(await app.call(deleteOrderImports, { ids: [importRecord.id] }, by)).toMatchObject(refused);
  await app.ask(moveOrders, { ids, state: 'shipped' }, by);
  expect(await app.ask(deleteOrderImports, { ids: [importRecord.id] }, by)).toEqual({ deleted: 1 });
});

it('one order with two addresses is reported, in the file and beside lines that exist', async () => {
  const order = nextOrder();
  const row = (sku: string, street: string) => ({ 订单号: order, SKU: sku, 地址1: street });
  await (await upload([row(cat.sku, '1 Main Street')])).start();
  const next = await upload([row(cat.sku, '1 Main Street'), row(dog.sku, '2 Oak Road')]);
  expect((await next.check()).problems).toMatchObject([{ code: 'ADDRESS_CONFLICT', rows: 1 }]);
  await next.start();
  const { list } = await app.ask(listOrders, { content: order }, by);
  expect(list.map(({ other_address }) => other_address)).toEqual([true, true]);
});
