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

/** What has come back so far. */
interface Reply {
  status: number | null;
  retryAfter?: string | undefined;
}

/** Sends a head and no body. */
function sendHead(url: string, token: string, method: 'PUT' | 'POST', bytes: number): Reply {
  const reply: Reply = { status: null };
  const headers = { authorization: `UpToken ${token}`, 'content-length': bytes };
  const request = httpRequest(url, { method, headers });
  open.push(request);
  request.on('error', () => undefined);
  request.on('response', (response) => {
    response.resume();
    Object.assign(reply, { status: response.statusCode, retryAfter: response.headers['retry-after'] });
  });
  request.flushHeaders();
  return reply;
}

/** Sends a whole part. */
async function sendPart(url: string, token: string, bytes: number): Promise<number> {
  const headers = { authorization: `UpToken ${token}` };
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status;
}

it('parts and blocks of one account share sixteen slots, and another account finds its own', async () => {
  const upload = await begin(seller);
  const begun = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0
      ? sendHead(upload.part(at + 1), upload.token, 'PUT', MIB)
      : sendHead(`${base}/mkblk/${MIB}`, upload.token, 'POST', MIB),
  );
  const refused = () => begun.filter(({ status }) => status === 503);
  await expect.poll(refused).toEqual(Array(4).fill({ status: 503, retryAfter: '2' }));
  const theirs = await begin(other);
  expect(await sendPart(theirs.part(1), theirs.token, MIB)).toBe(200);
  // The sixteen others hold a slot still.
  expect(begun.filter(({ status }) => status === null)).toHaveLength(16);
  for (const request of open.splice(0)) request.destroy();
  await expect.poll(() => sendPart(upload.part(1), upload.token, MIB)).toBe(200);
});

it('a part that the file has no room for is refused before it is read', async () => {
  const upload = await begin(seller);
  for (let number = 1; number <= 3; number += 1)
    expect(await sendPart(upload.part(number), upload.token, 33 * MIB)).toBe(200);
  const fourth = sendHead(upload.part(4), upload.token, 'PUT', 2 * MIB);
  await expect.poll(() => fourth.status).toBe(413);
  expect(await sendPart(upload.part(3), upload.token, 34 * MIB)).toBe(200);
});
