import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getOrderUpload } from '@diy/contract/orders/order-uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { NotEncrypted } from '../../../../../platform/secrets/encrypted-head.ts';
import type { Services } from '../../../../../platform/services.ts';
import { ObjectMissing } from '../../../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../../testing/build-test-app.ts';
import { until } from '../../../../../testing/until.ts';
import { rowCipherOf } from '../../../privacy/encrypt-row.ts';
import { orderCsv, uploadOrderFile } from '../../../testing/upload-orders.ts';
import { acceptOrderFile, readAgain } from '../accept-upload.ts';
import { findUpload } from '../uploads.queries.ts';
import { createFileQueue, type FileQueue } from './file-queue.ts';
import { claimUpload } from './readers.queries.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
}, 300_000);
afterAll(() => app.close());

const small = orderCsv([1, 2, 3].map((n) => ({ 订单号: `S-${n}`, SKU: 'NOBODY' })));
const large = orderCsv(
  Array.from({ length: 9000 }, (_, n) => ({
    订单号: `L-${n}`,
    SKU: 'NOBODY',
    地址1: 'Long Street '.repeat(20),
  })),
);
const incoming = () => {
  const folder = join(app.services.config.dataDir, 'incoming');
  return readdirSync(folder).map((name) => ({ name, mode: statSync(join(folder, name)).mode & 0o777 }));
};
const emptied = () =>
  until('an empty folder of temporary files', 60_000, async () =>
    incoming().length === 0 ? true : undefined,
  );
const record = async (id: string) => (await findUpload(app.services.db, seller.id, id))!;
const chunks = async (id: string) =>
  (await app.pool.query('select 1 from order_upload_chunks where upload_id = $1', [id])).rowCount;

/** Another API of the same shop, whose readings begin and end when `during` has run. */
function anotherApi(during: () => Promise<void>): Services {
  const queue = createFileQueue();
  const orderFiles: FileQueue = {
    run: (owner, bytes, read) =>
      queue.run(owner, bytes, async () => {
        await during();
        return read();
      }),
  };
  return { ...app.services, orderFiles };
}

