import {
  checkOrders,
  correctOrders,
  getOrderUpload,
  importOrders,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { orderCsv, sendOrders, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
}, 300_000);
afterAll(() => app.close());

/** A file whose response comes before it is read: more than 2 MB. */
const ROWS = 6000;
const large = (order: string, rows = ROWS) =>
  orderCsv(
    Array.from({ length: rows }, (_, n) => ({
      订单号: `${order}-${n}`,
      SKU: 'NOBODY',
      地址1: `${n} ${'Long Street '.repeat(rows === ROWS ? 30 : 3)}`,
    })),
  );
const errorOf = (response: object) => ('error' in response ? response.error : response);
const uploads = async () =>
  (await app.pool.query('select count(*)::int as rows from order_uploads where owner_id = $1', [seller.id]))
    .rows[0].rows as number;
const filesOf = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list(`prv/orders/${seller.id}/`)) keys.push(key);
  return keys.length;
};

describe('a large file', () => {
  it('is answered for by its top; calls that need its rows wait for them', async () => {
    const upload = await uploadOrderFile(app, seller.token, large('A'));
    expect(upload).toMatchObject({ reading: true, row_count: 0, kind: 'csv', header_row: 1, missing: [] });
    expect(upload.first_rows).toHaveLength(10);
    const { upload_id, mapping } = upload;
    const check = await app.ask(checkOrders, { upload_id, mapping }, by);
    expect(check.counts).toMatchObject({ rows: ROWS, unknown: ROWS });
    const whole = await app.ask(getOrderUpload, { upload_id }, by);
    expect(whole).toEqual({ ...upload, reading: false, row_count: ROWS, sheets: whole.sheets });
    expect(whole.sheets[0]!.rows).toBe(ROWS + 1);
    // The original is there as soon as the response is: it can be read in another way at once.
    const again = await app.ask(uploadOrders, { upload_id, header_row: 2 }, by);
    expect(again).toMatchObject({ reading: true, header_row: 2 });
    expect((await app.ask(getOrderUpload, { upload_id }, by)).row_count).toBe(ROWS - 1);
  });

  it('keeps the encoding that a person chose, in the response and when it is opened again', async () => {
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, large('E'));
    expect(mapping.encoding).toBeUndefined();
    const read = await app.ask(uploadOrders, { upload_id, encoding: 'gb18030' }, by);
    expect(read).toMatchObject({ reading: true, mapping: { encoding: 'gb18030' } });
    const opened = await app.ask(getOrderUpload, { upload_id }, by);
    expect(opened).toMatchObject({ reading: false, mapping: { encoding: 'gb18030' } });
  });

  it('that turns out to be unreadable says so to every call, and leaves none of its rows', async () => {
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, large('B', 50_001));
    const responses = [
      await app.call(getOrderUpload, { upload_id }, by),
      await app.call(checkOrders, { upload_id, mapping }, by),
      await app.call(importOrders, { upload_id }, by),
      await app.call(correctOrders, { upload_id, reset: true }, by),
    ];
    expect(responses.map(errorOf)).toEqual(responses.map(() => 'orders.table-too-many-rows'));
    const chunks = await app.pool.query('select 1 from order_upload_chunks where upload_id = $1', [
      upload_id,
    ]);
    expect(chunks.rowCount).toBe(0);
  });

  it('of the wrong kind is refused at once, and nothing of it is kept', async () => {
    const before = [await uploads(), await filesOf()];
    const etsy = `Order ID,Number of Items,Order Net,SKU\r\n${'1,2,3,4\r\n'.repeat(300_000)}`;
    expect(errorOf(await sendOrders(app, seller.token, etsy))).toBe('orders.file-etsy-orders');
    expect(errorOf(await sendOrders(app, seller.token, Buffer.alloc(3_000_000, ' ')))).toBe(
      'orders.table-empty',
    );
    expect([await uploads(), await filesOf()]).toEqual(before);
  });

  it('whose reader is gone is known as not read', async () => {
    const { upload_id } = await uploadOrderFile(
      app,
      seller.token,
      orderCsv([{ 订单号: 'C-1', SKU: 'NOBODY' }]),
    );
    await app.pool.query('update order_uploads set reading = true where id = $1', [upload_id]);
    expect(errorOf(await app.call(getOrderUpload, { upload_id }, by))).toBe('orders.reading-interrupted');
  });
});
