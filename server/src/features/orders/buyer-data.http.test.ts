import { checkOrders, correctOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { deleteOrderImports, listOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeld, findNamed } from '../../platform/storage/object-check.queries.ts';
import { purgeOriginals } from './import/run/delete-imports.ts';
import { orderObjects } from './order-objects.queries.ts';
import { buildOrderShop, importOf, type OrderShop, orderNumbers } from './testing/build-order-shop.ts';
import { buildOrders, orderCsv, uploadOrderFile } from './testing/upload-orders.ts';

let app: OrderShop['app'];
let seller: OrderShop['seller'];
let by: OrderShop['by'];
let cat: OrderShop['cat'];
beforeAll(async () => {
  ({ app, seller, by, cat } = await buildOrderShop());
}, 300_000);
afterAll(() => app.close());

const nextOrder = orderNumbers();

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
    const { uploadId, importId } = await buildOrders(app, seller.token, rows);
    await app.ask(
      correctOrders,
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
    await app.ask(deleteOrderImports, { ids: [importId] }, by);
    const left = await app.pool.query('select 1 from order_uploads where id = $1', [uploadId]);
    expect(left.rowCount).toBe(0);
    expect(await app.services.storage.stat(`prv/orders/${seller.id}/${uploadId}`)).toBeNull();
    expect((await app.ask(listOrders, { content: rows[0]!.订单号 }, by)).rowCount).toBe(0);
  });

  it('goes when its time is over; what was imported stays', async () => {
    const { uploadId, importId } = await buildOrders(app, seller.token, [
      { 订单号: nextOrder(), SKU: cat.sku },
    ]);
    await app.runJobs();
    const unused = await uploadOrderFile(app, seller.token, orderCsv([{ 订单号: 'x', SKU: 'y' }]));
    await purgeOriginals(app.services);
    expect(await importOf({ app, by }, importId)).toMatchObject({ original_url: expect.any(String) });
    await app.pool.query(
      `update order_uploads set created_at = now() - interval '31 days' where id in ($1, $2)`,
      [uploadId, unused.upload_id],
    );
    expect(await purgeOriginals(app.services)).toBe(2);
    expect(await importOf({ app, by }, importId)).toMatchObject({ original_url: null, lines: 1 });
    const { upload_id, mapping } = unused;
    expect(await app.call(checkOrders, { upload_id, mapping }, by)).toMatchObject({
      error: 'orders.not-found',
    });
    expect(await app.call(importOrders, { upload_id: uploadId }, by)).toMatchObject({
      error: 'orders.not-found',
    });
  });

  it('is left to the daily sweep by a purge that dies before the files', async () => {
    const { uploadId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: cat.sku }]);
    await app.runJobs();
    await app.pool.query(`update order_uploads set created_at = now() - interval '31 days' where id = $1`, [
      uploadId,
    ]);
    const { rows } = await app.pool.query('select file_key from order_uploads where id = $1', [uploadId]);
    const key = rows[0].file_key as string;
    const findHeldKeys = () => findHeld(app.services.db, orderObjects, [key]);
    expect(await findHeldKeys()).toEqual(new Set([key]));
    const died = new Error('the process died');
    const storage = new Proxy(app.services.storage, {
      get: (target, name) => (name === 'delete' ? () => Promise.reject(died) : Reflect.get(target, name)),
    });
    await expect(purgeOriginals({ ...app.services, storage })).rejects.toBe(died);
    expect(await app.services.storage.stat(key)).not.toBeNull();
    expect(await findHeldKeys()).toEqual(new Set());
    expect(await findNamed(app.services.db, orderObjects, [key])).toEqual(new Set());
  });

  it('is behind links that cannot be made up', async () => {
    const { importId } = await buildOrders(app, seller.token, [{ 订单号: nextOrder(), SKU: cat.sku }]);
    await app.runJobs();
    const { pathname, search } = new URL((await importOf({ app, by }, importId)).original_url!);
    for (const url of [
      pathname,
      `${pathname}${search}x`,
      `${pathname.replace('original', 'errors')}${search}`,
    ])
      expect((await app.http.inject({ url })).statusCode).toBe(403);
  });
});
