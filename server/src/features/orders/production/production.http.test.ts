import { saveDesign } from '@diy/contract/designs/designs';
import { createDownload, type DownloadRow, listDownloads } from '@diy/contract/downloads';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders, moveOrders, undoOrderImport } from '@diy/contract/orders/orders';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { ORDER_HEADERS, orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

/** A mug whose text layer is named as a buyer's personalisation column. */
function nameMug(text: string) {
  const document = mugDocument(text);
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => (layer.kind === 'text' ? { ...layer, name: '名字' } : layer)),
  }));
  return { ...document, surfaces };
}

/** Imports rows with one more column, and runs the job. */
async function importRows(rows: Record<string, string>[], header = '定制-名字'): Promise<string> {
  const csv = orderCsv(rows)
    .split('\r\n')
    .map((line, index) => `${line},"${index === 0 ? header : (rows[index - 1]![header] ?? '')}"`)
    .join('\r\n');
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  expect(mapping.personalisation).toEqual([{ column: ORDER_HEADERS.length, name: '名字' }]);
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  return orders_log_id;
}

async function pack(
  importId: string,
  again = false,
): Promise<{ row: DownloadRow; files: Record<string, Uint8Array> }> {
  const { id } = await app.ask(createDownload, { orders_log_id: importId, what: ['print'], again }, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  const files = row.url ? unzipSync((await fetchFile(app, row.url)).bytes) : {};
  return { row, files };
}

describe('print files of an import', () => {
  it('hold each line with the buyer’s words, named by order and line, with a pick list', async () => {
    const design = await buildDesign(app, seller.token, { name: '名字杯', document: nameMug('占位') });
    const line = (n: number, more: Record<string, string>) => ({
      订单号: `PO-7000${n}`,
      子订单号: `L${n}`,
      SKU: design.sku,
      ...more,
    });
    const importId = await importRows([
      line(1, { '定制-名字': 'Anna' }),
      line(2, { '定制-名字': '小明', 单个产品数量: '3' }),
      line(3, {}),
      line(4, { '定制-名字': '长'.repeat(2000) }),
    ]);
    const { row, files } = await pack(importId);
    expect(row).toMatchObject({ state: 'succeeded', message: expect.stringContaining('2 件未打包') });
    const paths = Object.keys(files).sort();
    expect(paths).toEqual(
      [
        `PO-70001/PO-70001_L1_${design.sku}_白色_11oz_1件_Anna_生产图_环绕.png`,
        `PO-70002/PO-70002_L2_${design.sku}_白色_11oz_3件_小明_生产图_环绕.png`,
        '拣货单.pdf',
        '拣货单.xlsx',
        '问题清单.txt',
        '问题清单.csv',
      ].sort(),
    );
    const list = Buffer.from(files['问题清单.txt']!).toString().trimEnd().split('\r\n');
    // Three lines and a header stand above the last one in the file.
    expect(list.slice(2)).toEqual([
      expect.stringMatching(
        `^1\\. 订单 PO-70003 · 子订单 L3 · SKU ${design.sku} · 源文件第 4 行 · 作品 .*\\(${design.sku}\\)：“名字”没有填内容`,
      ),
      expect.stringMatching(
        `^2\\. 订单 PO-70004 · 子订单 L4 · SKU ${design.sku} · 源文件第 5 行 · 作品 .*\\(${design.sku}\\)：.*放不下`,
      ),
    ]);
    // What may be in production already is not taken back.
    expect(await app.call(undoOrderImport, { id: importId }, { token: seller.token })).toMatchObject({
      error: 'orders.lines-produced',
      msg: expect.stringContaining('2 行'),
    });
    const [one, two] = [1, 2].map((n) =>
      Buffer.from(files[paths.find((path) => path.startsWith(`PO-7000${n}`))!]!),
    );
    expect(one!.equals(two!)).toBe(false);
    const pdf = Buffer.from(files['拣货单.pdf']!).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4/);
    // A personalisation of 2,000 characters continues on the next page.
    expect(pdf).toContain('/Count 3 ');
    const sheet = await readSheet(files['拣货单.xlsx']!);
    expect(sheet.rows.slice(1).map((cells) => [2, 9, 10, 1].map((column) => cells[column] || null))).toEqual([
      ['PO-70001', 1, '名字：Anna', paths.find((path) => path.startsWith('PO-70001'))],
      ['PO-70002', 3, '名字：小明', paths.find((path) => path.startsWith('PO-70002'))],
      ['PO-70003', 1, null, null],
      ['PO-70004', 1, `名字：${'长'.repeat(2000)}`, null],
    ]);
    const rowsWith = (column: number) =>
      sheet.images.filter((image) => image.column === column).map((image) => image.row);
    expect([0, 13, 14].map(rowsWith)).toEqual([
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    const lines = (await app.ask(listOrders, { orders_log_id: importId }, by)).list;
    expect(lines.map(({ state }) => state)).toEqual(['ready', 'ready', 'new', 'new']);
    expect(lines[2]!.problem).toContain('“名字”没有填内容');
    expect(lines[3]!.problem).toContain('放不下');
  }, 300_000);

  it('are of the version the line is locked to, and never without what the buyer asked for', async () => {
    const design = await buildDesign(app, seller.token, { name: '旧', document: nameMug('第一版') });
    const order = (n: number) => ({ 订单号: `V-${n}`, 子订单号: 'A', SKU: design.sku });
    const first = await importRows([{ ...order(1), '定制-名字': 'Ann' }]);
    const before = Object.values((await pack(first)).files)[0]!;
    const edit = { id: design.id, version: 1, template_id: design.templateId, name: '旧' };
    await app.ask(saveDesign, { ...edit, design: mugDocument('第二版') }, by);
    await app.runJobs();
    const second = await importRows([order(2)]);
    const png = ({ files }: Awaited<ReturnType<typeof pack>>) =>
      Buffer.from(Object.entries(files).find(([path]) => path.endsWith('.png'))![1]);
    expect(png(await pack(first, true)).equals(Buffer.from(before))).toBe(true);
    expect(png(await pack(second)).equals(Buffer.from(before))).toBe(false);
    // The new version has no layer of that name.
    const third = await importRows([{ ...order(3), '定制-名字': 'Bob' }]);
    const { row } = await pack(third);
    expect(row).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('没有叫“名字”的定制字段'),
    });
  }, 300_000);

  it('are refused where nothing is left to produce', async () => {
    const design = await buildDesign(app, seller.token);
    const importId = await importRows([{ 订单号: 'S-1', SKU: design.sku }]);
    const ids = (await app.ask(listOrders, { orders_log_id: importId }, by)).list.map((line) => line.id);
    await app.ask(moveOrders, { ids, state: 'shipped' }, by);
    const response = await app.call(createDownload, { orders_log_id: importId }, by);
    expect(response).toMatchObject({ error: 'downloads.nothing-to-produce' });
  });
});
