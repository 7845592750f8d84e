import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  getOrderTemplate,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { readSheet } from '../../../../testing/read-sheet.ts';
import { buildOrderShop, type OrderShop, orderNumbers } from '../../testing/build-order-shop.ts';
import { orderCsv, sendOrders, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const nextOrder = orderNumbers();
const statusCounts = ({ counts }: { counts: Record<string, number> }) =>
  Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
const fetchSheet = async (url: string) => readSheet((await fetchFile(app, url)).bytes);

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
    const response = await send();
    expect(response).toMatchObject({ code: '10001' });
    expect((response as { error: string }).error).toMatch(/^orders\./);
    if (!error.includes('etsy')) expect((response as { error: string }).error).toBe(error);
  });

  it('needs a token', async () => {
    expect(await sendOrders(app, undefined, 'a,b')).toMatchObject({ code: '10002' });
  });
});

describe('the dry run', () => {
  it('gives every row one status, corrects in place and in bulk, and binds SKUs', async () => {
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
    expect(statusCounts(first)).toEqual({
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
    const wrong = await check({ status: 'wrong', code: 'QUANTITY_INVALID' });
    expect(wrong.list).toMatchObject([{ row: 4, fields: { quantity: '零' } }]);

    await app.ask(
      correctOrders,
      {
        upload_id,
        rows: [{ row: 4, field: 'quantity', value: '2' }],
        bulk: [{ field: 'country', from: '', to: 'US' }],
      },
      by,
    );
    await app.ask(bindOrderSkus, { bindings: [{ sku: ' who-knows ', design_id: cat.id }] }, by);
    const second = await check();
    expect(statusCounts(second)).toEqual({
      rows: 9,
      ready: 5,
      wrong: 1,
      cancelled: 1,
      duplicate: 1,
      blank: 1,
    });
    expect(second.list[2]).toMatchObject({ status: 'ready', quantity: 2, corrected: ['quantity'] });
    const page = await check({ status: 'ready', p: 2, limit: 2 });
    expect(page).toMatchObject({ rowCount: 5, totalPage: 3, curPage: 2 });
    expect(page.list).toHaveLength(2);
  });

  it('stops a status that nobody knows until a person says what it means, and reads after-sales beside it', async () => {
    const statuses = ['待发货', '平台取消', 'Status 7', 'Status 7', '待发货（退款中）', '待发货'];
    const rows = statuses.map((status) => ({ 订单号: nextOrder(), SKU: cat.sku, 订单状态: status }));
    const afterSales = ['售后状态', ...statuses.map((_, at) => (at === 5 ? '退款成功' : '无售后'))];
    const csv = orderCsv(rows).split('\r\n');
    const { upload_id, mapping } = await uploadOrderFile(
      app,
      seller.token,
      csv.map((line, at) => `${line},${afterSales[at]}`).join('\r\n'),
    );
    const check = () => app.ask(checkOrders, { upload_id, mapping }, by);
    const first = await check();
    expect(statusCounts(first)).toEqual({ rows: 6, ready: 2, wrong: 2, cancelled: 2 });
    expect(first.problems).toMatchObject([
      { field: 'orderStatus', code: 'STATUS_UNKNOWN', rows: 2, values: [{ value: 'Status 7', rows: 2 }] },
    ]);
    expect(first.list.map(({ held }) => held)).toEqual([false, false, false, false, true, false]);
    await app.ask(
      correctOrders,
      { upload_id, bulk: [{ field: 'orderStatus', from: 'Status 7', to: '已取消' }] },
      by,
    );
    expect(statusCounts(await check())).toEqual({ rows: 6, ready: 2, cancelled: 4 });
  });

  it('refuses colours the product does not have', async () => {
    const bindings = [{ sku: 'X', design_id: cat.id, colour_id: 'no-such' }];
    expect(await app.call(bindOrderSkus, { bindings }, by)).toMatchObject({
      error: 'orders.unknown-variant',
    });
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
