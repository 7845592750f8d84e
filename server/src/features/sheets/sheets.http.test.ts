import { cancelOperation, getOperation } from '@diy/contract/operations';
import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { buildDesign } from '../designs/testing/build-design.ts';

const HEADERS =
  '序号, 设计名称, 设计编号, 商品名称(模板), 商品编码, 颜色, 尺码, SKU, 效果图(图片), 效果图链接, 全部效果图链接(换行), 生产图链接, ' +
  '素材名称, 成本价, 建议售价, 币种, 重量(g), 长(cm), 宽(cm), 高(cm), 标题(中), 标题(英), 描述, 标签, 店铺/分组, 创建人, 创建时间, ' +
  '更新时间, 备注';

let app: TestApp;
let seller: TestAccount;
let cat: { id: string; sku: string };
let formula: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小店主' });
  cat = await buildDesign(app, seller.token, { name: '猫咪杯', text: '猫咪' });
  formula = await buildDesign(app, seller.token, { name: '=HYPERLINK("http://x","赢")', text: 'Sea' });
  await app.runJobs();
});
afterAll(() => app.close());

const request = async (ids: string[]) =>
  (await app.ask(exportGenericSheet, { ids }, { token: seller.token })).operation_id;
const operation = (id: string) => app.ask(getOperation, { id }, { token: seller.token });
const fileOf = (id: string) => `prv/sheets/${seller.id}/${id}.xlsx`;

async function exportSheet(ids: string[]) {
  const id = await request(ids);
  await app.runJobs();
  const finished = await operation(id);
  expect(finished).toMatchObject({ state: 'succeeded' });
  const { bytes, disposition } = await fetchFile(app, finished.result_url);
  const sheet = await readSheet(bytes);
  const [header, ...rows] = sheet.rows;
  const records = rows.map((row) => Object.fromEntries(row.map((value, at) => [String(header![at]), value])));
  return { id, finished, disposition, header, records, images: sheet.images };
}

