import type { AddressInfo } from 'node:net';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireFreeSpace } from '../../../platform/storage/folder/require-free-space.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const MIB = 1024 * 1024;
let app: TestApp;
let base: string;
let seller: TestAccount;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/upload`;
});
afterAll(() => app.close());

const ask = (kind?: 'any' | 'psd', account = seller) =>
  app.ask(getUploadToken, kind ? { kind } : {}, { token: account.token });

async function begin(name: string, kind: 'any' | 'psd' = 'psd', account = seller) {
  const { token, business, bucket } = await ask(kind, account);
  const key = Buffer.from(`${business.wenjianjia}/${name}`).toString('base64url');
  const url = `${base}/buckets/${bucket}/objects/${key}/uploads`;
  const headers = { authorization: `UpToken ${token}` };
  const response = await fetch(url, { method: 'POST', body: '', headers });
  const { uploadId } = (await response.json()) as { uploadId: string };
  const send = async (number: number, bytes: number) =>
    (await fetch(`${url}/${uploadId}/${number}`, { method: 'PUT', body: new Uint8Array(bytes), headers }))
      .status;
  return { status: response.status, uploadId, send };
}
/** Records another size for the first part of an upload. */
const grow = (uploadId: string, bytes: number) =>
  app.pool.query('update upload_parts set bytes = $2 where session_id = $1 and part_number = 1', [
    uploadId,
    bytes,
  ]);

it('gives Photoshop files a folder, a bucket and a separate limit, and all others what they had', async () => {
  const [any, plain, psd] = [await ask('any'), await ask(), await ask('psd')];
  expect([any.max_bytes, any.bucket]).toEqual([100 * MIB, 'library']);
  expect(plain.business).toEqual(any.business);
  expect([psd.max_bytes, psd.bucket]).toEqual([512 * MIB, 'library-psd']);
  expect(psd.business.wenjianjia).toBe(`${any.business.wenjianjia}/psd`);
});

it('takes more than 100 MB with a token for Photoshop files, and up to 512 MB', async () => {
  const upload = await begin('large.psd');
  expect(await upload.send(1, MIB)).toBe(200);
  await grow(upload.uploadId, 400 * MIB);
  expect(await upload.send(2, 4 * MIB)).toBe(200);
  await grow(upload.uploadId, 508 * MIB);
  expect(await upload.send(3, 1)).toBe(413);
});

it('takes 100 MB with the other token, in the folder of Photoshop files as well', async () => {
  const upload = await begin('psd/large.psd', 'any');
  expect(await upload.send(1, MIB)).toBe(200);
  await grow(upload.uploadId, 100 * MIB);
  expect(await upload.send(2, 1)).toBe(413);
});

it('keeps 20 of an account unfinished, whatever others have', async () => {
  const account = await buildAccount(app);
  const all = [];
  for (let number = 0; number < 21; number += 1)
    all.push((await begin(`${number}.psd`, 'psd', account)).status);
  expect(all).toEqual([...new Array(20).fill(200), 573]);
  expect((await begin('other.png', 'any', account)).status).toBe(200);
  expect((await begin('first.psd', 'psd', await buildAccount(app))).status).toBe(200);
});

it('wants free space on the disk', async () => {
  await expect(requireFreeSpace(app.services.config.dataDir, 1)).resolves.toBeUndefined();
  await expect(requireFreeSpace(app.services.config.dataDir, 1e18)).rejects.toBeInstanceOf(StorageFull);
  await expect(requireFreeSpace('/nowhere/at/all', 1e18)).resolves.toBeUndefined();
});
