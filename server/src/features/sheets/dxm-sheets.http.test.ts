import { listDesigns } from '@diy/contract/designs/designs';
import { cancelOperation, getOperation } from '@diy/contract/operations';
import {
  checkDxmSheet,
  deleteSheetExports,
  exportDxmSheet,
  exportDxmSheet2,
  listSheetExports,
} from '@diy/contract/sheets/sheets-exports';
import { listSheetLayouts } from '@diy/contract/sheets/sheets-layouts';
import { deleteSheetPresets, listSheetPresets, saveSheetPreset } from '@diy/contract/sheets/sheets-presets';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { buildDesign } from '../designs/testing/build-design.ts';
import { STANDARD_LAYOUTS } from './layouts/standard-layouts.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string };
let sea: { id: string; sku: string };
let tee: { id: string; sku: string };
let bad: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小店主' });
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫', text: '猫咪' });
  sea = await buildDesign(app, seller.token, { name: '海', text: '海边' });
  tee = await buildDesign(app, seller.token, { name: '=SUM(A1)', text: '另一只' });
  bad = await buildDesign(app, seller.token, { name: '坏字', text: '😀' });
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

type RequestInput = Parameters<typeof exportDxmSheet.input.parse>[0] & object;
const record = async (id: string) =>
  (await app.ask(listSheetExports, {}, by)).list.find((row) => row.id === id)!;
const stateOf = (id: string) => app.ask(getOperation, { id }, by);

async function open(url: string) {
  const { bytes, disposition } = await fetchFile(app, url);
  const { sheets } = await readXlsx(bytes);
  return { disposition, names: sheets.map(({ name }) => name), sheets: sheets.map(({ rows }) => rows) };
}

function records(rows: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  const [header, ...data] = rows;
  return data.map((row) => Object.fromEntries(header!.map((name, at) => [String(name), row[at] ?? null])));
}

async function exported(request: object) {
  const { id, operation_id } = await app.ask(exportDxmSheet, request as RequestInput, by);
  await app.runJobs();
  const row = await record(id);
  expect(row).toMatchObject({ state: 'succeeded' });
  return { id, operation_id, row, file: await open(row.files[0]!.url) };
}

