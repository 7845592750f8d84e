import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { importRows, sendOrderFiles } from '../../support/orders/import-orders.ts';
import { mugDesign, saveMug } from '../../support/orders/name-mug.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';

const shop = useShop();

/** `Ürün Adı`, the only Turkish words of the file, as a Turkish Windows writes them. */
const TITLE = '\xdcr\xfcn Ad\xfd';

function listOf(sku: string, orders: [number: string, title: string, paid: string][]): Buffer {
  const headers = `Order ID,SKU,Quantity,${TITLE},Recipient Name,Street,City,Postcode,Country,Phone Number,Payment`;
  const rows = orders.map(
    ([number, title, paid]) =>
      `${number},${sku},1,${title},Ayse Example,Street 4,Istanbul,34000,Turkey,+90 532 000 00 01,${paid}`,
  );
  return Buffer.from([headers, ...rows].join('\r\n'), 'latin1');
}

it('a file whose encoding one header alone gives away asks with its own texts, and a column of payments once', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('order-encoding', shop));
  const { page, system, api, problems } = shop;
  await signIn(page, system, shop.sellerName, PASSWORD);
  const { sku } = await saveMug(api, '编码杯', mugDesign([{ name: 'words', text: '示例' }]));
  const send = (orders: Parameters<typeof listOf>[1]) =>
    sendOrderFiles(page, system, [{ name: 'liste.csv', mimeType: 'text/csv', buffer: listOf(sku, orders) }]);
  const dialog = await send([
    ['8001', 'Mug white', '3200'],
    ['8002', 'Mug black', '4100'],
  ]);
  const question = dialog.getByRole('region', { name: '文件用的是哪种文字编码？' });
  await question.getByText('Ürün Adı').waitFor();
  await question.getByText('Ürün Adý').waitFor();
  // Until somebody says so, no row is imported.
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 2 行 = 可导入 0 \+/).waitFor();
  await question.getByRole('button', { name: '用 WINDOWS-1254 读取' }).click();
  await question.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: '核对每一行' }).click();

  const column = dialog.getByRole('group', { name: '“Payment”这一列是什么' });
  await column.getByRole('button', { name: '是金额' }).click();
  await dialog.getByText(/可导入 2 \+/).waitFor();
  await importRows(page, system, dialog, 2, { file: 'liste.csv', counts: /新增 2/ });
  const { list } = await api.get<{ list: { order_no: string; title: string }[] }>(
    '/saas/diy/user/orders/list',
  );
  expect(list.filter(({ title }) => title.startsWith('Mug')).map(({ order_no }) => order_no)).toHaveLength(2);
  expect(problems).toEqual([]);
});
