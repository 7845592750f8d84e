import { createDownload, type DownloadRow, deleteDownloads, listDownloads } from '@diy/contract/downloads';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { deleteOrders, undoOrderImport } from '@diy/contract/orders/orders';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { orderCsv, uploadOrderFile } from '../../orders/testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let serial = 0;
let importId: string;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  const rows = [];
  for (const n of [1, 2]) {
    const { sku } = await buildDesign(app, seller.token, { name: `${serial}-${n}`, text: `${serial}-${n}` });
    rows.push({ 订单号: `E${serial}-${n}`, 子订单号: 'A', SKU: sku });
  }
  // Their files are made by the download.
  await app.pool.query("delete from graphile_worker._private_jobs where payload->>'designId' is not null");
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  importId = (await app.ask(importOrders, { upload_id, mapping }, by)).orders_log_id;
  await app.runJobs();
});

/** Packs the import's lines; `happens` takes place when file number `at` is being stored. Returns how many were made. */
async function packDuring(
  happens: (operationId: string, id: string) => Promise<unknown>,
  { locale = 'zh' as 'zh' | 'en', at = 1, what = ['print'] as ('print' | 'mockup')[] } = {},
) {
  const request = { orders_log_id: importId, what, naming: '{order}' };
  const { id, operation_id } = await app.ask(createDownload, request, { ...by, locale });
  const { storage } = app.services;
  const put = storage.put.bind(storage);
  let made = 0;
  storage.put = async (key, ...rest) => {
    if (key.includes('/renders/')) made += 1;
    if (made === at && key.includes('/renders/')) await happens(operation_id, id);
    return put(key, ...rest);
  };
  await app.runJobs();
  storage.put = put;
  const row: DownloadRow | undefined = (await app.ask(listDownloads, {}, by)).list.find(
    (one) => one.id === id,
  );
  const files = row?.url ? unzipSync((await fetchFile(app, row.url)).bytes) : {};
  const text = (path: string) => Buffer.from(files[path] ?? []).toString();
  const operation = await app.ask(getOperation, { id: operation_id }, { ...by, locale });
  return { made, files: Object.keys(files), text, operation };
}

describe('what is being made for an archive stops before its next file', () => {
  it('when its line is deleted; the others are packed', async () => {
    const { rows } = await app.pool.query('select id from order_lines where import_id = $1 order by row', [
      importId,
    ]);
    const { made, files, text, operation } = await packDuring(() =>
      app.ask(deleteOrders, { ids: [rows[0].id] }, by),
    );
    expect(operation).toMatchObject({ state: 'succeeded', failed: 1 });
    expect(text('问题清单.txt')).toMatch(`1. 订单 E${serial}-1 · 子订单 A · SKU `);
    expect(text('问题清单.txt')).toMatch(/源文件第 2 行 · 作品 .*：这行订单已被删除/);
    expect(files).toContain(`E${serial}-2.png`);
    // One file of the first line, and two mockups and a print of the other.
    expect(made).toBe(1 + 3);
  });

  it('when its import is undone', async () => {
    const { made, operation } = await packDuring(() => app.ask(undoOrderImport, { id: importId }, by));
    expect(made).toBe(1);
    expect(operation).toMatchObject({ state: 'failed', message: expect.stringContaining('已被删除') });
  });

  it('when it is cancelled', async () => {
    const { made, operation } = await packDuring((id) => app.ask(cancelOperation, { id }, by));
    expect(made).toBe(1);
    expect(operation.state).toBe('cancelled');
  });
});

/** State of each line, with `!` where files of before are void. */
async function states(): Promise<string[]> {
  const { rows } = await app.pool.query(
    'select state, files_outdated from order_lines where import_id = $1 order by row',
    [importId],
  );
  return rows.map((line) => `${line.state}${line.files_outdated ? '!' : ''}`);
}
/** The first line has all of its files by then. */
const SECOND_LINE = 4;

describe('lines are ready when their archive is', () => {
  it('all of them, and none is left over', async () => {
    const { operation } = await packDuring(async () => {});
    expect([operation.state, await states()]).toEqual(['succeeded', ['ready', 'ready']]);
    expect((await app.pool.query('select from packed_lines')).rowCount).toBe(0);
  });

  it.each([
    ['cancelled', (operationId: string) => app.ask(cancelOperation, { id: operationId }, by)],
    ['deleted', (_: string, id: string) => app.ask(deleteDownloads, { ids: [id] }, by)],
  ])('not when it is %s in the middle', async (_, ends) => {
    let between: string[] = [];
    const happens = async (operationId: string, id: string) => {
      between = await states();
      await ends(operationId, id);
    };
    const { made, files } = await packDuring(happens, { at: SECOND_LINE });
    expect([made, files, between]).toEqual([SECOND_LINE, [], ['ready', 'new']]);
    expect(await states()).toEqual(['new', 'new']);
  });

  it('not when the disk is full in the end; files of an earlier archive are void as before', async () => {
    await packDuring(async () => {});
    await app.pool.query("update order_lines set state = 'new', files_outdated = true where import_id = $1", [
      importId,
    ]);
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = async (key, body, options) => {
      if (!key.endsWith('.zip') || Buffer.isBuffer(body)) return put(key, body, options);
      for await (const _ of body);
      throw new StorageFull(new Error('ENOSPC'));
    };
    await packDuring(async () => {});
    expect(await states()).toEqual(['ready', 'ready']);
    await app.retryJobs();
    storage.put = put;
    expect(await states()).toEqual(['new!', 'new!']);
  });

  it('not by mockups alone', async () => {
    const { operation } = await packDuring(async () => {}, { what: ['mockup'] });
    expect([operation.state, await states()]).toEqual(['succeeded', ['new', 'new']]);
  });
});

it('lists problems in the language of whoever asked, with order, line, SKU and row', async () => {
  const { rows } = await app.pool.query('select sku from order_lines where import_id = $1 order by row', [
    importId,
  ]);
  await app.pool.query(
    `update order_lines set design_version = 99 where import_id = $1 and row = (select max(row) from order_lines where import_id = $1)`,
    [importId],
  );
  const { files, text, operation } = await packDuring(async () => {}, { locale: 'en' });
  expect(files).toEqual(expect.arrayContaining(['Problems.txt', 'Problems.csv']));
  const [, , line] = text('Problems.txt').split('\r\n');
  const name = `Order E${serial}-2 · line A · SKU ${rows[1].sku} · row 3 of the file · design ${serial}-2 (${rows[1].sku})`;
  expect(line).toBe(
    `1. ${name}: The version of the design the line is locked to is gone; bind another design and import again`,
  );
  expect(text('Problems.csv').split('\r\n')[1]).toContain(`1,E${serial}-2,A,`);
  expect(operation.message).toBe('1 of 2 were left out; the list of problems in the archive says why');
});
