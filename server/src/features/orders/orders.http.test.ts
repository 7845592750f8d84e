import { cancelOperation, getOperation } from '@diy/contract/operations';
import {
  bindOrderSkus,
  checkOrders,
  getOrderTemplate,
  importOrders,
  mendOrders,
  uploadOrders,
} from '@diy/contract/order-uploads';
import {
  deleteOrderLogs,
  getOrder,
  listOrderLogs,
  listOrders,
  moveOrders,
  undoOrderLog,
} from '@diy/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheets/read-sheet.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildDesign } from '../../testing/build-design.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildOrders, orderCsv, sendOrders, uploadOrderFile } from '../../testing/upload-orders.ts';
import { purgeOriginals } from './delete-logs.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string; templateId: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫' });
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

const logOf = async (id: string) => (await app.ask(listOrderLogs, {}, by)).list.find((log) => log.id === id)!;
const linesOf = async (id: string) => (await app.ask(listOrders, { orders_log_id: id }, by)).list;
let figure = 0;
const nextOrder = () => `PO-${String(++figure).padStart(18, '0')}`;
const heaps = ({ counts }: { counts: Record<string, number> }) =>
  Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));

describe('an upload', () => {
  it('is read once, with what its columns seem to mean', async () => {
    const upload = await uploadOrderFile(app, seller.token, orderCsv([{ 订单号: '00123', SKU: cat.sku }]));
    expect(upload).toMatchObject({
      kind: 'csv',
      encoding: 'utf-8',
      header_row: 1,
      row_count: 1,
      remembered: false,
    });
    expect(upload.columns[0]).toEqual({ index: 0, header: '订单号', samples: ['00123'] });
    expect(upload.mapping.columns).toMatchObject({ externalOrderNo: [0], sku: [4], quantity: [5] });
    expect(upload.missing).toEqual([]);
    const again = await app.ask(uploadOrders, { upload_id: upload.upload_id, delimiter: ';' }, by);
    expect(again.columns).toHaveLength(1);
  });

  it.each([
    ['no file at all', () => app.call(uploadOrders, {}, by), 'orders.no-file'],
    ['an empty file', () => sendOrders(app, seller.token, ''), 'orders.table-empty'],
    [
      'one of 21 MB',
      () => sendOrders(app, seller.token, Buffer.alloc(21 * 1024 * 1024, 'a')),
      'orders.table-too-large',
    ],
    [
      'the wrong file of a marketplace',
      () => sendOrders(app, seller.token, 'Order ID,Number of Items,Order Net,SKU\n1,2,3,4'),
      'orders.etsy-orders-file',
    ],
  ])('is refused: %s', async (_, send, error) => {
    const answer = await send();
    expect(answer).toMatchObject({ code: '10001' });
    expect((answer as { error: string }).error).toMatch(/^orders\./);
    if (!error.includes('etsy')) expect((answer as { error: string }).error).toBe(error);
  });

  it('needs a token', async () => {
    expect(await sendOrders(app, undefined, 'a,b')).toMatchObject({ code: '10002' });
  });
});

