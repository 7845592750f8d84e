import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { amazonCustomZip, amazonReport, type CustomItem } from '../../support/orders/amazon-files.ts';
import { ebayReport } from '../../support/orders/ebay-file.ts';
import { importRows, packPrints, sendOrderFiles } from '../../support/orders/import-orders.ts';
import { mugDesign, PHOTO_AREA, printOf, saveMug } from '../../support/orders/name-mug.ts';
import { shopeeWorkbook } from '../../support/orders/shopee-file.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';

const shop = useShop();
beforeAll(() => signIn(shop.page, shop.system, shop.sellerName, PASSWORD));

/** The pixels of a print, and nothing else of its file. */
const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

it('an Amazon Custom order is printed with its buyer’s picture and both lines', async ({ onTestFailed }) => {
  onTestFailed(() => showShopFailure('amazon-custom', shop));
  const { page, system, api, problems } = shop;
  const [sample, photo] = [await quarters(['#888', '#999', '#aaa', '#bbb']), await quarters(COLOURS)];
  const size = { widthPx: 1200, heightPx: 800 };
  const sampleId = await api.uploadImage('样图.png', sample, 'image/png');
  const photoId = await api.uploadImage('photo.png', photo, 'image/png');
  const lines = { 'Line 1': 'Für Zoë', 'Line 2': 'with love, “A & B”' };
  const texts = Object.entries(lines).map(([name, text]) => ({ name, text }));
  const samples = texts.map(({ name }) => ({ name, text: 'SAMPLE' }));
  const { sku } = await saveMug(api, '照片杯', mugDesign(samples, { id: sampleId, ...size }));
  const order = '114-5550123-7654321';
  const item: CustomItem = { orderId: order, itemId: '60000000000011', sku, texts: lines, photo };

  // The report alone waits for its ZIP; with it the row is right.
  const dialog = await sendOrderFiles(page, system, [amazonReport([item])]);
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText('有些订单的定制内容或图片在单独的 ZIP 里，还没有上传').waitFor();
  await dialog
    .getByLabel('添加定制 ZIP')
    .and(page.locator('input'))
    .setInputFiles([amazonCustomZip(item)]);
  await dialog.getByText('压缩包里有 1 份定制、1 张图片对上了订单').waitFor();
  await dialog.getByText(/共 1 行 = 可导入 1 \+/).waitFor();
  const imported = { file: 'unshipped-orders.txt', counts: /新增 1/ };
  const row = await importRows(page, system, dialog, 1, imported);
  await row.getByRole('link', { name: imported.file }).click();
  const { prints } = await packPrints(page);
  expect(Object.keys(prints)).toEqual([order]);

  // The picture in its place, quarter by quarter, and all else as if it had been typed in by hand.
  const print = sharp(prints[order]!);
  const { width = 0 } = await print.metadata();
  const { data, info } = await print.raw().toBuffer({ resolveWithObject: true });
  const { leftMm, topMm, widthMm, heightMm } = PHOTO_AREA;
  const found = [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => {
      const x = Math.round(((leftMm + widthMm * across) * width) / 200);
      const y = Math.round(((topMm + heightMm * down) * width) / 200);
      const at = (y * width + x) * info.channels;
      return `#${data.subarray(at, at + 3).toString('hex')}`;
    }),
  );
  expect(found).toEqual(COLOURS);
  const byHand = await saveMug(api, '手工', mugDesign(texts, { id: photoId, ...size }));
  expect(data.equals(await pixelsOf(await printOf(api, system.url, byHand)))).toBe(true);
  expect(problems).toEqual([]);
});