describe('a generic sheet', () => {
  it('has the agreed columns and one row per design, in the order asked for', async () => {
    const { finished, header, records, disposition } = await exportSheet([formula.id, cat.id]);
    expect(finished).toMatchObject({ kind: 'sheet-export', done: 2, total: 2, failed: 0 });
    expect(header?.join(', ')).toBe(HEADERS);
    expect(disposition).toMatch(/作品导出_\d{8}\.xlsx/);
    expect(records.map((record) => record.设计编号)).toEqual([formula.sku, cat.sku]);
    expect(records[1]).toMatchObject({
      序号: 2,
      设计名称: '猫咪杯',
      '商品名称(模板)': '11oz 白瓷马克杯',
      商品编码: 'MUG-11',
      颜色: '白色',
      尺码: '11oz',
      SKU: `${cat.sku}-MUG-11-WH-11oz`,
      成本价: 16.9,
      建议售价: null,
      币种: 'CNY',
      '重量(g)': 340,
      '长(cm)': 13,
      '标题(中)': '猫咪杯 11oz 白瓷马克杯',
      '标题(英)': `11 oz white ceramic mug ${cat.sku.split('-')[1]}`,
      创建人: '小店主',
      创建时间: expect.any(Date),
      备注: expect.stringMatching(/^生产图链接有效至 \d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    const minutes = (Date.now() - (records[1]!.创建时间 as Date).getTime()) / 60_000;
    expect(Math.abs(minutes)).toBeLessThan(10);
    expect(records[0]?.设计名称).toBe('=HYPERLINK("http://x","赢")');
  });

  it('shows the first mockup beside working links', async () => {
    const { records, images } = await exportSheet([cat.id]);
    expect(images.map(({ row, column }) => [row, column])).toEqual([[1, 8]]);
    const picture = await sharp(images[0]!.bytes).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
    const mockups = String(records[0]?.['全部效果图链接(换行)']).split('\n');
    expect(mockups).toHaveLength(2);
    expect(records[0]?.效果图链接).toBe(mockups[0]);
    for (const url of mockups) {
      expect(url).not.toContain('?');
      expect((await fetchFile(app, url)).contentType).toBe('image/jpeg');
    }
    const print = await fetchFile(app, String(records[0]?.生产图链接));
    expect(await sharp(print.bytes).metadata()).toMatchObject({ width: 2362, height: 969, density: 300 });
    expect(print.disposition).toContain(`${cat.sku}_环绕.png`);
  });

  it('comes as .csv too: the same columns and texts, nothing that runs as a formula', async () => {
    const ids = [formula.id, cat.id];
    const by = { token: seller.token };
    const { operation_id: id } = await app.ask(exportGenericSheet, { ids, format: 'csv' }, by);
    await app.runJobs();
    const { bytes, disposition, contentType } = await fetchFile(app, (await operation(id)).result_url);
    expect(disposition).toMatch(/作品导出_\d{8}\.csv/);
    expect(contentType).toContain('text/csv');
    const text = bytes.toString('utf8');
    expect(text.startsWith(`\uFEFF${HEADERS.replaceAll(', ', ',')}\r\n`)).toBe(true);
    const [, first, second] = parse(bytes, { bom: true }) as string[][];
    expect(first!.slice(0, 3)).toEqual(['1', `'=HYPERLINK("http://x","赢")`, formula.sku]);
    const { records } = await exportSheet(ids);
    const links = '全部效果图链接(换行)';
    expect([second![2], second![10]]).toEqual([cat.sku, records[1]![links]]);
  });

  it('a .csv whose codes a spreadsheet program would turn into numbers or days says so, a workbook does not', async () => {
    const by = { token: seller.token };
    const coded = await buildDesign(app, seller.token, { name: '00123' });
    const messageOf = async (format: 'csv' | 'xlsx') => {
      const { operation_id: id } = await app.ask(exportGenericSheet, { ids: [coded.id], format }, by);
      await app.runJobs();
      return (await operation(id)).message;
    };
    expect(await messageOf('csv')).toMatch(/格（如 00123）用 Excel、WPS 打开会变成数字或日期/);
    expect(await messageOf('xlsx')).toBeFalsy();
  });

  it('is worded for whoever asked, from its title to its remarks', async () => {
    const by = { token: seller.token, locale: 'en' };
    const bad = await buildDesign(app, seller.token, { name: 'Bad', text: '😀' });
    const { operation_id: id } = await app.ask(exportGenericSheet, { ids: [cat.id, bad.id] }, by);
    await app.runJobs();
    const finished = await operation(id);
    expect(finished.title).toBe('Export of 2 designs');
    const { bytes, disposition } = await fetchFile(app, finished.result_url);
    expect(disposition).toMatch(/Designs_\d{8}\.xlsx/);
    const [header, first, second] = (await readSheet(bytes)).rows;
    expect(header).toHaveLength(HEADERS.split(', ').length);
    expect([3, 5, 28].map((at) => header![at])).toEqual(['Product (template)', 'Colour', 'Remark']);
    expect([3, 5].map((at) => first![at])).toEqual(['11 oz white ceramic mug', 'White']);
    expect(first![28]).toMatch(/^Print file links work until \d{4}-/);
    expect(second![28]).toMatch(/^No mockups and no print files: /);
    expect(String(second![28])).not.toMatch(/\p{Script=Han}/u);
  });

  it('gives a design that cannot be printed its row, with the reason', async () => {
    const bad = await buildDesign(app, seller.token, { name: '坏字', text: '😀' });
    const { finished, records, images } = await exportSheet([bad.id, cat.id]);
    expect(finished).toMatchObject({ state: 'succeeded', done: 2 });
    expect(records[0]).toMatchObject({ 设计名称: '坏字', 效果图链接: null, 生产图链接: null });
    expect(records[0]?.备注).toMatch(/^没有效果图和生产图：.*没有/);
    expect(images.map(({ row }) => row)).toEqual([2]);
  });

  it('leaves out what was deleted meanwhile, and says so', async () => {
    const gone = await buildDesign(app, seller.token, { text: '删' });
    const id = await request([gone.id, cat.id]);
    const alone = await request([gone.id]);
    await app.pool.query('update designs set deleted_at = now() where id = $1', [gone.id]);
    await app.runJobs();
    expect(await operation(id)).toMatchObject({
      state: 'succeeded',
      failed: 1,
      message: '已导出 1 件，1 件已被删除',
    });
    expect(await operation(alone)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('删除'),
    });
  });
});

describe('what goes wrong on the way', () => {
  it('leaves no file when it is cancelled', async () => {
    const id = await request([cat.id]);
    await app.ask(cancelOperation, { id }, { token: seller.token });
    await app.runJobs();
    expect((await operation(id)).state).toBe('cancelled');
    expect(await app.services.storage.stat(fileOf(id))).toBeNull();
  });

  it('fails with a reason when the disk is full', async () => {
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new StorageFull(new Error('ENOSPC')));
    const id = await request([cat.id]);
    await app.runJobs();
    await app.retryJobs();
    storage.put = put;
    expect(await operation(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('空间已满'),
    });
  });
});

it('is removed after its time', async () => {
  const { id } = await exportSheet([cat.id]);
  await app.pool.query("update sheet_exports set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
  await enqueueJob(app, 'sheets.expire');
  await app.runJobs();
  expect(await app.services.storage.stat(fileOf(id))).toBeNull();
  expect(await operation(id)).toMatchObject({ state: 'expired', result_url: null });
});

describe('somebody else', () => {
  it('gets for a foreign id what a random id gets', async () => {
    const stranger = await buildAccount(app);
    const [foreign, random] = await Promise.all(
      [cat.id, app.services.newId()].map((id) =>
        app.send(exportGenericSheet, { ids: [id] }, { token: stranger.token }),
      ),
    );
    expect(foreign!.body).toBe(random!.body);
    expect(foreign!.json()).toMatchObject({ code: '10001', error: 'designs.not-found' });
  });

  it('gets 10002 without a token', async () => {
    expect((await app.send(exportGenericSheet, { ids: [cat.id] })).json()).toMatchObject({ code: '10002' });
  });
});
