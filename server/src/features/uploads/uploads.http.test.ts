import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';

let app: TestApp;
let base: string;
let seller: TestAccount;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const ask = (account = seller) => app.ask(getUploadToken, {}, { token: account.token });
const incoming = () => readdirSync(join(app.services.config.dataDir, 'incoming'));

async function upload(
  fields: Record<string, string>,
  content: string | Blob = 'content',
  type = 'image/png',
) {
  const form = new FormData();
  form.append('file', new Blob([content], { type }), 'a.png');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${base}/upload`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

describe('token', () => {
  it('is refused without sign-in', async () => {
    expect((await app.call(getUploadToken, {})).code).toBe('10002');
  });

  it('names folder, limit and address', async () => {
    const token = await ask();
    expect(token.business.wenjianjia).toMatch(/^prv\/up\/[0-9a-f]{32}$/);
    expect(token.max_bytes).toBe(100 * 1024 * 1024);
    expect(token.upload_url).toBe('http://localhost:8000/upload');
    expect((await ask(await buildAccount(app))).business.wenjianjia).not.toBe(token.business.wenjianjia);
  });
});

describe('upload', () => {
  it('stores the file and returns key and hash, fields after the file as well', async () => {
    const { token, business } = await ask();
    const key = `${business.wenjianjia}/照片.png`;
    const { status, body } = await upload({ key, token }, 'hello');
    expect([status, body]).toEqual([200, { key, hash: 'Fqr0xh3cxeii2r7eDztILNmuqUNN' }]);
    expect((await app.services.storage.read(key)).toString()).toBe('hello');
  });

  it('names the object by its hash when no key is given', async () => {
    const { token, business } = await ask();
    const { body } = await upload({ token }, 'hello');
    expect(body.key).toBe(`${business.wenjianjia}/Fqr0xh3cxeii2r7eDztILNmuqUNN`);
  });

  it('takes the same content again, and refuses other content under the same key', async () => {
    const { token, business } = await ask();
    const key = `${business.wenjianjia}/again.png`;
    const first = await upload({ key, token }, 'one');
    expect(await upload({ key, token }, 'one')).toEqual(first);
    expect(await upload({ key, token }, 'two')).toEqual({ status: 614, body: { error: 'file exists' } });
    expect((await app.services.storage.read(key)).toString()).toBe('one');
  });

  it('makes one object of many same uploads at once', async () => {
    const { token, business } = await ask();
    const key = `${business.wenjianjia}/many.png`;
    const all = await Promise.all(Array.from({ length: 20 }, () => upload({ key, token }, 'same')));
    expect(new Set(all.map((one) => one.status))).toEqual(new Set([200]));
  });

  it.each<[string, (own: { token: string; folder: string }) => Record<string, string>, number, string]>([
    ['no token', ({ folder }) => ({ key: `${folder}/a.png` }), 401, 'bad token'],
    [
      'a forged token',
      ({ token, folder }) => ({ token: `${token}x`, key: `${folder}/a.png` }),
      401,
      'bad token',
    ],
    [
      "another account's folder",
      ({ token }) => ({ token, key: `prv/up/${'0'.repeat(32)}/a.png` }),
      403,
      "key doesn't match with scope",
    ],
    ['a public key', ({ token }) => ({ token, key: 'pub/a.png' }), 403, "key doesn't match with scope"],
    [
      'a key that climbs out',
      ({ token, folder }) => ({ token, key: `${folder}/../../x` }),
      400,
      'invalid key',
    ],
  ])('refuses %s', async (_what, fields, status, error) => {
    const { token, business } = await ask();
    expect(await upload(fields({ token, folder: business.wenjianjia }))).toEqual({ status, body: { error } });
  });

  it('refuses pages', async () => {
    const { token, business } = await ask();
    const reply = await upload({ token, key: `${business.wenjianjia}/a.html` }, '<html>', 'text/html');
    expect(reply.status).toBe(403);
  });

  it('refuses 200 MB at once when the length is declared', async () => {
    const { token } = await ask();
    const reply = await upload(
      { token },
      new Blob(Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024))) as never,
    );
    expect(reply).toEqual({ status: 413, body: { error: 'exceed FsizeLimit' } });
  });

  it('stops at the limit when the length is not declared, without holding the file in memory', async () => {
    const before = process.memoryUsage().rss;
    const { status, sentMb } = await streamForm(200);
    expect(status).toBe(413);
    expect(sentMb).toBeGreaterThan(99);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('answers what is not a form', async () => {
    const response = await fetch(`${base}/upload`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(response.status).toBe(400);
  });

  it('leaves nothing when the client goes away', async () => {
    await streamForm(5, { abort: true });
    await expect.poll(incoming).toEqual([]);
  });

  it('leaves no temporary file behind', () => expect(incoming()).toEqual([]));
});

describe('cleaning', () => {
  it('removes what nobody took for a day and keeps the rest', async () => {
    const { token, business } = await ask();
    const old = `${business.wenjianjia}/old.png`;
    const young = `${business.wenjianjia}/young.png`;
    await upload({ key: old, token }, 'old');
    await upload({ key: young, token }, 'young');
    await app.pool.query(`update uploads set created_at = now() - interval '25 hours' where key = $1`, [old]);
    await enqueueJob(app, 'uploads.clean-orphans');
    await app.runJobs();
    expect(await app.services.storage.stat(old)).toBeNull();
    expect(await app.services.storage.stat(young)).not.toBeNull();
    const { rows } = await app.pool.query('select key from uploads where key = any($1)', [[old, young]]);
    expect(rows).toEqual([{ key: young }]);
  });
});

/** Sends a chunked form of `megabytes`; returns status and how much went out before the response. */
function streamForm(megabytes: number, { abort = false } = {}): Promise<{ status: number; sentMb: number }> {
  return new Promise((resolve) => {
    let sentMb = 0;
    let status = 0;
    const request = httpRequest(`${base}/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
    });
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      request.destroy();
    });
    request.on('error', () => undefined);
    request.on('close', () => resolve({ status, sentMb }));
    request.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    );
    const chunk = Buffer.alloc(1024 * 1024);
    const next = () => {
      if (request.destroyed) return;
      if (sentMb === megabytes) {
        if (abort) request.destroy();
        else request.end('\r\n--b--\r\n');
        return;
      }
      sentMb += 1;
      request.write(chunk, next);
    };
    next();
  });
}
