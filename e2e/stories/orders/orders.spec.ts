import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { encodeGbk } from '../../support/samples/encode-gbk.ts';
import { sampleDesign } from '../../support/samples/sample-design.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';
import { waitFor } from '../../support/system/start-system.ts';

const shop = useShop();

const HEADERS =
  '包裹号,订单号,平台渠道,店铺账号,SKU,单个产品数量,定制-名字,收货人姓名,国家二字码,收货人州/省,收货人城市,地址1,邮编,收货人电话';

const orderRow = (n: number, what: string, quantity: string, name: string, country: string) =>
  `XM${n},57646141303878575${n},Temu,一号店,${what},${quantity},${name},王小明,${country},CA,Los Angeles,1 Main Street,90001,3105550123`;

/** A 店小秘 export as Excel saves it in China. */
function orderFile(sku: string): Buffer {
  const rows = [
    orderRow(1, sku, '1', '小红', 'US'),
    orderRow(2, sku, '两个', '小蓝', 'US'),
    orderRow(3, sku, '1', '小绿', ''),
    orderRow(4, 'OLD-MUG-7', '1', '小黄', 'US'),
  ];
  return encodeGbk([HEADERS, ...rows].join('\r\n'));
}

/** Another order of the same layout. */
function secondFile(sku: string): Buffer {
  const row = `XM9,586461413038785759,Temu,一号店,${sku},1,小紫,王小明,US,CA,Los Angeles,1 Main Street,90001,3105550123`;
  return encodeGbk([HEADERS, row].join('\r\n'));
}

