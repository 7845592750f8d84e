import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderShop, importOf, linesOf, type OrderShop } from '../../testing/build-order-shop.ts';
import { orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';
import { makeZip } from '../testing/make-zip.ts';
import { addToUpload } from './add-to-upload.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await buildOrderShop();
}, 300_000);
afterAll(() => shop.app.close());

it('an upload is not pulled from under an import that starts while it is replaced', async () => {
  const { app, by, seller, cat } = shop;
  const first = await uploadOrderFile(app, seller.token, orderCsv([{ 订单号: 'R-1', SKU: cat.sku }]));
  const { upload_id, mapping } = first;
  const path = join(app.services.config.dataDir, 'added-late');
  await writeFile(path, makeZip([{ name: '图片/anna.jpg', data: Buffer.from('no picture') }]));
  const start = () => app.call(importOrders, { upload_id, mapping }, by);
  let started: Awaited<ReturnType<typeof start>> | undefined;
  // The import starts at the moment at which the first file is deleted.
  const storage = new Proxy(app.services.storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        if (name === 'delete') started ??= await start();
        return value.apply(target, given);
      };
    },
  });
  const file = { path, name: '图片.zip', bytes: (await stat(path)).size };
  const { read, done } = await addToUpload({ ...app.services, storage }, seller.id, upload_id, file, {});
  await done;
  await app.runJobs();
  if (started === undefined) throw new Error('no file was deleted');
  if (started.code === '10000') {
    // Its file stays, and it is imported.
    const id = started.data.orders_log_id;
    expect((await importOf(shop, id)).state).toBe('done');
    expect(await linesOf(shop, id)).toHaveLength(1);
  } else expect(started.code).toBe('10001');
  const whole = await app.ask(checkOrders, { upload_id: read.upload.id, mapping: read.mapping }, by);
  expect(whole.list).toHaveLength(1);
});
