import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getUploadToken } from '@diy/contract/uploads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';

const MIB = 1024 * 1024;
let app: TestApp;
let base: string;
let seller: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  other = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/upload`;
});
afterAll(() => app.close());

interface Upload {
  token: string;
  /** Address of the object's uploads. */
  url: string;
  key: string;
}
let serial = 0;
async function begin(account = seller): Promise<Upload & { id: string; expireAt: number }> {
  const { token, business, bucket } = await app.ask(getUploadToken, {}, { token: account.token });
  serial += 1;
  const key = `${business.wenjianjia}/${serial}/图.png`;
  const url = `${base}/buckets/${bucket}/objects/${Buffer.from(key).toString('base64url')}/uploads`;
  const { body } = await call({ token, url, key }, 'POST', '');
  return { token, url, key, id: String(body.uploadId), expireAt: Number(body.expireAt) };
}

type Body = Record<string, unknown> & { parts?: { partNumber: number; etag: string; size: number }[] };
async function call(
  { token, url }: Upload,
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body }> {
  const response = await fetch(url + path, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { authorization: `UpToken ${token}`, ...headers },
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const sendPart = (upload: Upload & { id: string }, number: number, content: Buffer) =>
  call(upload, 'PUT', `/${upload.id}/${number}`, new Uint8Array(content));
const complete = (upload: Upload & { id: string }, parts: unknown) =>
  call(upload, 'POST', `/${upload.id}`, JSON.stringify({ parts, mimeType: 'image/png' }));
const folderOf = (id: string) => join(app.services.config.dataDir, 'upload-parts', id);
const filesOf = (id: string) => (existsSync(folderOf(id)) ? readdirSync(folderOf(id)) : []);

/** Sends a part whose line breaks after `cut` bytes. */
function sendCut(
  upload: Upload & { id: string },
  number: number,
  content: Buffer,
  cut: number,
): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(`${upload.url}/${upload.id}/${number}`, {
      method: 'PUT',
      headers: { authorization: `UpToken ${upload.token}`, 'content-length': content.length },
    });
    request.on('error', () => undefined);
    request.on('close', () => resolve());
    request.on('response', (response) => response.resume());
    request.flushHeaders();
    if (cut === 0) request.destroy();
    else request.write(content.subarray(0, cut), () => request.destroy());
  });
}

describe('parts', () => {
  it('are kept, listed in pages, replaced, and put together once', async () => {
    const upload = await begin();
    expect(upload.expireAt * 1000 - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await sendPart(upload, 2, Buffer.alloc(5, 2));
    await sendPart(upload, 1, Buffer.alloc(MIB, 9));
    const first = await sendPart(upload, 1, Buffer.alloc(MIB, 1));
    expect(first.body).toEqual({ etag: expect.any(String), md5: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(filesOf(upload.id)).toHaveLength(2);

    const page = await call(upload, 'GET', `/${upload.id}?max-parts=1`);
    expect(page.body).toMatchObject({
      uploadId: upload.id,
      partNumberMarker: 1,
      parts: [{ partNumber: 1, size: MIB }],
    });
    const rest = await call(upload, 'GET', `/${upload.id}?part-number-marker=1`);
    expect(rest.body).toMatchObject({ partNumberMarker: 0, parts: [{ partNumber: 2, size: 5 }] });

    const parts = (await call(upload, 'GET', `/${upload.id}`)).body.parts;
    const done = await complete(upload, parts);
    expect(done).toMatchObject({ status: 200, body: { key: upload.key } });
    expect(await complete(upload, parts)).toEqual(done);
    const content = await app.services.storage.read(upload.key);
    expect(content.equals(Buffer.concat([Buffer.alloc(MIB, 1), Buffer.alloc(5, 2)]))).toBe(true);
    expect(filesOf(upload.id)).toEqual([]);
    expect((await sendPart(upload, 3, Buffer.from('late'))).status).toBe(612);
    expect(filesOf(upload.id)).toEqual([]);
  });

  it('can be cut at any byte: what goes on from the list gives the same object', async () => {
    const content = Buffer.alloc(2 * MIB + 321);
    for (let at = 0; at + 4 <= content.length; at += 4) content.writeUInt32LE((at * 2654435761) >>> 0, at);
    const slices = [0, 1, 2].map((index) => content.subarray(index * MIB, (index + 1) * MIB));
    const cuts = fc.array(fc.nat(content.length - 1), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const upload = await begin();
        const arrived = async () => (await call(upload, 'GET', `/${upload.id}`)).body.parts ?? [];
        for (const place of [...places, null]) {
          const known = new Set((await arrived()).map(({ partNumber }) => partNumber));
          for (const [index, slice] of slices.entries()) {
            if (known.has(index + 1)) continue;
            if (place !== null && place < index * MIB + slice.length) {
              await sendCut(upload, index + 1, slice, Math.max(0, place - index * MIB));
              break;
            }
            expect((await sendPart(upload, index + 1, slice)).status).toBe(200);
          }
        }
        const parts = await arrived();
        expect(parts.map(({ size }) => size)).toEqual([MIB, MIB, 321]);
        expect((await complete(upload, parts)).status).toBe(200);
        expect((await app.services.storage.read(upload.key)).equals(content)).toBe(true);
      }),
      { numRuns: 15 },
    );
  }, 300_000);

  it('leave nothing when the line breaks', async () => {
    const upload = await begin();
    await sendCut(upload, 1, Buffer.alloc(MIB), 70_000);
    await expect.poll(() => filesOf(upload.id)).toEqual([]);
    expect((await call(upload, 'GET', `/${upload.id}`)).body.parts).toEqual([]);
  });

  it.each<
    [string, (upload: Upload & { id: string }) => Promise<{ status: number; body: Body }>, number, string]
  >([
    ['an unknown id', (u) => sendPart({ ...u, id: 'abc' }, 1, Buffer.from('x')), 612, 'no such uploadId'],
    [
      'a forged token',
      (u) => sendPart({ ...u, token: `${u.token}x` }, 1, Buffer.from('x')),
      401,
      'bad token',
    ],
    ['part 0', (u) => sendPart(u, 0, Buffer.from('x')), 400, 'invalid partNumber'],
    ['part 10001', (u) => sendPart(u, 10_001, Buffer.from('x')), 400, 'invalid partNumber'],
    [
      'another md5',
      (u) => call(u, 'PUT', `/${u.id}/1`, 'x', { 'content-md5': '0'.repeat(32) }),
      406,
      'content md5 does not match',
    ],
    ['parts that never came', (u) => complete(u, [{ partNumber: 1, etag: 'x' }]), 400, 'invalid part'],
    ['no JSON', (u) => call(u, 'POST', `/${u.id}`, '{'), 400, 'invalid parts'],
    ['a page', (u) => call(u, 'POST', `/${u.id}`, '{"mimeType":"text/html"}'), 403, 'limited mimeType'],
    [
      'another bucket',
      (u) => sendPart({ ...u, url: u.url.replace('/library/', '/other/') }, 1, Buffer.from('x')),
      403,
      'scope',
    ],
    [
      'another key',
      (u) =>
        sendPart(
          {
            ...u,
            url: u.url.replace(/objects\/[^/]+/, `objects/${Buffer.from(`${u.key}x`).toString('base64url')}`),
          },
          1,
          Buffer.from('x'),
        ),
      612,
      'no such uploadId',
    ],
    [
      'a key that climbs out',
      (u) =>
        sendPart(
          {
            ...u,
            url: u.url.replace(
              /objects\/[^/]+/,
              `objects/${Buffer.from(`${u.key}/../../../../x`).toString('base64url')}`,
            ),
          },
          1,
          Buffer.from('x'),
        ),
      400,
      'invalid key',
    ],
    [
      '100 MB and a byte',
      (u) => call(u, 'PUT', `/${u.id}/1`, new Uint8Array(100 * MIB + 1)),
      413,
      'exceed FsizeLimit',
    ],
  ])('refuse %s', async (_what, act, status, error) => {
    const upload = await begin();
    const reply = await act(upload);
    expect(reply).toMatchObject({ status, body: { error: expect.stringContaining(error) } });
    expect(filesOf(upload.id)).toEqual([]);
  });

  it('refuse a small part in the middle, the wrong order, and more than the limit together', async () => {
    const upload = await begin();
    const one = (await sendPart(upload, 1, Buffer.from('small'))).body.etag;
    const two = (await sendPart(upload, 2, Buffer.from('rest'))).body.etag;
    const named = [
      { partNumber: 1, etag: one },
      { partNumber: 2, etag: two },
    ];
    expect(await complete(upload, named)).toMatchObject({ status: 400, body: { error: 'part too small' } });
    await sendPart(upload, 1, Buffer.alloc(MIB));
    await sendPart(upload, 2, Buffer.alloc(MIB));
    const parts = (await call(upload, 'GET', `/${upload.id}`)).body.parts ?? [];
    expect(await complete(upload, parts.toReversed())).toMatchObject({
      body: { error: 'invalid part order' },
    });
    await app.pool.query(
      'update upload_parts set bytes = 104857600 where session_id = $1 and part_number = 1',
      [upload.id],
    );
    expect((await sendPart(upload, 3, Buffer.from('x'))).status).toBe(413);
  });

  it("are another account's for nobody", async () => {
    const upload = await begin();
    const { token } = await begin(other);
    for (const act of [
      () => sendPart({ ...upload, token }, 1, Buffer.from('x')),
      () => call({ ...upload, token }, 'GET', `/${upload.id}`),
      () => call({ ...upload, token }, 'DELETE', `/${upload.id}`),
      () => complete({ ...upload, token }, []),
    ]) {
      expect((await act()).status).toBe(403);
    }
  });

  it('go when the upload is ended', async () => {
    const upload = await begin();
    await sendPart(upload, 1, Buffer.from('x'));
    expect((await call(upload, 'DELETE', `/${upload.id}`)).status).toBe(200);
    expect(existsSync(folderOf(upload.id))).toBe(false);
    expect((await call(upload, 'GET', `/${upload.id}`)).status).toBe(612);
  });

  it('go after 7 days, and files nobody knows after one', async () => {
    const [old, young, lost] = [await begin(), await begin(), await begin()];
    for (const upload of [old, young, lost]) await sendPart(upload, 1, Buffer.from('x'));
    await app.pool.query(`update upload_sessions set created_at = now() - interval '8 days' where id = $1`, [
      old.id,
    ]);
    await app.pool.query('delete from upload_sessions where id = $1', [lost.id]);
    for (const { id } of [young, lost]) utimesSync(folderOf(id), 0, 0);
    expect((await call(old, 'GET', `/${old.id}`)).status).toBe(612);
    await enqueueJob(app, 'uploads.clean-orphans');
    await app.runJobs();
    expect([old, young, lost].map(({ id }) => filesOf(id).length)).toEqual([0, 1, 0]);
    const { rows } = await app.pool.query('select id from upload_sessions where id = any($1)', [
      [old.id, young.id],
    ]);
    expect(rows).toEqual([{ id: young.id }]);
  });

  it('may be a hundred uploads of an account at once', async () => {
    const account = await buildAccount(app);
    const first = await begin(account);
    await app.pool.query(
      `insert into upload_sessions (id, owner_id, bucket) select 'x' || i, $1, 'library' from generate_series(1, 99) i`,
      [account.id],
    );
    expect(await call(first, 'POST', '')).toEqual({
      status: 573,
      body: { error: 'too many unfinished uploads' },
    });
  });

  it('are no more when they begin in one moment', async () => {
    const account = await buildAccount(app);
    const first = await begin(account);
    await app.pool.query(
      `insert into upload_sessions (id, owner_id, bucket) select 'y' || i, $1, 'library' from generate_series(1, 89) i`,
      [account.id],
    );
    const begun = await Promise.all(Array.from({ length: 30 }, () => call(first, 'POST', '')));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
