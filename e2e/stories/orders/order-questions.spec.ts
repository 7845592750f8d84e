import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { importRows, packPrints } from '../../support/orders/import-orders.ts';
import { printOf } from '../../support/orders/name-mug.ts';
import { sampleDesign } from '../../support/samples/sample-design.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';

const shop = useShop();

/** Sold items as Etsy writes them in Britain: words of two lines, a colour nobody sells, a letter lost on the way. */
function etsyFile(sku: string, orders: [string, string][]): Buffer {
  const headers =
    'Sale Date,Item Name,Buyer,Quantity,Price,Transaction ID,Listing ID,Date Paid,Date Dispatched,Delivery Name,Delivery Address1,Delivery City,Delivery State,Delivery Zipcode,Delivery Country,Order ID,Variations,SKU';
  const rows = orders.map(
    ([id, variations]) =>
      `05/25/26,Tee,buyer,1,20,T${id},L1,05/25/2026,,Hal Example,9 King Rd,York,,YO1 7HH,United Kingdom,${id},"${variations}",${sku}`,
  );
  return Buffer.from([headers, ...rows].join('\r\n'));
}

it('what an Etsy file leaves open is answered once, printed to the letter, and known the next time', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('order-questions', shop));
  const { page, system, api, problems } = shop;
  await signIn(page, system, shop.sellerName, PASSWORD);
  const { sku } = await saveShirt('示例');
  await page.goto(`${system.url}/auth/user/ordersLog`);
  await page.getByRole('button', { name: '导入订单' }).first().click();
  const dialog = page.getByRole('dialog');
  const first = etsyFile(sku, [
    ['3001', 'Colour:Black,Size:M,Personalisation:To: mum\nFrom: dad, with love'],
    ['3002', 'Colour:Purple,Size:Large,Personalisation:Anna'],
    ['3003', 'Colour:Purple,Size:XXL,Personalisation:Ben'],
    ['3004', 'Colour:White,Size:S,Personalisation:L?a'],
  ]);
  const upload = (buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'EtsySoldOrderItems.csv', mimeType: 'text/csv', buffer });
  await upload(first);
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 4 行 = 可导入 1 \+/).waitFor();

  // A colour that the shirt has not: one decision for both rows.
  await dialog.getByRole('combobox', { name: '“Purple”是什么意思' }).click();
  await page.getByTitle('藏青', { exact: true }).click();
  await dialog.getByText(/可导入 3 \+/).waitFor();
  const box = dialog.getByRole('textbox', { name: '把所有“L?a”的Personalisation改成' });
  await box.fill('Léa');
  await dialog.getByRole('button', { name: '全部替换' }).click();
  await dialog.getByText(/可导入 4 \+/).waitFor();
  const imported = { file: 'EtsySoldOrderItems.csv', counts: /新增 4/ };
  const row = await importRows(page, system, dialog, 4, imported);
  expect(await variantsOf()).toEqual({ 3001: 'black/M', 3002: 'navy/L', 3003: 'navy/2XL', 3004: 'white/S' });
  await row.getByRole('link', { name: 'EtsySoldOrderItems.csv' }).click();
  await page.getByRole('button', { name: '3001' }).click();
  await page.getByRole('dialog').getByText('From: dad, with love').waitFor();
  await page.keyboard.press('Escape');

  // Every line prints its own words: pixel by pixel what it would be typed in by hand, in the colour and size that were meant.
  const { prints } = await packPrints(page);
  expect(Object.keys(prints).sort()).toEqual(['3001', '3002', '3003', '3004']);
  const byHand = {
    3001: await saveShirt('To: mum\nFrom: dad, with love', 'black', 'M'),
    3003: await saveShirt('Ben', 'navy', '2XL'),
  };
  for (const [order, shirt] of Object.entries(byHand)) {
    const typed = await pixelsOf(await printOf(api, system.url, shirt));
    expect((await pixelsOf(prints[order]!)).equals(typed), order).toBe(true);
  }

  // The next file: what was decided is known, is shown, and can be taken back.
  await page.goto(`${system.url}/auth/user/orders/commpents/uploadOrdersModal`);
  await upload(etsyFile(sku, [['3005', 'Colour:purple,Size:M,Personalisation:Cara']]));
  await dialog.getByText(/共 1 行 = 可导入 1 \+/).waitFor();
  const used = dialog.getByRole('region', { name: '按以前的说明处理' });
  await used.getByText('藏青').waitFor();
  await used.getByRole('button', { name: '不再记住“purple”' }).click();
  await dialog.getByText(/可导入 0 \+/).waitFor();
  expect(problems).toEqual([]);
});

async function variantsOf(): Promise<Record<string, string>> {
  const { list } = await shop.api.get<{
    list: { order_no: string; design: { colour_id: string; size_id: string } }[];
  }>('/saas/diy/user/orders/list');
  return Object.fromEntries(
    list.map(({ order_no, design }) => [order_no, `${design.colour_id}/${design.size_id}`]),
  );
}

/** The pixels of a print, and nothing else of its file. */
const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

/** A shirt with a layer for all that a buyer writes. */
async function saveShirt(text: string, colour = 'white', size = 'M'): Promise<{ id: string; sku: string }> {
  const { list } = await shop.api.get<{ list: { id: string }[] }>('/saas/diy/template', {
    content: 'TS-M-180',
  });
  const design = sampleDesign('front', text, null, colour, size);
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = 'Personalization';
  design.surfaces.push({ surfaceId: 'back', layers: [] });
  const input = { template_id: list[0]?.id, name: '文字 T 恤', design };
  return shop.api.post('/saas/diy/user/save/save', input);
}