describe('a Temu sheet', () => {
  it('has a row per variant with lasting pictures that open', async () => {
    const { row, file, operation_id } = await exported({ ids: [cat.id, sea.id] });
    expect(row).toMatchObject({ designs: 2, created_by: '小店主', layout: { id: 'dxm.popTemu.create.v51' } });
    expect(file.disposition).toMatch(/店小秘_Temu_\d{8}\.xlsx/);
    expect(file.names.slice(0, 2)).toEqual(['导入模板', '导入示例']);
    const layout = STANDARD_LAYOUTS[0]!;
    expect(file.sheets[0]![0]).toEqual(layout.columns.map(({ header }) => header));
    expect(file.sheets[1]![0]).toEqual(layout.columns.map(({ header }) => header));
    const rows = records(file.sheets[0]!);
    const template = (await app.ask(listDesigns, {}, by)).list.length;
    expect(template).toBeGreaterThan(0);
    expect(rows).toHaveLength(row.rows);
    const first = rows.filter((one) => String(one['*产品标题']).startsWith('猫'));
    expect(new Set(first.map((one) => one.SKU货号)).size).toBe(first.length);
    expect(first[0]).toMatchObject({
      产品货号: `${cat.sku}-MUG-11`,
      '*变种属性名称一': '颜色',
      变种属性名称二: '尺码',
      变种属性值二: '11oz',
      '*申报价格\n(店铺币种)': 16.9,
      '*重量（g）': 340,
      库存: 100,
      识别码: null,
    });
    const urls = String(first[0]!['*轮播图']).split('\n');
    expect(urls.length).toBeGreaterThan(1);
    for (const url of [...urls, first[0]!['*产品素材图'], ...first.map((one) => one.预览图)]) {
      expect(String(url)).not.toContain('?');
      const picture = await fetchFile(app, String(url));
      const { width = 0, height = 0 } = await sharp(picture.bytes).metadata();
      if (url === first[0]!['*产品素材图']) expect([width >= 800, width === height]).toEqual([true, true]);
      expect(picture.bytes.length).toBeLessThan(2_000_000);
    }
    // One mockup of its own for every colour.
    expect(new Set(first.map((one) => one.预览图)).size).toBe(
      new Set(first.map((one) => one['*变种属性值一'])).size,
    );
    expect(await stateOf(operation_id)).toMatchObject({ state: 'succeeded', done: 2, total: 2, failed: 0 });
  });

  it('leaves out what has errors and says so in 导出问题, which stands last', async () => {
    const { row, file } = await exported({ ids: [bad.id, cat.id] });
    expect(file.names.at(-1)).toBe('导出问题');
    expect(row.message).toContain('1 件有错误未导出');
    const issues = records(file.sheets.at(-1)!);
    const error = issues.find((issue) => issue.严重级别 === '错误')!;
    expect(error).toMatchObject({
      问题代码: 'sheets.not-drawn',
      商品名称: '坏字',
      SKU: bad.sku,
      数据行号: null,
    });
    expect(error.问题说明).toMatch(/没有效果图.*（未导出）/);
    // The test's own address is no public one.
    expect(issues.find((issue) => issue.问题代码 === 'sheets.address-not-public')).toMatchObject({
      数据行号: 2,
    });
    expect(records(file.sheets[0]!).every((one) => String(one['*产品标题']).startsWith('猫'))).toBe(true);
  });

  it('keeps formula-like names as text', async () => {
    const { file } = await exported({ ids: [tee.id] });
    expect(String(records(file.sheets[0]!)[0]!['*产品标题'])).toMatch(/^=SUM\(A1\) /);
  });

  it('is split at the row limit without cutting a product', async () => {
    const settings = { row_limit: 20, sku: '{design}-{colour}-{size}' };
    const ids = (await app.ask(listDesigns, { content: '' }, by)).list.map((design) => design.id);
    const check = await app.ask(checkDxmSheet, { layout_id: 'dxm.popTemu.create.v51', ids, settings }, by);
    const { id } = await app.ask(exportDxmSheet, { ids, settings: { ...settings } }, by);
    // The smallest limit people may choose holds all of a test's rows.
    await app.pool.query(
      `update dxm_exports set settings = jsonb_set(settings, '{row_limit}', '2') where id = $1`,
      [id],
    );
    await app.runJobs();
    const row = await record(id);
    expect(row.rows).toBe(check.rows);
    expect(row.files.length).toBeGreaterThan(1);
    const skus: unknown[] = [];
    for (const [at, part] of row.files.entries()) {
      expect(part.name).toMatch(new RegExp(`_part${at + 1}\\.xlsx$`));
      const rows = records((await open(part.url)).sheets[0]!);
      expect(rows).toHaveLength(part.rows);
      skus.push(...rows.map((one) => one.SKU货号));
    }
    expect(new Set(skus).size).toBe(row.rows);
    expect((await stateOf(row.operation_id)).result_url).toBeNull();
  }, 300_000);

  it('fails with the first reason when nothing is left', async () => {
    const { operation_id } = await app.ask(exportDxmSheet, { ids: [bad.id] }, by);
    await app.runJobs();
    expect(await stateOf(operation_id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('没有可导出的内容'),
    });
  });
});

it.each(['temu26', 'tiktok', 'lazada'] as const)('%s comes out with its headers', async (platform) => {
  const settings = { category_id: '600', warehouse: '国内仓', variants: 'own', language: 'en' };
  const { row, file } = await exported({ ids: [cat.id], platform, settings });
  const layout = STANDARD_LAYOUTS.find(({ id }) => id === row.layout.id)!;
  expect(file.sheets[0]![0]).toEqual(layout.columns.map(({ header }) => header));
  expect(file.sheets[0]).toHaveLength(2);
});