describe('the dry run', () => {
  it('puts every row in one heap, mends in place and in bulk, and binds SKUs', async () => {
    const order = nextOrder();
    const rows: Record<string, string>[] = [
      { 订单号: nextOrder(), SKU: cat.sku },
      { 订单号: nextOrder(), SKU: 'WHO-KNOWS' },
      { 订单号: nextOrder(), SKU: cat.sku, 单个产品数量: '零' },
      { 订单号: nextOrder(), SKU: cat.sku, 国家二字码: '' },
      { 订单号: nextOrder(), SKU: cat.sku, 订单状态: '已取消' },
      { 订单号: order, 子订单号: 'L1', SKU: cat.sku },
      { 订单号: order, 子订单号: 'L1', SKU: cat.sku },
    ];
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, `${orderCsv(rows)}\r\n,,\r\n"x"`);
    const check = (more = {}) => app.ask(checkOrders, { upload_id, mapping, ...more }, by);
    const first = await check();
    expect(heaps(first)).toEqual({
      rows: 9,
      ready: 2,
      unknown: 1,
      wrong: 3,
      cancelled: 1,
      duplicate: 1,
      blank: 1,
    });
    expect(first.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['QUANTITY_INVALID', 'COUNTRY_MISSING']),
    );
    expect(first.unknown_skus).toMatchObject([{ sku: 'WHO-KNOWS', rows: 1 }]);
    expect(first.list[0]).toMatchObject({ row: 2, recipient: 'A*** S****', design: { id: cat.id } });
    const wrong = await check({ heap: 'wrong', code: 'QUANTITY_INVALID' });
    expect(wrong.list).toMatchObject([{ row: 4, fields: { quantity: '零' } }]);

    await app.ask(
      mendOrders,
      {
        upload_id,
        rows: [{ row: 4, field: 'quantity', value: '2' }],
        bulk: [{ field: 'country', from: '', to: 'US' }],
      },
      by,
    );
    await app.ask(bindOrderSkus, { bindings: [{ sku: ' who-knows ', design_id: cat.id }] }, by);
    const second = await check();
    expect(heaps(second)).toEqual({ rows: 9, ready: 5, wrong: 1, cancelled: 1, duplicate: 1, blank: 1 });
    expect(second.list[2]).toMatchObject({ heap: 'ready', quantity: 2, mended: ['quantity'] });
    const page = await check({ heap: 'ready', p: 2, limit: 2 });
    expect(page).toMatchObject({ rowCount: 5, totalPage: 3, curPage: 2 });
    expect(page.list).toHaveLength(2);
  });

  it('refuses colours the product does not have', async () => {
    const bindings = [{ sku: 'X', design_id: cat.id, colour_id: 'no-such' }];
    expect(await app.call(bindOrderSkus, { bindings }, by)).toMatchObject({
      error: 'orders.unknown-variant',
    });
  });
});

