import { cancelOperation, getOperation } from '@diy/contract/operations';
import { bindOrderSkus, importOrders } from '@diy/contract/orders/order-uploads';
import {
  getOrder,
  listOrderImports,
  listOrders,
  moveOrders,
  undoOrderImport,
} from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../testing/build-account.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { readSheet } from '../../../../testing/read-sheet.ts';
import {
  buildOrderShop,
  importOf,
  linesOf,
  type OrderShop,
  orderNumbers,
} from '../../testing/build-order-shop.ts';
import { buildOrders, orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const nextOrder = orderNumbers();
const fetchSheet = async (url: string) => readSheet((await fetchFile(app, url)).bytes);

describe('an import', () => {
  it('makes lines, counts that add up, and a log with links; twice is once', async () => {
    const rows: Record<string, string>[] = [
      { 订单号: nextOrder(), SKU: cat.sku, 收货人姓名: '王小明', 收货人电话: '13800138000' },
      { 订单号: nextOrder(), SKU: `${cat.sku}-11oz`, 单个产品数量: '3' },
      { 订单号: nextOrder(), SKU: 'NOBODY' },
    ];
    const { importId } = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    const importRecord = await importOf({ app, by }, importId);
    expect(importRecord).toMatchObject({ state: 'done', created: 2, lines: 2, pieces: 4, can_undo: true });
    expect(importRecord.counts).toMatchObject({ rows: 3, ready: 2, unknown: 1 });
    const lines = await linesOf({ app, by }, importId);
    expect(lines.map((line) => line.order_no)).toEqual([rows[0]!.订单号, rows[1]!.订单号]);
    expect(lines[0]).toMatchObject({
      recipient: '王**',
      phone: '*** 8000',
      state: 'new',
      design: { version: 1 },
    });
    const item = await app.ask(getOrder, { id: lines[0]!.id }, by);
    expect(item.address).toMatchObject({ name: '王小明', phone: '13800138000', city: 'Los Angeles' });
    expect(item.file_hash).toMatch(/^[0-9a-f]{64}$/);

    const original = await app.http.inject({
      url: new URL(importRecord.original_url!).pathname + new URL(importRecord.original_url!).search,
    });
    expect(original.rawPayload.toString()).toBe(orderCsv(rows));
    const sheet = await fetchSheet(importRecord.error_sheet_url!);
    expect(sheet.rows[0]!.slice(-4)).toEqual(['错误行号', '错误列', '错误代码', '错误原因']);
    expect(sheet.rows[1]).toEqual(expect.arrayContaining(['NOBODY', '4', 'SKU', 'SKU_UNKNOWN']));

    const twice = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await importOf({ app, by }, twice.importId)).toMatchObject({
      created: 0,
      counts: { duplicate: 2, unknown: 1 },
      lines: 0,
    });
    const uploaded = await uploadOrderFile(app, seller.token, orderCsv(rows));
    expect(uploaded).toMatchObject({ remembered: true, imported_before: { orders_log_id: twice.importId } });
  });

  it('takes a corrected error sheet', async () => {
    const { importId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: 'NOT-YET' }]);
    await app.runJobs();
    const url = (await importOf({ app, by }, importId)).error_sheet_url!;
    const sheet = (await fetchFile(app, url)).bytes;
    await app.ask(bindOrderSkus, { bindings: [{ sku: 'NOT-YET', design_id: cat.id }] }, by);
    const upload = await uploadOrderFile(app, seller.token, sheet, { name: '待改正.xlsx' });
    expect(upload).toMatchObject({ remembered: true, kind: 'xlsx' });
    await app.ask(importOrders, { upload_id: upload.upload_id }, by);
    await app.runJobs();
    expect((await app.ask(listOrderImports, { limit: 1 }, by)).list[0]).toMatchObject({ created: 1 });
  });

  it('makes nothing where all or nothing was asked for', async () => {
    const csv = orderCsv([
      { 订单号: nextOrder(), SKU: cat.sku },
      { 订单号: nextOrder(), SKU: 'NOBODY' },
    ]);
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
    const response = await app.call(importOrders, { upload_id, mapping, policy: { mode: 'all' } }, by);
    expect(response).toMatchObject({ error: 'orders.not-all-right' });
    expect((await app.ask(listOrders, { content: 'NOBODY' }, by)).rowCount).toBe(0);
  });

  it('brings lines up to date while nobody touched them, never backward, and undoes that', async () => {
    const [one, two] = [nextOrder(), nextOrder()];
    const row = (order: string, more = {}) => ({
      订单号: order,
      子订单号: `${order}-1`,
      SKU: cat.sku,
      ...more,
    });
    const first = await buildOrders(app, seller.token, [row(one), row(two)]);
    await app.runJobs();
    const touched = (await linesOf({ app, by }, first.importId))[1]!;
    await app.ask(moveOrders, { ids: [touched.id], state: 'in_production' }, by);
    const changes = { 单个产品数量: '5', 地址1: '2 Other Street' };
    const upload = await uploadOrderFile(app, seller.token, orderCsv([row(one, changes), row(two, changes)]));
    const policy = { mode: 'right' as const, duplicates: 'update' as const };
    const second = await app.ask(importOrders, { upload_id: upload.upload_id, policy }, by);
    await app.runJobs();
    expect(await importOf({ app, by }, second.orders_log_id)).toMatchObject({
      created: 0,
      updated: 1,
      counts: { duplicate: 2 },
    });
    const [changed, same] = await linesOf({ app, by }, first.importId);
    expect(changed).toMatchObject({ quantity: 5, state: 'new' });
    expect(same).toMatchObject({ quantity: 1, state: 'in_production' });
    expect(await app.ask(undoOrderImport, { id: second.orders_log_id }, by)).toEqual({
      removed: 0,
      restored: 1,
    });
    expect((await linesOf({ app, by }, first.importId))[0]).toMatchObject({ quantity: 1 });
    const item = await app.ask(getOrder, { id: changed!.id }, by);
    expect(item.address.lines).toEqual(['1 Main Street']);
    expect(await app.call(undoOrderImport, { id: first.importId }, by)).toMatchObject({
      error: 'orders.lines-produced',
    });
  });

  it('is taken back, and can then be made again', async () => {
    const rows: Record<string, string>[] = [{ 订单号: nextOrder(), SKU: cat.sku }];
    const { importId } = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await app.ask(undoOrderImport, { id: importId }, by)).toEqual({ removed: 1, restored: 0 });
    expect(await importOf({ app, by }, importId)).toMatchObject({
      state: 'undone',
      lines: 0,
      can_undo: false,
    });
    expect(await app.call(undoOrderImport, { id: importId }, by)).toMatchObject({
      error: 'orders.undone-before',
    });
    const again = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await importOf({ app, by }, again.importId)).toMatchObject({ created: 1 });
  });

  it('whose response was lost is sent again and makes its copies once, in whatever state it is by then', async () => {
    const rows = [{ 订单号: nextOrder(), SKU: cat.sku }];
    await buildOrders(app, seller.token, rows);
    await app.runJobs();
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
    const policy = { mode: 'right', duplicates: 'create' } as const;
    const send = (idempotency_key: string) =>
      app.ask(importOrders, { upload_id, mapping, policy, idempotency_key }, by);
    const [first, atOnce] = await Promise.all([send('first press'), send('first press')]);
    await app.runJobs();
    expect(await importOf({ app, by }, first.orders_log_id)).toMatchObject({ state: 'done', created: 1 });
    const after = await send('first press');
    await app.ask(undoOrderImport, { id: first.orders_log_id }, by);
    expect([atOnce, after, await send('first press')]).toEqual([first, first, first]);
    const once = await send('another press');
    await app.runJobs();
    expect(await importOf({ app, by }, once.orders_log_id)).toMatchObject({ state: 'done', created: 1 });
    const other = await uploadOrderFile(app, seller.token, orderCsv(rows));
    const input = { upload_id: other.upload_id, mapping, idempotency_key: 'another press' };
    expect(await app.call(importOrders, input, by)).toMatchObject({
      code: '10001',
      error: 'orders.import-key-used',
    });
    // The same file with another rule is another import.
    const rule = {
      upload_id,
      mapping,
      policy: { ...policy, mode: 'all' as const },
      idempotency_key: 'first press',
    };
    expect(await app.call(importOrders, rule, by)).toMatchObject({ error: 'orders.import-key-used' });
    // Two files at once under one key: one of them has it.
    const both = await Promise.all(
      [upload_id, other.upload_id].map((id) =>
        app.call(importOrders, { upload_id: id, mapping, policy, idempotency_key: 'third press' }, by),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['10000', '10001']);
    await app.runJobs();
    // Another account's key is another one.
    const stranger = await buildAccount(app);
    const theirs = await uploadOrderFile(app, stranger.token, orderCsv(rows));
    const begun = await app.ask(
      importOrders,
      { upload_id: theirs.upload_id, mapping, idempotency_key: 'first press' },
      { token: stranger.token },
    );
    expect(begun.orders_log_id).not.toBe(first.orders_log_id);
  });

  it('that is cancelled stops, and says so', async () => {
    const { importId, operationId } = await buildOrders(app, seller.token, [
      { 订单号: nextOrder(), SKU: cat.sku },
    ]);
    await app.ask(cancelOperation, { id: operationId }, by);
    await app.runJobs();
    expect(await importOf({ app, by }, importId)).toMatchObject({
      state: 'cancelled',
      operation_state: 'cancelled',
    });
  });

  it('goes on where it was after a kill between any two chunks', async () => {
    const count = 1201;
    const orders = Array.from({ length: count }, () => nextOrder());
    const rows: Record<string, string>[] = orders.map((order, index) => ({
      订单号: order,
      SKU: index % 400 === 7 ? 'NOBODY' : cat.sku,
    }));
    const { importId, operationId } = await buildOrders(app, seller.token, rows);
    const { newId } = app.services;
    for (const killedAt of [700, 100]) {
      let made = 0;
      app.services.newId = () => {
        if (++made > killedAt) throw new Error('killed');
        return newId();
      };
      await app.runJobs();
      app.services.newId = newId;
      await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    }
    expect((await importOf({ app, by }, importId)).counts.rows).toBe(500);
    await app.retryJobs();
    const importRecord = await importOf({ app, by }, importId);
    expect(importRecord).toMatchObject({ state: 'done', created: count - 3, lines: count - 3 });
    expect(importRecord.counts).toMatchObject({ rows: count, ready: count - 3, unknown: 3 });
    expect(await app.ask(getOperation, { id: operationId }, by)).toMatchObject({
      state: 'succeeded',
      failed: 3,
    });
    expect((await fetchSheet(importRecord.error_sheet_url!)).rows).toHaveLength(4);
    expect((await linesOf({ app, by }, importId)).map((line) => line.row)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2 + (index > 6 ? 1 : 0)),
    );
  }, 300_000);
});