it.each(['dxm.popTemu.full.v60', 'dxm.popTemu.full.v59'])('%s comes out with its headers', async (id) => {
  const settings = { shop: '一号店', site: '美国', list_price_factor: 2, variants: 'own' as const };
  const made = await app.ask(exportDxmSheet2, { ids: [cat.id], dxmexcel_id: id, settings }, by);
  await app.runJobs();
  const { sheets, names } = await open((await record(made.id)).files[0]!.url);
  expect(names[0]).toBe('popTemu_product');
  const layout = STANDARD_LAYOUTS.find((one) => one.id === id)!;
  expect(sheets[0]![0]).toEqual(layout.columns.map(({ header }) => header));
  expect(records(sheets[0]!)[0]).toMatchObject({
    所属店铺: '一号店',
    经营站点: '美国',
    变种名称: expect.stringContaining('-11oz'),
  });
});

describe('presets', () => {
  it('are saved, changed, used by an export and deleted', async () => {
    const settings = { shop: '一号店', price_factor: 0.2, price_ending: '.99' as const };
    const preset = await app.ask(saveSheetPreset, { name: '一号店', settings }, by);
    await app.ask(saveSheetPreset, { id: preset.id, name: '一号店 Temu', settings }, by);
    expect((await app.ask(listSheetPresets, {}, by)).list).toMatchObject([{ name: '一号店 Temu', settings }]);
    const { file, row } = await exported({ ids: [cat.id], preset_id: preset.id });
    expect(row.preset).toBe('一号店 Temu');
    expect(records(file.sheets[0]!)[0]).toMatchObject({ '*申报价格\n(店铺币种)': 3.99 });
    expect(await app.ask(deleteSheetPresets, { ids: [preset.id] }, by)).toEqual({ deleted: 1 });
  });
});

describe('an export', () => {
  it('is cancelled before it starts and leaves no file', async () => {
    const { id, operation_id } = await app.ask(exportDxmSheet, { ids: [cat.id] }, by);
    await app.ask(cancelOperation, { id: operation_id }, by);
    await app.runJobs();
    expect(await record(id)).toMatchObject({ state: 'cancelled', files: [] });
    expect(await app.services.storage.stat(`prv/sheets/${seller.id}/${id}_1.xlsx`)).toBeNull();
  });

  it('goes on after a kill while its file is written', async () => {
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = async (key, body, options) => {
      if (!key.startsWith('prv/sheets/')) return put(key, body, options);
      if (!Buffer.isBuffer(body)) body.destroy();
      throw new Error('killed');
    };
    const { id } = await app.ask(exportDxmSheet, { ids: [cat.id] }, by);
    await app.runJobs();
    expect(await record(id)).toMatchObject({ state: 'running', files: [] });
    storage.put = put;
    await app.retryJobs();
    expect((await record(id)).files).toHaveLength(1);
  });

  it('expires, stays as a record, and is deleted with its files', async () => {
    const { id } = await exported({ ids: [cat.id] });
    const key = `prv/sheets/${seller.id}/${id}_1.xlsx`;
    await app.pool.query(`update dxm_exports set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    await enqueueJob(app, 'sheets.expire');
    await app.runJobs();
    expect(await app.services.storage.stat(key)).toBeNull();
    expect(await record(id)).toMatchObject({ state: 'expired', files: [] });
    expect(await app.ask(deleteSheetExports, { ids: [id, 'nobody'] }, by)).toEqual({ deleted: 1 });
    expect(await record(id)).toBeUndefined();
  });
});

it('lists the layouts that ship', async () => {
  const { list } = await app.ask(listSheetLayouts, {}, by);
  expect(list.map(({ id, columns, kind }) => [id, columns, kind])).toEqual([
    ['dxm.popTemu.create.v51', 51, 'standard'],
    ['dxm.popTemu.create.v26', 26, 'standard'],
    ['dxm.tiktok.create.v35', 35, 'standard'],
    ['dxm.lazada.export.v44', 44, 'standard'],
    ['dxm.popTemu.full.v60', 60, 'full'],
    ['dxm.popTemu.full.v59', 59, 'full'],
    ['ms.temu.goods.v43', 43, 'standard'],
    ['ms.temu.apparel.v42', 42, 'standard'],
  ]);
});
