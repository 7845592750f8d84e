import { createDownload, listDownloads, previewDownload } from '@diy/contract/downloads';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { type Unzipped, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let cat: { id: string; sku: string };
let sea: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  cat = await buildDesign(app, seller.token, { name: '猫/咪:杯', text: '猫咪' });
  sea = await buildDesign(app, seller.token, { name: '海边', text: '海边 Sea' });
  await app.runJobs();
});
afterAll(() => app.close());

const operation = (id: string) => app.ask(getOperation, { id }, { token: seller.token });
const zipOf = (id: string) => app.services.storage.stat(`prv/downloads/${seller.id}/${id}.zip`);

type RequestInput = Partial<Parameters<typeof createDownload.input.parse>[0] & object>;
const request = (ids: string[], more: RequestInput = {}) =>
  app.ask(createDownload, { ids, ...more }, { token: seller.token });

async function pack(ids: string[], more: RequestInput = {}) {
  const { operation_id } = await request(ids, more);
  await app.runJobs();
  const finished = await operation(operation_id);
  expect(finished).toMatchObject({ state: 'succeeded' });
  const { bytes } = await fetchFile(app, finished.result_url);
  return { finished, bytes, entries: unzipSync(bytes) };
}
/** Runs the jobs; `happens` takes place when the ZIP lies in storage and is not recorded yet. */
async function afterPut(happens: (key: string) => Promise<unknown>): Promise<void> {
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  storage.put = async (key, body, options) => {
    const stored = await put(key, body, options);
    if (key.endsWith('.zip')) await happens(key);
    return stored;
  };
  await app.runJobs();
  storage.put = put;
}
const text = (entries: Unzipped, name: string) => Buffer.from(entries[name] ?? []).toString();

describe('a download', () => {
  it('packs print files and mockups under names that Windows accepts', async () => {
    const { finished, bytes, entries } = await pack([sea.id, cat.id]);
    expect(finished).toMatchObject({ done: 2, total: 2, failed: 0, message: '', kind: 'download' });
    expect(Object.keys(entries)).toEqual(
      [`${sea.sku}_海边`, `${cat.sku}_猫_咪_杯`].flatMap((folder) => [
        `${folder}/生产图_环绕.png`,
        expect.stringMatching(new RegExp(`^${folder}/效果图_.+\\.jpg$`)),
        expect.stringMatching(new RegExp(`^${folder}/效果图_.+\\.jpg$`)),
      ]),
    );
    // General purpose flag of the first local header: bit 11 says the name is UTF-8.
    expect(bytes.readUInt16LE(6) & (1 << 11)).not.toBe(0);
    const stored = await app.pool.query('select render_result from designs where id = $1', [sea.id]);
    const original = await app.services.storage.read(stored.rows[0].render_result.print_files[0].key);
    expect(Buffer.from(entries[`${sea.sku}_海边/生产图_环绕.png`]!).equals(original)).toBe(true);
  });

  it('turns print files into JPEG of the same pixels and density', async () => {
    const { entries } = await pack([cat.id], { what: ['print'], format: 'jpeg', naming: '{n}-{sku}_{kind}' });
    expect(Object.keys(entries)).toEqual([`1-${cat.sku}_生产图.jpg`]);
    const picture = await sharp(entries[`1-${cat.sku}_生产图.jpg`]!).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 2362, height: 969, density: 300 });
  });

  it('packs only mockups when asked, and says so in its name', async () => {
    const { finished, entries } = await pack([cat.id], { what: ['mockup'] });
    expect(finished.title).toMatch(/^效果图_/);
    expect(Object.keys(entries).every((name) => name.endsWith('.jpg'))).toBe(true);
  });

  it.each([
    ['en', /^Print files_\d{8}_1 design$/, '11 oz white ceramic mug/Print_Wrap.png'],
    ['ar', /^ملفات الطباعة_\d{8}_تصميم واحد$/, 'كوب خزفي أبيض 11 أونصة/طباعة_التفاف كامل.png'],
    ['zh-CN', /^生产图_\d{8}_1件$/, '11oz 白瓷马克杯/生产图_环绕.png'],
  ])('names itself, its folders and files for a reader of %s', async (locale, title, file) => {
    const by = { token: seller.token, locale };
    const asked = { ids: [cat.id], what: ['print' as const], naming: '{template}/{kind}_{surface}' };
    const shown = await app.ask(previewDownload, asked, by);
    const { operation_id } = await app.ask(createDownload, asked, by);
    await app.runJobs();
    const finished = await operation(operation_id);
    expect(finished.title).toMatch(title);
    const entries = unzipSync((await fetchFile(app, finished.result_url)).bytes);
    expect(Object.keys(entries)).toEqual([file]);
    expect(shown.names).toEqual([file]);
    const { list } = await app.ask(listDownloads, {}, by);
    expect(list[0]!.name).toBe(finished.title);
  });

  it('numbers files whose names would be equal', async () => {
    const { entries } = await pack([cat.id, sea.id], { what: ['print'], naming: '{template}' });
    expect(Object.keys(entries)).toEqual(['11oz 白瓷马克杯.png', '11oz 白瓷马克杯 (2).png']);
  });

  it('draws what has not been drawn yet', async () => {
    const fresh = await buildDesign(app, seller.token, { name: '刚保存', text: '刚保存' });
    await app.pool.query("delete from graphile_worker._private_jobs where payload->>'designId' = $1", [
      fresh.id,
    ]);
    const { entries } = await pack([fresh.id], { what: ['print'] });
    expect(Object.keys(entries)).toEqual([`${fresh.sku}_刚保存/生产图_环绕.png`]);
  });

  it('gives the same bytes when it is packed again', async () => {
    const { operation_id, id } = await request([cat.id]);
    await app.runJobs();
    const first = await fetchFile(app, (await operation(operation_id)).result_url);
    // As after a kill between the file and its record.
    await app.pool.query('update downloads set zip_key = null where id = $1', [id]);
    await app.pool.query("update operations set state = 'running' where id = $1", [operation_id]);
    await enqueueJob(app, 'downloads.pack', { ownerId: seller.id, downloadId: id });
    await app.runJobs();
    const again = await operation(operation_id);
    expect(again.state).toBe('succeeded');
    expect((await fetchFile(app, again.result_url)).bytes.equals(first.bytes)).toBe(true);
  });
});

