import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { sharp } from '../../../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../../testing/build-test-app.ts';
import { orderCsv } from '../../../testing/upload-orders.ts';
import { amazonCustom, pictureReply, surface } from '../../testing/amazon-custom.ts';
import { makeZip } from '../../testing/make-zip.ts';
import { acceptOrderFile, readAgain } from '../accept-upload.ts';
import { createFileQueue, type FileQueue, READ_AT_ONCE_BYTES } from './file-queue.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
}, 300_000);
afterAll(() => app.close());

const large = orderCsv(
  Array.from({ length: 9000 }, (_, n) => ({
    订单号: `L-${n}`,
    SKU: 'NOBODY',
    地址1: 'Long Street '.repeat(20),
  })),
);

async function fileOf(content: string | Buffer, name: string) {
  const path = join(app.services.config.dataDir, name);
  await writeFile(path, content);
  return { path, name, bytes: Buffer.byteLength(content) };
}

const objects = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list(`prv/orders/${seller.id}/`)) keys.push(key);
  return keys.sort();
};

/** An Amazon Custom ZIP with a picture. */
async function withPicture(background: string): Promise<Buffer> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const tree = [surface('Front', [pictureReply('Photo', 'photo.jpg')])];
  const ids = { orderId: '114-5550123-0000001', orderItemId: '17000000000001', legacyOrderItemId: '' };
  return makeZip([
    { name: '1.json', data: JSON.stringify(amazonCustom(tree, ids)) },
    { name: 'photo.jpg', data: await picture.jpeg().toBuffer() },
  ]);
}

it('leaves no picture of an archive whose reading came to nothing, and those of the reading before', async () => {
  const file = await fileOf(await withPicture('#e01010'), 'custom.zip');
  const { storage } = app.services;
  const away = new Error('the store is away');
  const stored: string[] = [];
  // The pictures are stored, the archive itself is not.
  const put: typeof storage.put = async (key, ...more) => {
    if (!/-[0-9a-f]{64}$/.test(key)) throw away;
    stored.push(key);
    return storage.put(key, ...more);
  };
  const services = { ...app.services, storage: { ...storage, put } };
  const before = await objects();
  await expect(acceptOrderFile(services, seller.id, file, {})).rejects.toBe(away);
  expect(stored).toHaveLength(1);
  expect(await objects()).toEqual(before);

  const { read } = await acceptOrderFile(app.services, seller.id, file, {});
  const kept = await objects();
  expect(kept).toHaveLength(before.length + 2);
  const db = new Proxy(app.services.db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: () => Promise.reject(away) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await expect(readAgain({ ...app.services, db }, seller.id, read.upload.id, {})).rejects.toBe(away);
  expect(await objects()).toEqual(kept);
});

it('says at once that the store is away, whatever is read before', async () => {
  const orderFiles = createFileQueue();
  let end = () => {};
  const blocking = orderFiles.run(
    seller.id,
    READ_AT_ONCE_BYTES + 1,
    () => new Promise<void>((go) => (end = go)),
  );
  const away = new Error('the store is away');
  const storage = { ...app.services.storage, put: () => Promise.reject(away), delete: async () => undefined };
  const services = { ...app.services, orderFiles, storage };
  // Without that this would wait for as long as the file before it is read.
  await expect(acceptOrderFile(services, seller.id, await fileOf(large, 'l.csv'), {})).rejects.toBe(away);
  end();
  await blocking;
});

it('refuses a first reading whose upload was deleted before its top was read', async () => {
  const queue = createFileQueue();
  const orderFiles: FileQueue = {
    run: (owner, bytes, read, signal) =>
      queue.run(
        owner,
        bytes,
        async () => {
          await app.pool.query("update order_uploads set reader = 'other' where owner_id = $1", [seller.id]);
          if (signal && !signal.aborted) await once(signal, 'abort');
          return read();
        },
        signal,
      ),
  };
  const reading = acceptOrderFile(
    { ...app.services, orderFiles },
    seller.id,
    await fileOf(large, 'g.csv'),
    {},
  );
  await expect(reading).rejects.toBeInstanceOf(Refusal);
});
