import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { getUploadToken } from '@diy/contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const BLOCK = 4 * 1024 * 1024;
let app: TestApp;
let base: string;
let seller: TestAccount;
let other: TestAccount;
let serial = 0;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  other = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function start(account = seller) {
  const { token, business } = await app.ask(getUploadToken, {}, { token: account.token });
  serial += 1;
  return { token, key: `${business.wenjianjia}/${serial}.png` };
}

type Body = Record<string, unknown> & { ctx?: string; offset?: number; crc32?: number };
async function post(token: string, path: string, body: Buffer | string = ''): Promise<[number, Body]> {
  const response = await fetch(base + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { authorization: `UpToken ${token}` },
  });
  return [response.status, (await response.json()) as Body];
}
const chunk = (bytes: number, value: number) => Buffer.alloc(bytes, value);
const fileAt = (bytes: number, key: string) =>
  `/mkfile/${bytes}/key/${Buffer.from(key).toString('base64url')}`;

it('joins blocks of several chunks, once', async () => {
  const { token, key } = await start();
  const [status, first] = await post(token, `/upload/mkblk/${BLOCK}`, chunk(BLOCK - 10, 1));
  expect([status, first.offset, first.crc32]).toEqual([200, BLOCK - 10, crc32(chunk(BLOCK - 10, 1))]);
  expect(Number(first.expired_at) * 1000 - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const [, second] = await post(token, `/bput/${first.ctx}/${first.offset}`, chunk(10, 2));
  expect([second.offset, second.crc32]).toEqual([BLOCK, crc32(chunk(10, 2))]);
  const [, last] = await post(token, '/mkblk/7', chunk(7, 3));
  const contexts = [second.ctx, last.ctx].join(',');
  const made = await post(token, fileAt(BLOCK + 7, key), contexts);
  expect(made).toEqual([200, { key, hash: expect.stringMatching(/^l/) }]);
  expect(await post(token, fileAt(BLOCK + 7, key), contexts)).toEqual(made);
  const content = Buffer.concat([chunk(BLOCK - 10, 1), chunk(10, 2), chunk(7, 3)]);
  expect((await app.services.storage.read(key)).equals(content)).toBe(true);
  for (const ctx of [second.ctx, last.ctx])
    expect(existsSync(join(app.services.config.dataDir, 'upload-parts', ctx!.split('-')[0]!))).toBe(false);
});

it('is one file for calls that come at the same time', async () => {
  const { token, key } = await start();
  const blocks = await Promise.all(
    [1, 2, 3].map((value) => post(token, `/mkblk/${BLOCK}`, chunk(BLOCK, value))),
  );
  const contexts = blocks.map(([, { ctx }]) => ctx).join(',');
  const made = await Promise.all(
    Array.from({ length: 6 }, () => post(token, fileAt(3 * BLOCK, key), contexts)),
  );
  expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(made[0]).toEqual([200, { key, hash: expect.any(String) }]);
});

it('a chunk sent a second time does not arrive twice', async () => {
  const { token } = await start();
  const [, first] = await post(token, `/mkblk/${BLOCK}`, chunk(5, 1));
  const [status] = await post(token, `/bput/${first.ctx}/5`, chunk(5, 2));
  expect(status).toBe(200);
  expect(await post(token, `/bput/${first.ctx}/5`, chunk(5, 2))).toEqual([400, { error: 'invalid offset' }]);
});

it.each<[string, number, (block: { ctx: string; token: string; key: string }) => Promise<[number, Body]>]>([
  ['another size than was said', 400, ({ ctx, token, key }) => post(token, fileAt(8, key), ctx)],
  [
    'a short block before another',
    400,
    ({ ctx, token, key }) => post(token, fileAt(14, key), `${ctx},${ctx}`),
  ],
  ['a context that was made up', 612, ({ token, key }) => post(token, fileAt(7, key), `${'0'.repeat(36)}-7`)],
  ['what is no context', 612, ({ token, key }) => post(token, fileAt(7, key), '../../etc')],
  ['an offset elsewhere', 400, ({ ctx, token }) => post(token, `/bput/${ctx}/3`, chunk(1, 1))],
  ['an earlier context', 400, ({ ctx, token }) => post(token, `/bput/${ctx.split('-')[0]}-3/3`, chunk(1, 1))],
  ['more than a block', 413, ({ ctx, token }) => post(token, `/bput/${ctx}/7`, chunk(BLOCK - 6, 1))],
  ['a block of 4 MB and a byte', 413, ({ token }) => post(token, `/mkblk/${BLOCK + 1}`, chunk(1, 1))],
  ['a block longer than was said', 413, ({ token }) => post(token, '/mkblk/3', chunk(4, 1))],
  ['a size that is none', 400, ({ token }) => post(token, '/mkblk/1e3', chunk(4, 1))],
  ['another key than allowed', 403, ({ ctx, token }) => post(token, fileAt(7, 'prv/up/x/a.png'), ctx)],
  ['a forged token', 401, ({ ctx, token, key }) => post(`${token}x`, fileAt(7, key), ctx)],
  ['no token', 401, () => post('', '/mkblk/3', chunk(3, 1))],
])('refuses %s with %d', async (_what, status, call) => {
  const { token, key } = await start();
  const [, block] = await post(token, '/mkblk/7', chunk(7, 1));
  const [reply, body] = await call({ ctx: block.ctx!, token, key });
  expect([reply, typeof body.error]).toEqual([status, 'string']);
  // The block is still good.
  expect((await post(token, fileAt(7, key), block.ctx!))[0]).toBe(200);
});

it("another account's block is none", async () => {
  const [mine, theirs] = [await start(), await start(other)];
  const [, block] = await post(mine.token, '/mkblk/7', chunk(7, 1));
  expect((await post(theirs.token, fileAt(7, theirs.key), block.ctx!))[0]).toBe(612);
  expect((await post(theirs.token, `/bput/${block.ctx}/7`, chunk(1, 1)))[0]).toBe(612);
});

it('a context that names no block leaves no folder', async () => {
  const { token } = await start();
  const folders = () => readdirSync(join(app.services.config.dataDir, 'upload-parts'));
  await post(token, '/mkblk/7', chunk(7, 3));
  const before = folders();
  const [status] = await post(token, `/bput/${'ab'.repeat(18)}-a/10`, chunk(10, 1));
  expect(status).toBe(612);
  // A first chunk that does not fit its block leaves none either.
  expect((await post(token, '/mkblk/7', chunk(20, 3)))[0]).toBe(413);
  expect(folders()).toEqual(before);
});

it('an account whose waiting uploads fill its share of the disk sends no more', async () => {
  const account = await buildAccount(app);
  const { token, key } = await start(account);
  await app.pool.query("insert into uploads (owner_id, key, hash, bytes) values ($1, 'prv/up/x', 'h', $2)", [
    account.id,
    24 * 1024 ** 3,
  ]);
  expect((await post(token, '/mkblk/7', chunk(7, 3)))[0]).toBe(507);
  const parts = `/upload/buckets/library/objects/${Buffer.from(key).toString('base64url')}/uploads`;
  expect((await post(token, parts))[0]).toBe(507);
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, key, file: new Blob(['x']) })) form.set(name, value);
  expect((await fetch(`${base}/upload`, { method: 'POST', body: form })).status).toBe(507);
  await app.pool.query('delete from uploads where owner_id = $1', [account.id]);
  expect((await post(token, '/mkblk/7', chunk(7, 3)))[0]).toBe(200);
});