it('an order file in GBK with three problems is corrected, imported, packed, and taken back', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('orders', shop));
  const { page, system, api, problems } = shop;
  await signIn(page, system, shop.sellerName, PASSWORD);
  const sku = await saveNameMug();

  await page.goto(`${system.url}/auth/user/ordersLog`);
  await page.getByRole('button', { name: '导入订单' }).first().click();
  const dialog = page.getByRole('dialog');
  const file = { name: '店小秘订单.csv', mimeType: 'text/csv', buffer: orderFile(sku) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: '核对每一行' }).click();
  await dialog.getByText(/共 4 行 = 可导入 1 \+/).waitFor();

  // The three problems, each fixed where it stands.
  await dialog.getByLabel('第 3 行的数量').click();
  await dialog.getByRole('textbox', { name: '第 3 行的数量' }).fill('2');
  await page.keyboard.press('Enter');
  await dialog.getByText(/可导入 2 \+/).waitFor();
  await dialog.getByRole('textbox', { name: '第 4 行的国家' }).fill('US');
  await page.keyboard.press('Enter');
  await dialog.getByText(/可导入 3 \+/).waitFor();
  await dialog.getByRole('button', { name: /SKU 未匹配/ }).click();
  await dialog.getByRole('combobox', { name: 'OLD-MUG-7 对应的作品' }).click();
  // The design in the list; rows that are still on the screen have its SKU in their titles as well.
  await page.getByTitle(`名字杯 · ${sku}`).click();
  await dialog.getByRole('button', { name: '绑定' }).click();
  await dialog.getByText(/可导入 4 \+/).waitFor();
  await dialog.getByRole('button', { name: '导入 4 行' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: '店小秘订单.csv' });
  await waitFor('the import', 60_000, async () => /新增 4/.test(await row.innerText()));

  // Every line is there with all 18 digits; names of buyers are masked until one is opened.
  await row.getByRole('link', { name: '店小秘订单.csv' }).click();
  await page.getByText('576461413038785754').waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('王小明');
  await page.getByRole('button', { name: '576461413038785751' }).click();
  await page.getByRole('dialog').getByText('王小明').waitFor();
  await page.getByRole('dialog').getByText('小红').waitFor();
  await page.keyboard.press('Escape');

  // One ZIP: each line's own print under its order number, and the pick list.
  const download = page.waitForEvent('download', { timeout: 180_000 });
  await page.getByRole('button', { name: '打包生产图' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  const prints = Object.keys(files).filter((path) => path.endsWith('.png'));
  expect(prints.map((path) => path.split('/')[0]).sort()).toEqual(
    [1, 2, 3, 4].map((n) => `57646141303878575${n}`),
  );
  expect(new Set(prints.map((path) => Buffer.from(files[path]!).toString('base64'))).size).toBe(4);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['拣货单.pdf', '拣货单.xlsx']));

  // The second file of this layout needs no click, and finds everything there already.
  await page.goto(`${system.url}/auth/user/orders/commpents/uploadOrdersModal`);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('dialog')
    .getByText(/已经导入过/)
    .waitFor();
  await page.keyboard.press('Escape');

  // The same order with a corrected name: old and new side by side, updated, and printed once, with the new name.
  const corrected = encodeGbk([HEADERS, orderRow(1, sku, '1', '小虹', 'US')].join('\r\n'));
  await page.goto(`${system.url}/auth/user/orders/commpents/uploadOrdersModal`);
  await dialog.locator('input[type=file]').setInputFiles({ ...file, name: '改过.csv', buffer: corrected });
  const beside = dialog.getByRole('table', { name: '第 2 行与原订单行的对比' });
  expect((await beside.innerText()).split(/\s+/)).toEqual(expect.arrayContaining(['名字', '小红', '小虹']));
  await dialog.getByText('1 行有改动，请先选怎么办').waitFor();
  await dialog.getByText('更新', { exact: true }).click();
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${system.url}/auth/user/ordersLog`);
  const update = page.getByRole('row').filter({ hasText: '改过.csv' });
  await waitFor('the update', 60_000, async () => /更新 1/.test(await update.innerText()));
  await row.getByRole('link', { name: '店小秘订单.csv' }).click();
  await page.getByText('改过，旧文件作废').waitFor();
  const choice = page.getByRole('dialog', { name: '打包哪些订单？' });
  const packAgain = async (which?: string) => {
    const again = page.waitForEvent('download', { timeout: 180_000 });
    await page.getByRole('button', { name: '打包生产图' }).click();
    if (which) await choice.getByRole('radio', { name: which }).check();
    await choice.getByRole('button', { name: '打包', exact: true }).click();
    const zip = await again;
    return { name: zip.suggestedFilename(), files: unzipSync(readFileSync(await zip.path())) };
  };
  const printsOf = (all: typeof files) => Object.keys(all).filter((path) => path.endsWith('.png'));
  // Only the changed line, since the others were packed before.
  const changed = await packAgain();
  expect(printsOf(changed.files)).toEqual([expect.stringContaining('小虹')]);
  // All of them, on purpose: the archive says so.
  const { name, files: now } = await packAgain('全部，包括已打包过的');
  expect(name).toContain('其中4件以前打包过');
  const printOf = (all: typeof files, path: string) => Buffer.from(all[path]!).toString('base64');
  const paths = printsOf(now);
  expect(paths.sort()).toEqual(prints.map((path) => path.replace('小红', '小虹')).sort());
  const old = new Set(prints.map((path) => printOf(files, path)));
  expect(paths.filter((path) => !old.has(printOf(now, path)))).toEqual([expect.stringContaining('小虹')]);

  // What may be in production already stays; an import that nobody worked on is taken back.
  await page.goto(`${system.url}/auth/user/ordersLog`);
  await row.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: /撤销导入.*之后的导入“.+”.*请先撤销/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '导入订单' }).first().click();
  const next = { ...file, name: '第二批.csv', buffer: secondFile(sku) };
  await dialog.locator('input[type=file]').setInputFiles(next);
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const second = page.getByRole('row').filter({ hasText: '第二批.csv' });
  await waitFor('the second import', 60_000, async () => /新增 1/.test(await second.innerText()));
  await second.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '撤销导入', exact: true }).click();
  await waitFor('the undo', 60_000, async () => /已撤销/.test(await second.innerText()));
  const { rowCount } = await api.get<{ rowCount: number }>('/saas/diy/user/orders/list');
  expect(rowCount).toBe(4);
  expect(problems).toEqual([]);
});

/** A mug with a text layer that buyers' names go into; returns its SKU. */
async function saveNameMug(): Promise<string> {
  const { list } = await shop.api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  const design = sampleDesign('wrap', '名字', null, 'white', '11oz');
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = '名字';
  const input = { template_id: list[0]?.id, name: '名字杯', design };
  return (await shop.api.post<{ sku: string }>('/saas/diy/user/save/save', input)).sku;
}