describe('an import', () => {
  it('makes lines, counts that add up, and a log with links; twice is once', async () => {
    const rows: Record<string, string>[] = [
      { 订单号: nextOrder(), SKU: cat.sku, 收货人姓名: '王小明', 收货人电话: '13800138000' },
      { 订单号: nextOrder(), SKU: `${cat.sku}-11oz`, 单个产品数量: '3' },
      { 订单号: nextOrder(), SKU: 'NOBODY' },
    ];
    const { logId } = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    const log = await logOf(logId);
    expect(log).toMatchObject({ state: 'done', created: 2, lines: 2, pieces: 4, can_undo: true });
    expect(log.counts).toMatchObject({ rows: 3, ready: 2, unknown: 1 });
    const lines = await linesOf(logId);
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
      url: new URL(log.original_url!).pathname + new URL(log.original_url!).search,
    });
    expect(original.rawPayload.toString()).toBe(orderCsv(rows));
    const sheet = await fetchSheet(log.error_sheet_url!);
    expect(sheet.rows[0]!.slice(-4)).toEqual(['错误行号', '错误列', '错误代码', '错误原因']);
    expect(sheet.rows[1]).toEqual(expect.arrayContaining(['NOBODY', '4', 'SKU', 'SKU_UNKNOWN']));

    const twice = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await logOf(twice.logId)).toMatchObject({
      created: 0,
      counts: { duplicate: 2, unknown: 1 },
      lines: 0,
    });
    const uploaded = await uploadOrderFile(app, seller.token, orderCsv(rows));
    expect(uploaded).toMatchObject({ remembered: true, imported_before: { orders_log_id: twice.logId } });
  });

  it('takes a mended error sheet', async () => {
    const { logId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: 'NOT-YET' }]);
    await app.runJobs();
    const url = (await logOf(logId)).error_sheet_url!;
    const sheet = await fetchBytes(url);
    await app.ask(bindOrderSkus, { bindings: [{ sku: 'NOT-YET', design_id: cat.id }] }, by);
    const upload = await uploadOrderFile(app, seller.token, sheet, { name: '待改正.xlsx' });
    expect(upload).toMatchObject({ remembered: true, kind: 'xlsx' });
    await app.ask(importOrders, { upload_id: upload.upload_id }, by);
    await app.runJobs();
    expect((await app.ask(listOrderLogs, { limit: 1 }, by)).list[0]).toMatchObject({ created: 1 });
  });

  it('makes nothing where all or nothing was asked for', async () => {
    const csv = orderCsv([
      { 订单号: nextOrder(), SKU: cat.sku },
      { 订单号: nextOrder(), SKU: 'NOBODY' },
    ]);
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
    const answer = await app.call(importOrders, { upload_id, mapping, policy: { mode: 'all' } }, by);
    expect(answer).toMatchObject({ error: 'orders.not-all-right' });
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
    const touched = (await linesOf(first.logId))[1]!;
    await app.ask(moveOrders, { ids: [touched.id], state: 'in_production' }, by);
    const changes = { 单个产品数量: '5', 地址1: '2 Other Street' };
    const upload = await uploadOrderFile(app, seller.token, orderCsv([row(one, changes), row(two, changes)]));
    const policy = { mode: 'right' as const, duplicates: 'update' as const };
    const second = await app.ask(importOrders, { upload_id: upload.upload_id, policy }, by);
    await app.runJobs();
    expect(await logOf(second.orders_log_id)).toMatchObject({
      created: 0,
      updated: 1,
      counts: { duplicate: 2 },
    });
    const [changed, same] = await linesOf(first.logId);
    expect(changed).toMatchObject({ quantity: 5, state: 'new' });
    expect(same).toMatchObject({ quantity: 1, state: 'in_production' });
    expect(await app.ask(undoOrderLog, { id: second.orders_log_id }, by)).toEqual({
      removed: 0,
      restored: 1,
    });
    expect((await linesOf(first.logId))[0]).toMatchObject({ quantity: 1 });
    const item = await app.ask(getOrder, { id: changed!.id }, by);
    expect(item.address.lines).toEqual(['1 Main Street']);
    expect(await app.call(undoOrderLog, { id: first.logId }, by)).toMatchObject({
      error: 'orders.lines-touched',
    });
  });

  it('is taken back, and can then be made again', async () => {
    const rows: Record<string, string>[] = [{ 订单号: nextOrder(), SKU: cat.sku }];
    const { logId } = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await app.ask(undoOrderLog, { id: logId }, by)).toEqual({ removed: 1, restored: 0 });
    expect(await logOf(logId)).toMatchObject({ state: 'undone', lines: 0, can_undo: false });
    expect(await app.call(undoOrderLog, { id: logId }, by)).toMatchObject({ error: 'orders.undone-before' });
    const again = await buildOrders(app, seller.token, rows);
    await app.runJobs();
    expect(await logOf(again.logId)).toMatchObject({ created: 1 });
  });

  it('that is cancelled stops, and says so', async () => {
    const { logId, operationId } = await buildOrders(app, seller.token, [
      { 订单号: nextOrder(), SKU: cat.sku },
    ]);
    await app.ask(cancelOperation, { id: operationId }, by);
    await app.runJobs();
    expect(await logOf(logId)).toMatchObject({ state: 'cancelled', operation_state: 'cancelled' });
  });

  it('goes on where it was after a kill between any two chunks', async () => {
    const count = 1201;
    const orders = Array.from({ length: count }, () => nextOrder());
    const rows: Record<string, string>[] = orders.map((order, index) => ({
      订单号: order,
      SKU: index % 400 === 7 ? 'NOBODY' : cat.sku,
    }));
    const { logId, operationId } = await buildOrders(app, seller.token, rows);
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
    expect((await logOf(logId)).counts.rows).toBe(500);
    await app.retryJobs();
    const log = await logOf(logId);
    expect(log).toMatchObject({ state: 'done', created: count - 3, lines: count - 3 });
    expect(log.counts).toMatchObject({ rows: count, ready: count - 3, unknown: 3 });
    expect(await app.ask(getOperation, { id: operationId }, by)).toMatchObject({
      state: 'succeeded',
      failed: 3,
    });
    expect((await fetchSheet(log.error_sheet_url!)).rows).toHaveLength(4);
    expect((await linesOf(logId)).map((line) => line.row)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2 + (index > 6 ? 1 : 0)),
    );
  }, 300_000);
});

