import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveDesign } from '@diy/contract/designs/designs';
import { createDownload } from '@diy/contract/downloads';
import { editImage } from '@diy/contract/images/image-edits';
import { listImages, saveImages } from '@diy/contract/images/images';
import { getOperation } from '@diy/contract/operations';
import { getUploadToken } from '@diy/contract/uploads';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDesign, mugDocument } from './features/designs/testing/build-design.ts';
import { buildImage } from './features/images/testing/library/build-image.ts';
import { postForm, uploadFile } from './features/uploads/testing/upload-file.ts';
import { readStorageUrl } from './platform/config/read-storage-url.ts';
import { withoutDirectUploads } from './platform/storage/find-working-uploads.ts';
import { openStore } from './platform/storage/open-store.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from './platform/storage/testing/faulty-proxy.ts';
import { s3Url } from './platform/storage/testing/open-stores.ts';
import { type S3Server, startS3Server } from './platform/storage/testing/s3-server.ts';
import { buildAccount, type TestAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

// A storage service that fails, of which nobody may read “server fault”, and for which all work waits.
let service: S3Server;
let proxy: FaultyProxy;
let dataDir: string;
let app: TestApp;
let seller: TestAccount;
let image: Awaited<ReturnType<typeof buildImage>>;
let design: Awaited<ReturnType<typeof buildDesign>>;
let waiting: string;

beforeAll(async () => {
  service = await startS3Server();
  proxy = await startFaultyProxy(service.port);
  dataDir = mkdtempSync(join(tmpdir(), 'store-away-'));
  const storage = readStorageUrl(s3Url({ ...service, port: proxy.port }));
  const settings = { storage, dataDir, publicUrl: 'http://localhost:8000', secretKey: 'a'.repeat(64) };
  // Browsers upload through this server, as where the service has no form uploads.
  const store = withoutDirectUploads(openStore(settings), 'no-form-uploads');
  app = await buildTestApp({ config: { storage }, services: { storage: store } });
  seller = await buildAccount(app);
  image = await buildImage(app, seller);
  design = await buildDesign(app, seller.token);
  await app.runJobs();
  waiting = await uploadFile(app, seller, 'waiting.png', Buffer.from('anything'));
}, 300_000);
afterAll(async () => {
  await app.close();
  await proxy.close();
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  proxy.fault = 'none';
});

const address = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
const token = () => ({ token: seller.token });
/** Nothing of the store lies here any more. */
const clearCopies = () => rmSync(join(dataDir, 'cache'), { recursive: true, force: true });

it.each<[string, (locale: string) => Promise<{ statusCode: number; headers: object; body: string }>]>([
  [
    'saving an upload',
    (locale) => app.send(saveImages, { key: waiting, name: 'a.png', tid: '' }, { ...token(), locale }),
  ],
  [
    'editing a picture',
    (locale) => app.send(editImage, { id: image.id, tool: 'trim', preview: true }, { ...token(), locale }),
  ],
  [
    'a picture',
    (locale) => app.http.inject({ url: address(image.url), headers: { 'accept-language': locale } }),
  ],
  [
    'a thumbnail',
    (locale) =>
      app.http.inject({
        url: `${address(image.url).split('?')[0]}?imageView2/2/w/97`,
        headers: { 'accept-language': locale },
      }),
  ],
  [
    'a picture’s facts',
    (locale) =>
      app.http.inject({
        url: `${address(image.url).split('?')[0]}?imageInfo`,
        headers: { 'accept-language': locale },
      }),
  ],
])('%s says 503, when to come back, and why', async (_what, call) => {
  for (const [fault, locale, words] of [
    ['gone', 'zh-CN', '文件存储暂时连不上'],
    ['failing', 'en-US', 'The file store cannot be reached'],
  ] satisfies [Fault, string, string][]) {
    clearCopies();
    proxy.fault = fault;
    const { statusCode, headers, body } = await call(locale);
    expect([fault, statusCode, headers, body]).toEqual([
      fault,
      503,
      expect.objectContaining({ 'retry-after': '5' }),
      expect.stringContaining(words),
    ]);
  }
});

it('a body that breaks off half way is the store’s fault too', async () => {
  clearCopies();
  proxy.fault = 'half';
  const url = address(image.url).split('?')[0];
  const response = await app.http.inject({ url: `${url}?imageView2/2/w/91` });
  expect([response.statusCode, response.body]).toEqual([503, expect.stringContaining('文件存储暂时连不上')]);
  proxy.fault = 'none';
  expect((await app.http.inject({ url: `${url}?imageView2/2/w/91` })).statusCode).toBe(200);
});

it('an upload through this server says 503, and the same one is taken afterwards', async () => {
  const { token: upload, business } = await app.ask(getUploadToken, {}, token());
  const fields = { token: upload, key: `${business.wenjianjia}/again.png` };
  proxy.fault = 'gone';
  const refused = await postForm(app, fields, Buffer.from('again'));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  proxy.fault = 'none';
  expect((await postForm(app, fields, Buffer.from('again'))).statusCode).toBe(200);
});

it('what needs no file goes on', async () => {
  proxy.fault = 'gone';
  expect((await app.ask(listImages, {}, token())).list).toHaveLength(1);
  await app.ask(getUploadToken, {}, token());
  const { templateId: template_id } = design;
  await app.ask(saveDesign, { template_id, name: '离线', design: mugDocument('离线') }, token());
  const { statusCode, body } = await app.http.inject({ url: '/healthz' });
  expect([statusCode, JSON.parse(body)]).toEqual([
    503,
    {
      status: 'failed',
      checks: { database: 'ok', schema: 'ok', storage: 'failed' },
      uploads: { way: 'through-server', obstacle: 'no-form-uploads' },
    },
  ]);
});

it('faults that pass at once are noticed by nobody', async () => {
  clearCopies();
  proxy.fault = 'every-other';
  const row = await buildImage(app, seller);
  expect((await app.http.inject({ url: address(row.url) })).statusCode).toBe(200);
});

it('a download says what it waits for, however long, and goes on by itself', async () => {
  const { operation_id: id } = await app.ask(createDownload, { ids: [design.id] }, token());
  const shown = async (locale: string) => {
    const { state, message } = await app.ask(getOperation, { id }, { ...token(), locale });
    return [state, message];
  };
  proxy.fault = 'gone';
  for (const tries of [0, 4]) {
    await app.pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = $1', [tries]);
    await app.runJobs();
    expect(await shown('zh')).toEqual(['running', '正在等待文件存储恢复，恢复后会自动继续']);
  }
  expect((await shown('en'))[1]).toMatch(/^Waiting for the file store/);
  const { rows } = await app.pool.query(
    'select max(run_at - now()) < $1::interval as soon from graphile_worker._private_jobs',
    ['30 s'],
  );
  expect(rows).toEqual([{ soon: true }]);

  proxy.fault = 'none';
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  const done = await app.ask(getOperation, { id }, token());
  expect(done).toMatchObject({ state: 'succeeded', done: 1, failed: 0, message: '' });
  const files = unzipSync(
    await app.services.storage.read(`prv/downloads/${seller.id}/${await idOf(id)}.zip`),
  );
  expect(Object.keys(files).length).toBeGreaterThan(0);
});

async function idOf(operationId: string): Promise<string> {
  const { rows } = await app.pool.query('select id from downloads where operation_id = $1', [operationId]);
  return rows[0].id;
}
