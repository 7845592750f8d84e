import { saveDesign } from '@diy/contract/designs/designs';
import { createDownload, type DownloadRow, listDownloads } from '@diy/contract/downloads';
import { checkOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders, previewScaleToSize, scaleToOrderedSize } from '@diy/contract/orders/orders';
import type { DesignDocument } from '@diy/design/document';
import { minTileWidthMm, newImageLayer, newShapeLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

/** A red rectangle on a surface; the other surfaces stay empty. */
function redOn(
  surfaceIds: string[],
  choice: { colourId: string; sizeId: string },
  box: { xMm: number; yMm: number; widthMm: number; heightMm: number },
): DesignDocument {
  const area = { areaWidthMm: 300, areaHeightMm: 300 };
  const layer = { ...newShapeLayer({ id: 'red', shape: 'rect', ...area }), ...box, fill: '#FF0000' };
  const surfaces = surfaceIds.map((surfaceId, index) => ({ surfaceId, layers: index === 0 ? [layer] : [] }));
  return { format: 10, print: { bleed: false }, ...choice, surfaces };
}

const onShirt = () =>
  redOn(
    ['front', 'back'],
    { colourId: 'white', sizeId: 'M' },
    { xMm: 150, yMm: 150, widthMm: 100, heightMm: 100 },
  );
const onPhone = () =>
  redOn(
    ['back'],
    { colourId: 'white', sizeId: 'ip13-mini' },
    { xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 },
  );

async function importRows(rows: Record<string, string>[]): Promise<string> {
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  return orders_log_id;
}

const linesOf = async (importId: string) => (await app.ask(listOrders, { orders_log_id: importId }, by)).list;

async function pack(importId: string): Promise<{ row: DownloadRow; prints: Map<string, Buffer> }> {
  const order = { orders_log_id: importId, what: ['print' as const], naming: '{order}', again: true };
  const { id } = await app.ask(createDownload, order, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  const files = row.url ? Object.entries(unzipSync((await fetchFile(app, row.url)).bytes)) : [];
  const prints = files.filter(([path]) => path.endsWith('.png'));
  return { row, prints: new Map(prints.map(([path, bytes]) => [path, Buffer.from(bytes)])) };
}

/** Where ink lies in a print, in mm from its left top corner. */
async function inkOf(
  print: Buffer,
  widthMm: number,
): Promise<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  const { data, info } = await sharp(print).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if (data[(y * info.width + x) * 4 + 3]! < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  const mm = (px: number) => (px * widthMm) / info.width;
  return { left: mm(box.left), right: mm(box.right), top: mm(box.top), bottom: mm(box.bottom) };
}

describe('a design ordered in another size', () => {
  it('keeps its middle line and its top', async () => {
    const design = await buildDesign(app, seller.token, { template: 'TS-M-180', document: onShirt() });
    const importId = await importRows([{ 订单号: 'T-1', SKU: `${design.sku}-WH-S` }]);
    const { prints } = await pack(importId);
    expect(prints.size).toBe(1);
    const ink = await inkOf([...prints.values()][0]!, 280);
    expect(ink.left).toBeCloseTo(90, 0);
    expect(ink.right).toBeCloseTo(190, 0);
    expect(ink.top).toBeCloseTo(100, 0);
    expect(ink.bottom).toBeCloseTo(200, 0);
  }, 300_000);

  it('is withheld where it went bare, shown covered, and printed so once that is taken', async () => {
    const design = await buildDesign(app, seller.token, { template: 'PHC-IP', document: onPhone() });
    const order = (n: number, size: string) => ({ 订单号: `P-${n}`, SKU: `${design.sku}${size}` });
    const importId = await importRows([order(1, '-ip15'), order(2, '-ip15'), order(3, '-ip13-mini')]);
    const before = await linesOf(importId);
    expect(before.map((line) => line.can_cover)).toEqual([true, true, false]);
    expect(before[0]!.problem).toContain('左侧 3.6 mm、右侧 3.6 mm、下方 15.8 mm 露白');
    expect(before[2]!.problem).toBe('');
    const refused = await pack(importId);
    expect(refused.row.message).toContain('3 件中 2 件未打包');
    expect((await linesOf(importId)).map(({ state }) => state)).toEqual(['new', 'new', 'ready']);

    const preview = await app.ask(previewScaleToSize, { id: before[0]!.id }, by);
    expect(preview.lines).toBe(2);
    expect(preview.before).not.toBeNull();
    expect(preview.after).not.toBe(preview.before);
    const other = await buildAccount(app);
    const theirs = { token: other.token };
    expect(await app.call(scaleToOrderedSize, { id: before[0]!.id }, theirs)).toMatchObject({
      error: 'orders.not-found',
    });
    expect((await linesOf(importId))[0]!.can_cover).toBe(true);

    expect(await app.ask(scaleToOrderedSize, { id: before[0]!.id }, by)).toEqual({ changed: 2 });
    // A person changed what is printed, so undoing the import leaves these lines alone.
    const touched = 'select count(touched_at)::int as lines from order_lines where import_id = $1';
    expect((await app.pool.query(touched, [importId])).rows).toEqual([{ lines: 2 }]);
    await app.runJobs();
    const after = await linesOf(importId);
    expect(after.map(({ problem, can_cover }) => [problem, can_cover])).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ]);
    expect(await app.call(scaleToOrderedSize, { id: before[0]!.id }, by)).toMatchObject({
      error: 'orders.nothing-to-cover',
    });
    const { prints } = await pack(importId);
    expect(prints.size).toBe(3);
    const covered = [...prints].find(([path]) => path.startsWith('P-1'))![1];
    const ink = await inkOf(covered, 75);
    expect(ink.left).toBe(0);
    expect(ink.right).toBeCloseTo(75, 1);
    expect(ink.bottom).toBeCloseTo(151, 0);
    // Remembered for orders that come later, and not for a later version.
    const later = await importRows([order(4, '-ip15')]);
    expect((await linesOf(later))[0]).toMatchObject({ problem: '', can_cover: false });
    const edit = { id: design.id, version: 1, template_id: design.templateId, name: '手机壳' };
    const changed = onPhone();
    changed.surfaces[0]!.layers[0]!.name = '底色';
    await app.ask(saveDesign, { ...edit, design: changed }, by);
    const newest = await importRows([order(5, '-ip15')]);
    expect((await linesOf(newest))[0]!.can_cover).toBe(true);
  }, 300_000);

  it('says that a pattern has larger repeats there, because more of them cannot be drawn', async () => {
    const image = await buildImage(app, seller);
    const area = { areaWidthMm: 67.8, areaHeightMm: 135.2, resolutionDpi: 300 };
    const document = onPhone();
    const [red] = document.surfaces[0]!.layers;
    const picture = { imageId: image.id, name: 'Dots', widthPx: image.width, heightPx: image.height };
    const made = newImageLayer({ id: 'dots', ...picture, ...area });
    const { xMm, yMm, widthMm, heightMm } = red!;
    const dense = {
      ...made,
      xMm,
      yMm,
      widthMm,
      heightMm,
      tile: { widthMm: 5000, gapMm: 0, arrangement: 'grid' as const },
    };
    const wantedMm = minTileWidthMm(dense);
    document.surfaces[0]!.layers = [{ ...dense, tile: { ...dense.tile, widthMm: wantedMm } }];
    const design = await buildDesign(app, seller.token, { template: 'PHC-IP', document });
    const importId = await importRows([
      { 订单号: 'R-1', SKU: `${design.sku}-ip13-mini` },
      { 订单号: 'R-2', SKU: `${design.sku}-ip15-pro-max` },
    ]);
    const [asDesigned, larger] = await linesOf(importId);
    expect(asDesigned!.warning).not.toContain('已放大到');
    await app.ask(scaleToOrderedSize, { id: larger!.id }, by);
    await app.runJobs();
    const [, covered] = await linesOf(importId);
    expect(covered!.warning).toContain(`图案“Dots”按每个 ${wantedMm} mm 平铺`);
  }, 300_000);

  it('is not guessed: words that name no model, or two, stop the row and are reported', async () => {
    const design = await buildDesign(app, seller.token, { template: 'PHC-IP', document: onPhone() });
    const changes: Record<string, string>[] = [
      { 产品规格: 'iPhone 15 Pro Max' },
      { 产品规格: 'iPhone 14 Pro' },
      { 产品规格: 'iPhone 15 / iPhone 14' },
      { SKU: `${design.sku}-ip15-pro-max` },
      { SKU: `${design.sku}-ip15-ultra` },
      {},
    ];
    const rows = changes.map((row, n) => ({ 订单号: `G-${n}`, SKU: design.sku, ...row }));
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
    const { list, unknown_skus } = await app.ask(checkOrders, { upload_id, mapping }, by);
    expect(list.map(({ status, design: found }) => [status, found?.size_id ?? null])).toEqual([
      ['ready', 'ip15-pro-max'],
      ['wrong', null],
      ['wrong', null],
      ['ready', 'ip15-pro-max'],
      ['unknown', null],
      ['wrong', null],
    ]);
    expect(list[1]!.problems[0]).toMatchObject({ field: 'variation', code: 'VARIATION_UNREAD' });
    expect(list[1]!.problems[0]!.text).toContain('“iPhone 14 Pro”');
    expect(list[2]!.problems[0]).toMatchObject({ field: 'variation', code: 'VARIATION_CONFLICT' });
    expect(list[5]!.problems[0]).toMatchObject({ field: 'variation', code: 'VARIATION_MISSING' });
    // One SKU for several models is asked for model by model.
    expect(unknown_skus.map(({ sku, variation, problem }) => [sku, variation, problem])).toEqual([
      [design.sku, 'iPhone 14 Pro', 'VARIATION_UNREAD'],
      [design.sku, 'iPhone 15 / iPhone 14', 'VARIATION_CONFLICT'],
      [`${design.sku}-ip15-ultra`, '', null],
      [design.sku, '', 'VARIATION_MISSING'],
    ]);
  }, 300_000);
});
