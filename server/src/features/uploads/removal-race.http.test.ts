import { Readable } from 'node:stream';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { acceptUpload, cleanOrphans, uploadStateOf } from './uploads.service.ts';

let app: TestApp;
let seller: TestAccount;
let folder: string;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const { business } = await app.ask(getUploadToken, {}, { token: seller.token });
  folder = business.wenjianjia;
});
afterAll(() => app.close());

function arrived(key: string, content: string) {
  const hash = startContentHash();
  hash.update(Buffer.from(content));
  return { key, hash: hash.digest(), bytes: content.length, open: () => Readable.from([content]) };
}
const send = (key: string, content = 'content') =>
  acceptUpload(app.services, seller.id, arrived(key, content));
const makeOld = (key: string) =>
  app.pool.query(`update uploads set created_at = now() - interval '25 hours' where key = $1`, [key]);

/** A store whose deletions stop where the test wants, until it releases them. */
function stoppingStore(at: 'before' | 'after') {
  const { storage } = app.services;
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stop = async () => {
    reach();
    await released;
  };
  const store: ObjectStore = {
    ...storage,
    async delete(key) {
      if (at === 'before') await stop();
      await storage.delete(key);
      if (at === 'after') await stop();
    },
  };
  return { store, reached, release };
}

it.each(['before', 'after'] as const)(
  'an upload that comes again while it is being removed keeps its object: %s the object was deleted',
  async (at) => {
    const key = `${folder}/${at}.png`;
    await send(key);
    await makeOld(key);
    const { store, reached, release } = stoppingStore(at);
    const cleaning = cleanOrphans({ ...app.services, storage: store });
    await reached;
    expect(await uploadStateOf(app.services, seller.id, key)).toEqual({ state: 'unknown' });
    const again = send(key);
    // Long enough for an upload that does not wait to have stored its file.
    await new Promise((resolve) => setTimeout(resolve, 300));
    release();
    expect(await cleaning).toBe(1);
    await again;
    expect((await app.services.storage.read(key)).toString()).toBe('content');
    expect(await uploadStateOf(app.services, seller.id, key)).toEqual({ state: 'waiting' });
  },
);

it('an upload that came again just before is left alone', async () => {
  const key = `${folder}/renewed.png`;
  await send(key);
  await makeOld(key);
  await send(key);
  expect(await cleanOrphans(app.services)).toBe(0);
  expect(await uploadStateOf(app.services, seller.id, key)).toEqual({ state: 'waiting' });
});

it('what a killed process began to remove is removed by the next', async () => {
  const key = `${folder}/killed.png`;
  await send(key);
  await makeOld(key);
  await app.pool.query(`update uploads set removing_since = now() - interval '1 hour' where key = $1`, [key]);
  await app.services.storage.delete(key);
  expect(await cleanOrphans(app.services)).toBe(1);
  await send(key, 'another content');
  expect((await app.services.storage.read(key)).toString()).toBe('another content');
});

it('a removal that does not end refuses the upload, which stores nothing', async () => {
  const key = `${folder}/stuck.png`;
  await send(key);
  await makeOld(key);
  await app.pool.query(`update uploads set removing_since = now() where key = $1`, [key]);
  await app.services.storage.delete(key);
  await expect(send(key)).rejects.toThrow('busy');
  expect(await app.services.storage.stat(key)).toBeNull();
});
