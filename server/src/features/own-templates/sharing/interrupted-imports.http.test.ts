import { getOperation } from '@diy/contract/operations';
import { listTemplates } from '@diy/contract/templates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findReferredImages } from '../../../find-referred-images.ts';
import type { Services } from '../../../platform/services.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { packedProducts, sendProducts } from '../testing/product-files.ts';
import { buildSharedProducts } from '../testing/shared-products.ts';
import { unpackProducts } from './unpack-products.ts';

let app: TestApp;
let file: Buffer;
let reader: TestAccount;
const by = () => ({ token: reader.token });

beforeAll(async () => {
  app = await buildTestApp();
  const account = await buildAccount(app);
  await findTemplateId(app, account.token, 'TS-M-180');
  file = (await packedProducts(app, account.token, await buildSharedProducts(app, account))).bytes;
});
afterAll(() => app.close());
beforeEach(async () => {
  reader = await buildAccount(app);
});

async function send() {
  const sent = await sendProducts(app, reader.token, file);
  const { operation_id: operationId } = (sent as { data: { operation_id: string } }).data;
  const [row] = await rowsOf();
  return { operationId, ...row! };
}

const rowsOf = () =>
  app.services.db
    .selectFrom('product_files')
    .select(['id', 'file_key'])
    .where('owner_id', '=', reader.id)
    .execute() as Promise<{ id: string; file_key: string }[]>;

const unpack = (id: string, changed: Partial<Services>) =>
  unpackProducts({ ...app.services, ...changed }, reader.id, id, {
    signal: new AbortController().signal,
    findReferred: findReferredImages,
  });

const storageWith = (own: Partial<Services['storage']>) =>
  new Proxy(app.services.storage, {
    get(target, name) {
      const value = Reflect.get(own, name) ?? Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

it('that ends after the products were added leaves its file to the next try, which adds none again', async () => {
  const { operationId, id, file_key: key } = await send();
  const died = new Error('the process ended');
  const storage = storageWith({ delete: () => Promise.reject(died) });
  await expect(unpack(id, { storage })).rejects.toBe(died);
  expect(await app.ask(getOperation, { id: operationId }, by())).toMatchObject({ state: 'succeeded' });
  expect(await app.services.storage.stat(key)).not.toBeNull();
  await app.runJobs();
  expect(await app.services.storage.stat(key)).toBeNull();
  expect(await rowsOf()).toEqual([]);
  expect(await app.ask(getOperation, { id: operationId }, by())).toMatchObject({ state: 'succeeded' });
  expect((await app.ask(listTemplates, { pid: 'own' }, by())).rowCount).toBe(3);
});

it('on a full disk keeps its file for the next try', async () => {
  const { operationId, id, file_key: key } = await send();
  const full = new Error('wbuffer_write: write failed\nunix error: No space left on device');
  const deriver = { ...app.services.imageState.deriver, derive: () => Promise.reject(full) };
  const imageState = { ...app.services.imageState, deriver };
  await expect(unpack(id, { imageState })).rejects.toBeInstanceOf(StorageFull);
  expect(await app.services.storage.stat(key)).not.toBeNull();
  await app.runJobs();
  expect(await app.ask(getOperation, { id: operationId }, by())).toMatchObject({ state: 'succeeded' });
  expect((await app.ask(listTemplates, { pid: 'own' }, by())).rowCount).toBe(3);
});
