import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { importRows, sendOrderFiles } from '../../support/orders/import-orders.ts';
import { mugDesign, saveMug } from '../../support/orders/name-mug.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';

const shop = useShop();

/** A shop's own list: a column of the address that no list has, and words for a choice in another language. */
function listOf(sku: string, orders: [number: string, sector: string, ground: string][]): Buffer {
  const headers =
    'Order ID,SKU,Quantity,Recipient Name,Street,Sector,City,Postcode,Country,Phone Number,Personalization: Ground';
  const rows = orders.map(
    ([number, sector, ground]) =>
      `${number},${sku},1,Amina Example,Street 4,${sector},Islamabad,44090,Pakistan,+92 300 0000001,${ground}`,
  );
  return Buffer.from([headers, ...rows].join('\r\n'));
}

/** A mug whose words are in one of two colours. */
function mugWithChoice() {
  const design = mugDesign([{ name: 'words', text: '示例' }]);
  const fields = [
    {
      id: 'ground',
      kind: 'choice',
      name: 'Ground',
      whenEmpty: 'stop',
      choices: [
        { id: 'pink', name: 'Pink', colour: '#FF66AA' },
        { id: 'blue', name: 'Blue', colour: '#0044CC' },
      ],
    },
  ];
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => ({ ...layer, bindings: { colour: 'ground' } })),
  }));
  return { ...design, fields, surfaces };
}

it('a column of the address that nobody knows and a word for a choice are settled by one click each, and known the next time', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('order-columns', shop));
  const { page, system, api, problems } = shop;
  await signIn(page, system, shop.sellerName, PASSWORD);
  const { sku } = await saveMug(api, '底色杯', mugWithChoice() as ReturnType<typeof mugDesign>);
  const send = (orders: Parameters<typeof listOf>[1]) =>
    sendOrderFiles(page, system, [{ name: 'list.csv', mimeType: 'text/csv', buffer: listOf(sku, orders) }]);
  const dialog = await send([
    ['7001', 'G-9/1', 'Rosa'],
    ['7002', '', 'Pink'],
    ['7003', 'F-7', 'Rosa'],
  ]);
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 3 行 = 可导入 1 \+/).waitFor();
  const column = dialog.getByRole('group', { name: '“Sector”这一列是什么' });
  await column.getByRole('button', { name: '是地址的一部分' }).click();
  await dialog.getByText(/可导入 3 \+/).waitFor();
  const word = dialog.getByRole('group', { name: '“Rosa”是什么意思' });
  await word.getByRole('button', { name: 'Pink' }).click();
  await word.waitFor({ state: 'detached' });
  await importRows(page, system, dialog, 3, { file: 'list.csv', counts: /新增 3/ });
  const { list } = await api.get<{ list: { id: string; order_no: string }[] }>('/saas/diy/user/orders/list');
  const { id } = list.find(({ order_no }) => order_no === '7001')!;
  const { address } = await api.get<{ address: { lines: string[] } }>('/saas/diy/user/orders/item', { id });
  expect(address.lines).toEqual(['Street 4', 'G-9/1']);

  // The next file of this shop asks nothing.
  const next = await send([['7004', 'H-8', 'rosa']]);
  await next.getByText(/共 1 行 = 可导入 1 \+/).waitFor();
  await next.getByRole('region', { name: '按以前的说明处理' }).getByText('Pink').waitFor();
  expect(await next.getByRole('group', { name: /Sector/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});
