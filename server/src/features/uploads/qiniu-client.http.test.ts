import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUploadToken } from '@diy/contract/uploads';
import qiniu from 'qiniu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

// The official package, unchanged, against our server: only the host is ours.
const MIB = 1024 * 1024;
let app: TestApp;
let seller: TestAccount;
let folder: string;
let host: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qiniu-'));
  app = await buildTestApp();
  seller = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  host = `127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ticket = () => app.ask(getUploadToken, {}, { token: seller.token });
const stored = (key: string) => app.services.storage.read(key);

function configOf(upHost: string): qiniu.conf.Config {
  const zone = new qiniu.conf.Zone([upHost], [upHost], '', upHost, upHost, upHost);
  return new qiniu.conf.Config({ zone, useHttpsDomain: false });
}

/** Resume v1, as the package does when nothing is said. */
const defaultExtra = (onBlock?: (sent: number) => void, recordFile?: string) =>
  new qiniu.resume_up.PutExtra('a.png', {}, 'image/png', recordFile, onBlock);

/** Resume v2 with its own recorder. */
function partsExtra(
  partSize = 4 * MIB,
  onPart?: (sent: number) => void,
  recorder?: qiniu.resume_up.ResumeRecorder,
): qiniu.resume_up.PutExtra {
  return qiniu.resume_up.PutExtra.create(
    'a.png',
    {},
    'image/png',
    undefined,
    onPart,
    partSize,
    'v2',
    {},
    recorder,
  );
}

function makeFile(name: string, bytes: number): { path: string; content: Buffer } {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32LE((at * 2654435761) >>> 0, at);
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, content };
}

function hashOf(content: Buffer): string {
  const hash = startContentHash();
  hash.update(content);
  return hash.digest();
}

it.each([
  ['at /', () => host],
  ['at the address of the token call', () => `${host}/upload`],
])('uploads by form %s', async (_where, upHost) => {
  const { token, business } = await ticket();
  const key = `${business.wenjianjia}/${_where.length}/照片 1.png`;
  const { path, content } = makeFile('form.png', 300_000);
  const extra = new qiniu.form_up.PutExtra('照片 1.png', {}, 'image/png', undefined, true);
  const uploader = new qiniu.form_up.FormUploader(configOf(upHost()));
  const { data, resp } = await uploader.putFile(token, key, path, extra);
  expect([resp.statusCode, data]).toEqual([200, { key, hash: hashOf(content) }]);
  expect((await stored(key)).equals(content)).toBe(true);
});

it.each<[string, number, number | undefined]>([
  ['an empty file', 0, undefined],
  ['less than a part', 100_000, undefined],
  ['parts of 4 MB and a rest', 9 * MIB + 77, undefined],
  ['exactly two parts', 8 * MIB, undefined],
  ['parts of 1 MB', 3 * MIB + 1, MIB],
])('uploads %s by resume v2', async (what, bytes, partSize) => {
  const { token, business } = await ticket();
  const key = `${business.wenjianjia}/parts/${what}.png`;
  const { path, content } = makeFile('parts.png', bytes);
  const extra = partsExtra(partSize);
  const uploader = new qiniu.resume_up.ResumeUploader(configOf(`${host}/upload`));
  const { data, resp } = await uploader.putFile(token, key, path, extra);
  expect([resp.statusCode, data.key]).toEqual([200, key]);
  if (!partSize) expect(data.hash).toBe(hashOf(content));
  expect((await stored(key)).equals(content)).toBe(true);
});

it.each<[string, number]>([
  ['an empty file', 0],
  ['less than a block', 100_000],
  ['blocks and a rest', 9 * MIB + 77],
  ['exactly two blocks', 8 * MIB],
])('uploads %s as the package does by default', async (what, bytes) => {
  const { token, business } = await ticket();
  const key = `${business.wenjianjia}/blocks/${what}.png`;
  const { path, content } = makeFile('blocks.png', bytes);
  const uploader = new qiniu.resume_up.ResumeUploader(configOf(`${host}/upload`));
  const { data, resp } = await uploader.putFile(token, key, path, defaultExtra());
  expect([resp.statusCode, data]).toEqual([200, { key, hash: hashOf(content) }]);
  expect((await stored(key)).equals(content)).toBe(true);
  const nameless = await new qiniu.resume_up.ResumeUploader(configOf(host)).putFileWithoutKey(
    token,
    path,
    defaultExtra(),
  );
  expect(nameless.data.key).toBe(`${business.wenjianjia}/${hashOf(content)}`);
  const { rows } = await app.pool.query(
    "select count(*)::int as n from upload_sessions where bucket = '~blocks' and done_key is null",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it('names the object by its hash when no key is given', async () => {
  const { token, business } = await ticket();
  const { path, content } = makeFile('nameless.png', 5 * MIB);
  const uploader = new qiniu.resume_up.ResumeUploader(configOf(host));
  const { data } = await uploader.putFileWithoutKey(token, path, partsExtra());
  expect(data.key).toBe(`${business.wenjianjia}/${hashOf(content)}`);
  expect((await stored(data.key)).equals(content)).toBe(true);
});

it('goes on with its own recorder on another server when the first one dies', async () => {
  const { token, business } = await ticket();
  const key = `${business.wenjianjia}/resumed.png`;
  const { path, content } = makeFile('resumed.png', 4 * MIB + 5);
  const recorder = await qiniu.resume_up.createResumeRecorder(join(folder, 'records'));
  const first = await startAnother();
  const upload = (upHost: string, onPart: (sent: number) => void) =>
    new qiniu.resume_up.ResumeUploader(configOf(upHost)).putFile(
      token,
      key,
      path,
      partsExtra(MIB, onPart, recorder),
    );
  const stopped = upload(first.host, (sent) => {
    if (sent === 2 * MIB) first.die();
  });
  await expect(stopped).rejects.toThrow(/ECONNREFUSED|socket hang up|ECONNRESET/);
  const { rows } = await app.pool.query(
    'select part_number from upload_parts p join upload_sessions s on s.id = p.session_id where key = $1 order by 1',
    [key],
  );
  expect(rows).toEqual([{ part_number: 1 }, { part_number: 2 }]);

  const second = await startAnother(first.host);
  const sent: number[] = [];
  const { data } = await upload(second.host, (bytes) => sent.push(bytes));
  expect(data.key).toBe(key);
  expect(sent).toEqual([3 * MIB, 4 * MIB, 4 * MIB + 5]);
  expect((await stored(key)).equals(content)).toBe(true);
  await Promise.all([first.app.close(), second.app.close()]);
});

/** One more server on the same data. */
async function startAnother(at = '127.0.0.1:0'): Promise<{ app: TestApp; host: string; die(): void }> {
  const { db, storage, config } = app.services;
  const other = await buildTestApp({ config: { dataDir: config.dataDir }, services: { db, storage } });
  await other.http.listen({ host: '127.0.0.1', port: Number(at.split(':')[1]) });
  const { server } = other.http;
  const die = () => {
    server.close();
    server.closeAllConnections();
  };
  return { app: other, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, die };
}

it('hears the refusals it knows', async () => {
  const { token, business } = await ticket();
  const { path } = makeFile('refused.png', 1000);
  const key = `${business.wenjianjia}/refused.png`;
  const form = new qiniu.form_up.FormUploader(configOf(host));
  const extra = () => new qiniu.form_up.PutExtra('a.png', {}, 'image/png');
  await form.putFile(token, key, path, extra());
  makeFile('refused.png', 1004);
  expect((await form.putFile(token, key, path, extra())).resp.statusCode).toBe(614);
  expect((await form.putFile(`${token}x`, key, path, extra())).resp.statusCode).toBe(401);
  expect((await form.putFile(token, 'prv/up/other/a.png', path, extra())).resp.statusCode).toBe(403);
});