describe('what names a buyer', () => {
  it('is nowhere in the database or in storage as it is', async () => {
    const [name, street] = ['Zebulon Quackenbush', '77 Unmistakable Lane'];
    const rows: Record<string, string>[] = [
      {
        订单号: nextOrder(),
        SKU: cat.sku,
        收货人姓名: name,
        地址1: street,
        产品规格: `颜色：白色\n名字：${name}`,
      },
    ];
    const { uploadId, logId } = await buildOrders(app, seller.token, rows);
    await app.ask(
      mendOrders,
      { upload_id: uploadId, rows: [{ row: 2, field: 'address2', value: street }] },
      by,
    );
    await app.runJobs();
    const dump: string[] = [];
    for (const table of ['order_uploads', 'order_upload_chunks', 'order_logs', 'order_lines', 'operations']) {
      const { rows } = await app.pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      dump.push(...rows.map(({ row }) => row));
    }
    expect(dump.filter((row) => /Quackenbush|Unmistakable/.test(row))).toEqual([]);
    for await (const { key } of app.services.storage.list('prv/orders/')) {
      expect((await app.services.storage.read(key)).includes('Quackenbush')).toBe(false);
    }
    await app.ask(deleteOrderLogs, { ids: [logId] }, by);
    const left = await app.pool.query('select 1 from order_uploads where id = $1', [uploadId]);
    expect(left.rowCount).toBe(0);
    expect(await app.services.storage.stat(`prv/orders/${seller.id}/${uploadId}`)).toBeNull();
    expect((await app.ask(listOrders, { content: rows[0]!.订单号 }, by)).rowCount).toBe(0);
  });

  it('goes when its time is over; what was imported stays', async () => {
    const { uploadId, logId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: cat.sku }]);
    await app.runJobs();
    const unused = await uploadOrderFile(app, seller.token, orderCsv([{ 订单号: 'x', SKU: 'y' }]));
    await purgeOriginals(app.services);
    expect(await logOf(logId)).toMatchObject({ original_url: expect.any(String) });
    await app.pool.query(
      `update order_uploads set created_at = now() - interval '31 days' where id in ($1, $2)`,
      [uploadId, unused.upload_id],
    );
    expect(await purgeOriginals(app.services)).toBe(2);
    expect(await logOf(logId)).toMatchObject({ original_url: null, lines: 1 });
    const { upload_id, mapping } = unused;
    expect(await app.call(checkOrders, { upload_id, mapping }, by)).toMatchObject({
      error: 'orders.not-found',
    });
    expect(await app.call(importOrders, { upload_id: uploadId }, by)).toMatchObject({
      error: 'orders.not-found',
    });
  });

  it('is behind links that cannot be made up', async () => {
    const { logId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: cat.sku }]);
    await app.runJobs();
    const { pathname, search } = new URL((await logOf(logId)).original_url!);
    for (const url of [
      pathname,
      `${pathname}${search}x`,
      `${pathname.replace('original', 'errors')}${search}`,
    ])
      expect((await app.http.inject({ url })).statusCode).toBe(403);
  });
});

it('hands out our own template, which is recognised when it comes back', async () => {
  const { url } = await app.ask(getOrderTemplate, {}, by);
  const { rows } = await fetchSheet(url);
  const headers = rows[0] as string[];
  const csv = [headers.join(','), headers.map((_, index) => String(index)).join(',')].join('\n');
  const upload = await uploadOrderFile(app, seller.token, csv);
  expect(upload.mapping.profile).toMatch(/^ours@/);
  expect(upload.missing).toEqual([]);
});

async function fetchBytes(url: string): Promise<Buffer> {
  const { pathname, search } = new URL(url);
  const answer = await app.http.inject({ url: pathname + search });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function fetchSheet(url: string) {
  return readSheet(await fetchBytes(url));
}