it('an eBay file from Germany prints umlauts to the letter; corrected, one line is updated and one kept', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('ebay-de', shop));
  const { page, system, api, problems } = shop;
  const mug = (text: string) => mugDesign([{ name: 'Personalisierung', text }]);
  const { sku } = await saveMug(api, '文字杯', mug('SAMPLE'));
  const words = {
    first: 'Grüße an Jürgen & Käthe, von Oma: „Öl“',
    corrected: 'Grüße an Jörgen & Käthe, von Oma: „Öl“',
    second: 'Straße 5 [links]',
  };
  const report = (name: string, ...both: [string, string]) =>
    ebayReport(
      name,
      both.map((text, i) => ({ order: `23-12345-1234${i}`, sku, words: text })),
    );
  const first = report('eBay-Bestellungen.csv', words.first, words.second);
  const dialog = await sendOrderFiles(page, system, [first]);
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 5 行 = 可导入 2 \+/).waitFor();
  const row = await importRows(page, system, dialog, 2, { file: 'eBay-Bestellungen.csv', counts: /新增 2/ });
  const { list } = await api.get<{ list: Record<string, unknown>[] }>('/saas/diy/user/orders/list', {
    content: '23-12345',
  });
  expect(list).toMatchObject(Array(2).fill({ platform: 'ebay', price_cents: 101_290, country: 'DE' }));
  await row.getByRole('link', { name: 'eBay-Bestellungen.csv' }).click();
  const before = (await packPrints(page)).prints;
  expect(Object.keys(before).sort()).toEqual(['23-12345-12340', '23-12345-12341']);

  // Both words were changed; each is shown next to the old one and decided by itself.
  const later = report('eBay-korrigiert.csv', words.corrected, 'Straße 6 [rechts]');
  await sendOrderFiles(page, system, [later]);
  await dialog.getByText('2 行有改动，请先选怎么办').waitFor();
  const beside = dialog.getByRole('table', { name: '第 4 行与原订单行的对比' });
  await beside.getByText(words.first).waitFor();
  await beside.getByText(words.corrected).waitFor();
  await dialog.getByRole('radiogroup', { name: '第 4 行怎么办' }).getByText('更新', { exact: true }).click();
  await dialog.getByText('1 行有改动，请先选怎么办').waitFor();
  await dialog.getByRole('radiogroup', { name: '第 5 行怎么办' }).getByText('保留原来的').click();
  await importRows(page, system, dialog, 1, { file: 'eBay-korrigiert.csv', counts: /更新 1/ });

  // The files of the one are void until they are packed again; the other is as it was.
  await row.getByRole('link', { name: 'eBay-Bestellungen.csv' }).click();
  await page.getByText('改过，旧文件作废').waitFor();
  await expect.poll(() => page.getByText('改过，旧文件作废').count()).toBe(1);
  const now = (await packPrints(page, '全部，包括已打包过的')).prints;
  const typed = async (text: string) =>
    pixelsOf(await printOf(api, system.url, await saveMug(api, '手工', mug(text))));
  expect((await pixelsOf(before['23-12345-12340']!)).equals(await typed(words.first))).toBe(true);
  expect((await pixelsOf(before['23-12345-12341']!)).equals(await typed(words.second))).toBe(true);
  expect((await pixelsOf(now['23-12345-12340']!)).equals(await typed(words.corrected))).toBe(true);
  expect(now['23-12345-12341']!.equals(before['23-12345-12341']!)).toBe(true);
  await page.getByText('改过，旧文件作废').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('a Shopee file from Thailand prints a Thai text, and keeps a Thai address', async ({ onTestFailed }) => {
  onTestFailed(() => showShopFailure('shopee-th', shop));
  const { page, system, api, problems } = shop;
  const mug = (text: string) => mugDesign([{ name: 'ข้อความ', text, fontId: 'noto-sans-thai-700' }]);
  const { sku } = await saveMug(api, '泰文杯', mug('ตัวอย่าง'));
  const note = 'สุขสันต์วันเกิดนะคะ น้องแก้วที่รัก ขอให้มีความสุขมากๆ';
  const file = shopeeWorkbook([
    { order: '260503TH0001', status: 'ที่ต้องจัดส่ง', sku, note },
    { order: '260503TH0002', status: 'ยกเลิกแล้ว', sku, note },
  ]);
  const dialog = await sendOrderFiles(page, system, [file]);
  // Buyers write into the note: a person says so once.
  await dialog.getByRole('button', { name: '添加一列' }).click();
  await dialog.getByRole('combobox', { name: '列', exact: true }).fill('หมายเหตุจากผู้ซื้อ');
  await page.getByTitle('หมายเหตุจากผู้ซื้อ', { exact: true }).last().click();
  await dialog.getByRole('textbox', { name: '图层名，如 名字' }).fill('ข้อความ');
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 2 行 = 可导入 1 \+.*已取消 1/).waitFor();
  const row = await importRows(page, system, dialog, 1, { file: file.name, counts: /新增 1/ });
  await row.getByRole('link', { name: file.name }).click();
  await page.getByRole('button', { name: '260503TH0001' }).click();
  const line = page.getByRole('dialog');
  await line.getByText('สมหญิง ตัวอย่าง').waitFor();
  await line.getByText(/99\/1 ซอยสุขใจ 5 แขวงสีลม/).waitFor();
  await page.keyboard.press('Escape');
  const { prints } = await packPrints(page);
  expect(Object.keys(prints)).toEqual(['260503TH0001']);
  const byHand = await printOf(api, system.url, await saveMug(api, '手工', mug(note)));
  expect((await pixelsOf(prints['260503TH0001']!)).equals(await pixelsOf(byHand))).toBe(true);
  expect(problems).toEqual([]);
});

/** The colours of the buyer's picture, row by row. */
const COLOURS = ['#e01010', '#10a040', '#1030e0', '#f0c000'];

/** A picture of 1200 × 800 pixels in four colours. */
function quarters(colours: string[]): Promise<Buffer> {
  const parts = colours.map((fill, i) => {
    const [x, y] = [(i % 2) * 600, Math.floor(i / 2) * 400];
    return `<rect x="${x}" y="${y}" width="600" height="400" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}
