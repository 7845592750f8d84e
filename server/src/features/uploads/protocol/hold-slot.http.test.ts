import { type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const MIB = 1024 * 1024;
let app: TestApp;
let base: string;
let seller: TestAccount;
let other: TestAccount;
const open: ClientRequest[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  other = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/upload`;
});
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});
afterAll(() => app.close());

async function begin(account: TestAccount) {
  const { token, business, bucket } = await app.ask(getUploadToken, {}, { token: account.token });
  const key = `${business.wenjianjia}/${crypto.randomUUID()}.png`;
  const url = `${base}/buckets/${bucket}/objects/${Buffer.from(key).toString('base64url')}/uploads`;
  const headers = { authorization: `UpToken ${token}` };
  const { uploadId } = (await (await fetch(url, { method: 'POST', headers })).json()) as { uploadId: string };
  return { token, part: (number: number) => `${url}/${uploadId}/${number}` };
}

/** Sends a head and no body; the status and headers that come within a moment. */
function sendHead(url: string, token: string, method: 'PUT' | 'POST', bytes: number) {
  return new Promise<{ status: number | null; retryAfter?: string | undefined }>((resolve) => {
    const headers = { authorization: `UpToken ${token}`, 'content-length': bytes };
    const request = httpRequest(url, { method, headers });
    open.push(request);
    request.on('error', () => undefined);
    request.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    request.flushHeaders();
    setTimeout(() => resolve({ status: null }), 600);
  });
}

it('parts and blocks of one account share sixteen slots, and another account finds its own', async () => {
  const upload = await begin(seller);
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? sendHead(upload.part(at + 1), upload.token, 'PUT', MIB)
        : sendHead(`${base}/mkblk/${MIB}`, upload.token, 'POST', MIB),
    ),
  );
  expect(begun.filter(({ status }) => status === null)).toHaveLength(16);
  expect(begun.filter(({ status }) => status === 503)).toEqual(
    Array(4).fill({ status: 503, retryAfter: '2' }),
  );
  const theirs = await begin(other);
  expect(await sendHead(theirs.part(1), theirs.token, 'PUT', MIB)).toEqual({ status: null });
  for (const request of open.splice(0)) request.destroy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await sendHead(upload.part(1), upload.token, 'PUT', MIB)).toEqual({ status: null });
});

it('a part that the file has no room for is refused before it is read', async () => {
  const upload = await begin(seller);
  const headers = { authorization: `UpToken ${upload.token}` };
  for (let number = 1; number <= 3; number += 1) {
    const sent = await fetch(upload.part(number), {
      method: 'PUT',
      headers,
      body: new Uint8Array(33 * MIB),
    });
    expect(sent.status).toBe(200);
  }
  expect(await sendHead(upload.part(4), upload.token, 'PUT', 2 * MIB)).toMatchObject({ status: 413 });
  expect(await sendHead(upload.part(3), upload.token, 'PUT', 34 * MIB)).toEqual({ status: null });
});
