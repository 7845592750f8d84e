import { utimesSync } from 'node:fs';
import { deleteImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDesign } from '../features/designs/testing/build-design.ts';
import { buildImage } from '../features/images/testing/library/build-image.ts';
import { uploadFile } from '../features/uploads/testing/upload-file.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { enqueueJob } from '../testing/enqueue-job.ts';
import { runStorageCommand } from './storage-commands.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  // One of everything that lies in storage.
  await buildImage(app, seller);
  await uploadFile(app, seller, 'waiting.png', Buffer.from('anything'));
  await buildDesign(app, seller.token);
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

const check = () => runStorageCommand(app.services, { verb: 'check' });
const lastLine = (text: string) => text.split('\n').at(-1) ?? '';

/** An object nobody refers to, written this many hours ago. */
async function plant(key: string, hoursAgo: number): Promise<void> {
  await app.services.storage.put(key, Buffer.from(key), { contentType: 'image/png' });
  const at = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(await app.services.storage.localPath(key), at, at);
}

async function run(job: string): Promise<void> {
  await enqueueJob(app, job);
  await app.runJobs();
}

const isStored = async (key: string) => (await app.services.storage.stat(key)) !== null;

test('where all is well it says how much it has looked at', async () => {
  const report = await check();
  expect(report.split('\n')[0]).toBe('浏览器上传：经本服务器');
  expect(report).toMatch(
    /^图库图片：检查文件 2 个（0\.0 MB），数据库引用 2 个；无人引用 0 个（0\.0 MB），缺失 0 个$/m,
  );
  expect(lastLine(report)).toMatch(
    /^合计：检查文件 [1-9]\d* 个、引用 [1-9]\d* 个；无人引用 0 个，缺失 0 个；其他文件 [1-9]\d* 个未检查$/,
  );
});

test('planted objects older than a day are orphans; the sweep removes those of the library and no upload', async () => {
  const old = ['prv/img/x/aa/planted.png', 'pub/img/bb/planted.png'];
  const [young, upload] = ['prv/img/x/cc/young.png', 'prv/up/planted.png'];
  for (const key of [...old, upload]) await plant(key, 25);
  await plant(young, 23);
  const report = await check();
  for (const key of [...old, upload]) expect(report).toContain(`  无人引用\t${key}`);
  expect(report).not.toContain(young);
  expect(lastLine(report)).toContain('无人引用 3 个，缺失 0 个');
  expect(await isStored(old[0] ?? '')).toBe(true);

  await run('storage.remove-orphans');
  expect(await Promise.all([...old, young, upload].map(isStored))).toEqual([false, false, true, true]);
  expect(lastLine(await check())).toContain('无人引用 1 个，缺失 0 个');
  await app.services.storage.delete(upload);
});

test('files of deleted images are no orphans, nor those of a recording that is under way', async () => {
  const image = await buildImage(app, seller);
  await app.ask(deleteImages, { ids: [image.id] }, { token: seller.token });
  await plant('prv/img/x/dd/draft.png', 30);
  await app.pool.query(`insert into image_drafts (owner_id, sha256, keys) values ($1, 'x', $2)`, [
    seller.id,
    ['prv/img/x/dd/draft.png'],
  ]);
  expect(lastLine(await check())).toContain('无人引用 0 个，缺失 0 个');
});

test('a file that is gone is missing', async () => {
  const image = await buildImage(app, seller);
  const { rows } = await app.pool.query('select original_key from images where id = $1', [image.id]);
  const key = rows[0].original_key;
  await app.services.storage.delete(key);
  const report = await check();
  expect(report).toContain(`  缺失\t${key}`);
  expect(lastLine(report)).toContain('缺失 1 个');
});

test.each([{ verb: 'mend' }, { verb: 'check', name: 'x' }])('%j is not a command', async (command) => {
  await expect(runStorageCommand(app.services, command)).rejects.toThrow('没有这个命令');
});