describe.each([
  ['a small file', small, 3],
  ['a large file', large, 9000],
])('%s', (_, content, rows) => {
  let id: string;
  beforeEach(async () => {
    id = (await uploadOrderFile(app, seller.token, content)).upload_id;
    expect((await app.ask(getOrderUpload, { upload_id: id }, by)).row_count).toBe(rows);
    await emptied();
  });
  const again = async (services: Services) => {
    const read = await readAgain(services, seller.id, id, { headerRow: 2 });
    const { row_count } = await app.ask(getOrderUpload, { upload_id: id }, by);
    return { read, row_count };
  };

  it('is read again while no transaction is open, from a private file that is gone afterwards', async () => {
    let open = -1;
    let files: ReturnType<typeof incoming> = [];
    const services = anotherApi(async () => {
      files = await until('a private file', 60_000, async () =>
        incoming().length > 0 ? incoming() : undefined,
      );
      const { rows: found } = await app.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
      open = found.length;
    });
    expect((await again(services)).row_count).toBe(rows - 1);
    expect(open).toBe(0);
    expect(files).toEqual([{ name: expect.any(String), mode: 0o600 }]);
    await emptied();
    expect(await record(id)).toMatchObject({ reading: false, reader: null, reader_until: null });
  });

  it('is never read by two APIs at once', async () => {
    let [now, most, all] = [0, 0, 0];
    const slowly = async () => {
      now += 1;
      all += 1;
      most = Math.max(most, now);
      await sleep(300);
      now -= 1;
    };
    await Promise.all([0, 1, 2].map(async () => again(anotherApi(slowly))));
    expect([most, all]).toEqual([1, 3]);
    expect((await record(id)).row_count).toBe(rows - 1);
  });

  it('whose reader was killed is free when it was not heard of for long enough', async () => {
    expect(await claimUpload(app.services.db, seller.id, id, 'killed')).toBeDefined();
    expect(await claimUpload(app.services.db, seller.id, id, 'other')).toBeUndefined();
    const started = performance.now();
    await app.pool.query(
      "update order_uploads set reader_until = now() + interval '1 second' where id = $1",
      [id],
    );
    expect((await again(app.services)).row_count).toBe(rows - 1);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  it('whose reader comes late changes nothing: not the rows, not what another reader is at', async () => {
    const before = await chunks(id);
    const late = anotherApi(async () => {
      await app.pool.query("update order_uploads set reader = 'other' where id = $1", [id]);
    });
    const reading = readAgain(late, seller.id, id, { headerRow: 2 });
    if (content === small) await expect(reading).rejects.toMatchObject({ id: 'orders.still-reading' });
    else await reading;
    await emptied();
    expect(await record(id)).toMatchObject({
      reading: true,
      reader: 'other',
      row_count: rows,
      header_row: 1,
    });
    expect(await chunks(id)).toBe(before);
  });

  it('that was moved by a rotation of keys meanwhile stays where it is then', async () => {
    const { file_key: before } = await record(id);
    const moved = `${before}.k9`;
    const services = anotherApi(async () => {
      const { storage } = app.services;
      await storage.put(moved, await storage.read(before!), { contentType: 'application/octet-stream' });
      await app.pool.query('update order_uploads set file_key = $2 where id = $1', [id, moved]);
      await storage.delete(before!);
    });
    await again(services);
    expect(await record(id)).toMatchObject({ file_key: moved, row_count: rows - 1 });
    expect((await again(app.services)).row_count).toBe(rows - 1);
  });

  it('that cannot be decrypted stays as it is, and nothing of it is left on the disk', async () => {
    const { file_key: key } = await record(id);
    const { storage, config } = app.services;
    const bytes = rowCipherOf(config.keys, 'somebody-else').encrypt(Buffer.from(content));
    await storage.delete(key!);
    await storage.put(key!, bytes, { contentType: 'application/octet-stream' });
    await expect(readAgain(app.services, seller.id, id, {})).rejects.toBeInstanceOf(NotEncrypted);
    await storage.delete(key!);
    await expect(readAgain(app.services, seller.id, id, {})).rejects.toBeInstanceOf(ObjectMissing);
    expect(await record(id)).toMatchObject({ reading: false, failure: null, row_count: rows });
    expect(incoming()).toEqual([]);
  });

  it('whose reader is gone is not taken for read when the next reading comes to nothing', async () => {
    const { storage } = app.services;
    const away = {
      ...app.services,
      storage: { ...storage, stream: () => Promise.reject(new Error('the store is away')) },
    };
    const missing = { headerRow: 40_000 };
    const lose = () =>
      app.pool.query(
        "update order_uploads set reading = true, reader_until = now() - interval '1 s' where id = $1",
        [id],
      );
    const interrupted = { reading: false, failure: { id: 'orders.reading-interrupted' } };
    // First with the reader that is gone, then with what is known of it.
    for (const begin of [lose, async () => undefined, lose]) {
      await begin();
      await expect(readAgain(away, seller.id, id, {})).rejects.toThrow('the store is away');
      expect(await record(id)).toMatchObject(interrupted);
      await begin();
      await expect(readAgain(app.services, seller.id, id, missing)).rejects.toBeInstanceOf(Refusal);
      expect(await record(id)).toMatchObject(interrupted);
    }
    expect((await again(app.services)).row_count).toBe(rows - 1);
    await expect(readAgain(app.services, seller.id, id, missing)).rejects.toBeInstanceOf(Refusal);
    expect(await record(id)).toMatchObject({ reading: false, failure: null, row_count: rows - 1 });
  });

  it('stays its reader’s while a slow store sends it', async () => {
    const { storage } = app.services;
    const claims: (Date | null)[] = [];
    const slow = {
      ...storage,
      stream: async (key: string) => {
        claims.push((await record(id)).reader_until);
        await expect
          .poll(async () => (await record(id)).reader_until?.getTime())
          .toBeGreaterThan(claims[0]!.getTime());
        return storage.stream(key);
      },
    };
    expect((await again({ ...app.services, storage: slow })).row_count).toBe(rows - 1);
    expect(claims).toHaveLength(1);
  });

  it('of an earlier version is read again as one that was encrypted as it passed', async () => {
    const { file_key: key } = await record(id);
    const { storage, config } = app.services;
    expect((await storage.read(key!))[0]).toBe(3);
    const whole = rowCipherOf(config.keys, seller.id).encrypt(Buffer.from(content));
    expect(whole[0]).toBe(1);
    await storage.delete(key!);
    await storage.put(key!, whole, { contentType: 'application/octet-stream' });
    expect((await again(app.services)).row_count).toBe(rows - 1);
  });

  it('leaves nothing when the store is away', async () => {
    const path = join(app.services.config.dataDir, 'sent');
    await writeFile(path, content);
    const count = async () => (await app.pool.query('select 1 from order_uploads')).rowCount;
    const before = await count();
    const away = new Error('the store is away');
    const storage = {
      ...app.services.storage,
      put: () => Promise.reject(away),
      delete: async () => undefined,
    };
    const file = { path, name: 'o.csv', bytes: Buffer.byteLength(content) };
    const services = { ...app.services, storage };
    await expect(acceptOrderFile(services, seller.id, file, {})).rejects.toBe(away);
    expect(await count()).toBe(before);
    await emptied();
  });
});