describe('a design that cannot be packed', () => {
  it('is named with its reason in the archive, beside the others', async () => {
    const bad = await buildDesign(app, seller.token, { name: '坏字', text: '😀' });
    const gone = await buildDesign(app, seller.token, { name: '将被删除', text: '删' });
    const { operation_id } = await request([bad.id, cat.id, gone.id], { what: ['print'] });
    await app.pool.query('update designs set deleted_at = now() where id = $1', [gone.id]);
    await app.runJobs();
    const finished = await operation(operation_id);
    expect(finished).toMatchObject({ state: 'succeeded', done: 3, failed: 2 });
    expect(finished.message).toBe('3 件中 2 件未打包，原因见压缩包内的问题清单');
    const { list } = await app.ask(listDownloads, {}, { token: seller.token });
    expect(list[0]).toMatchObject({ state: 'succeeded', message: finished.message });
    expect(list[0]?.name).toMatch(/_1件$/);
    const entries = unzipSync((await fetchFile(app, finished.result_url)).bytes);
    expect(Object.keys(entries)).toEqual([
      `${cat.sku}_猫_咪_杯/生产图_环绕.png`,
      '问题清单.txt',
      '问题清单.csv',
    ]);
    expect(text(entries, '问题清单.txt')).toMatch(new RegExp(`1. 作品 坏字 \\(${bad.sku}\\)：.*没有`));
    expect(text(entries, '问题清单.txt')).toContain(`2. 作品 (${gone.sku})：作品已被删除`);
  });

  it('fails the download when it is the only one, and leaves no file', async () => {
    const bad = await buildDesign(app, seller.token, { text: '😀😀' });
    const { operation_id, id } = await request([bad.id]);
    await app.runJobs();
    const failed = await operation(operation_id);
    expect(failed).toMatchObject({ state: 'failed', result_url: null });
    expect(failed.message).toContain(bad.sku);
    expect(await zipOf(id)).toBeNull();
  });
});

describe('what goes wrong on the way', () => {
  it('stops at once when it is cancelled, without a file', async () => {
    const { operation_id, id } = await request([cat.id, sea.id]);
    await app.ask(cancelOperation, { id: operation_id }, { token: seller.token });
    await app.runJobs();
    expect((await operation(operation_id)).state).toBe('cancelled');
    expect(await zipOf(id)).toBeNull();
  });

  it('stops in the middle when it is cancelled while packing', async () => {
    const { operation_id, id } = await request([cat.id, sea.id]);
    const { storage } = app.services;
    const stream = storage.stream.bind(storage);
    storage.stream = async (key, range) => {
      await app.ask(cancelOperation, { id: operation_id }, { token: seller.token });
      return stream(key, range);
    };
    await app.runJobs();
    storage.stream = stream;
    expect(await operation(operation_id)).toMatchObject({ state: 'cancelled', done: 0, result_url: null });
    expect(await zipOf(id)).toBeNull();
  });

  it('throws the ZIP away when it is cancelled in the last moment', async () => {
    const { operation_id, id } = await request([cat.id]);
    await afterPut(() => app.ask(cancelOperation, { id: operation_id }, { token: seller.token }));
    expect(await operation(operation_id)).toMatchObject({ state: 'cancelled', result_url: null });
    expect(await zipOf(id)).toBeNull();
  });

  it('leaves the ZIP alone that another worker has recorded meanwhile', async () => {
    const { operation_id, id } = await request([cat.id]);
    await afterPut(async (key) => {
      await app.pool.query('update downloads set zip_key = $2 where id = $1', [id, key]);
      const change = "update operations set state = 'succeeded', result_key = $2 where id = $1";
      await app.pool.query(change, [operation_id, key]);
    });
    const { bytes } = await fetchFile(app, (await operation(operation_id)).result_url);
    expect(Object.keys(unzipSync(bytes))).toContain(`${cat.sku}_猫_咪_杯/生产图_环绕.png`);
  });

  it('fails with a reason when the disk is full', async () => {
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = async (key, body, options) => {
      if (!key.endsWith('.zip')) return put(key, body, options);
      if (!Buffer.isBuffer(body)) body.destroy();
      throw new StorageFull(new Error('ENOSPC'));
    };
    const { operation_id } = await request([cat.id]);
    await app.runJobs();
    await app.retryJobs();
    storage.put = put;
    expect(await operation(operation_id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('空间已满'),
    });
  });

  it('tries again after a failure that may pass, and then packs everything', async () => {
    const { storage } = app.services;
    const stat = storage.stat.bind(storage);
    storage.stat = () => Promise.reject(new Error('network'));
    const { operation_id } = await request([cat.id]);
    await app.runJobs();
    expect((await operation(operation_id)).state).toBe('running');
    storage.stat = stat;
    await app.retryJobs();
    expect(await operation(operation_id)).toMatchObject({ state: 'succeeded', failed: 0 });
  });
});
