import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/add-seller.ts';
import { signIn } from '../support/browser/browser.ts';
import { saveSample, waitForRender } from '../support/save-design.ts';
import { showShopFailure, useShop } from '../support/shop.ts';
import { waitFor } from '../support/system/start-system.ts';

const shop = useShop();

it('lints a handful of designs, fixes them with one click and delivers a Temu sheet that opens', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('dxm-sheet', shop));
  const { page, system, api, problems } = shop;
  await signIn(page, system, shop.sellerName, PASSWORD);
  // Two of the same name: the ERP would make one product of them.
  const ids: string[] = [];
  for (const words of ['海边小猫', '海边小猫', '慢慢来']) ids.push(await saveSample(api, 'MUG', words, null));
  for (const id of ids) await waitForRender(api, id, 'done');

  await page.goto(`${system.url}/auth/user/goods`);
  const boxes = page.getByRole('checkbox', { name: /^选择/ });
  await boxes.nth(2).waitFor({ state: 'attached' });
  for (const box of await boxes.all()) await box.check({ force: true });
  await page.getByRole('button', { name: '店小秘表', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /导出店小秘表格/ });
  // The platform would make one product of the two, so one of them stays out until their titles differ.
  await dialog.getByText('2 个商品').waitFor();

  // A shop's settings, kept for the next time.
  await dialog.getByRole('button', { name: '新建预设' }).click();
  const preset = page.getByRole('dialog', { name: '新建预设' });
  await preset.getByLabel('预设名称').fill('Temu 一号店');
  await preset.getByLabel('价格系数').fill('0.5');
  await preset.getByRole('button', { name: /保\s*存/ }).click();
  await preset.waitFor({ state: 'hidden' });

  const findings = dialog.getByRole('list', { name: '检查结果' });
  await findings
    .getByText(/与“.*的标题相同/)
    .first()
    .waitFor();
  await findings
    .getByText(/只有本机或内网能打开/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: '相同标题后加作品编号' }).click();
  await waitFor(
    'no equal titles',
    60_000,
    async () => (await findings.getByText(/与“.*的标题相同/).count()) === 0,
  );
  await dialog.getByText('3 个商品').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    dialog
      .getByRole('button', { name: /导\s*出/ })
      .last()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^店小秘_Temu_\d{8}\.xlsx$/);

  const parts = unzipSync(readFileSync(await file.path()));
  expect(strFromU8(parts['xl/workbook.xml']!)).toMatch(/导入模板.*导入示例.*导出问题/s);
  const rows = readRows(strFromU8(parts['xl/worksheets/sheet1.xml']!));
  const [header, ...data] = rows;
  expect(Object.keys(header!)).toHaveLength(51);
  const columnOf = (name: string) => Object.entries(header!).find(([, text]) => text === name)![0];
  const cells = (name: string) => data.map((row) => row[columnOf(name)]);
  expect(new Set(cells('*产品标题')).size).toBe(3);
  expect(new Set(cells('SKU货号')).size).toBe(data.length);
  expect(new Set(cells('*申报价格\n(店铺币种)'))).toEqual(new Set(['8.45']));
  for (const url of new Set([...cells('预览图'), ...cells('*产品素材图')])) {
    const picture = await fetch(url!);
    expect(picture.status).toBe(200);
    const { width = 0, height = 0 } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(700);
  }

  // The record stays, at the path of the specification.
  await page.goto(`${system.url}/auth/user/goods/commpents/dxmExcle`);
  await page.getByRole('tab', { name: '导出记录' }).click();
  await page.getByRole('list', { name: '导出记录' }).getByText('Temu 一号店').waitFor();
  expect(problems).toEqual([]);
});

/** Cells of a worksheet as text, by column letter, row by row. */
function readRows(xml: string): Record<string, string>[] {
  const text = (cell: string) =>
    (/<t[^>]*>([^<]*)<\/t>/.exec(cell) ?? /<v>([^<]*)<\/v>/.exec(cell))?.[1]?.replaceAll('&amp;', '&') ?? '';
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    Object.fromEntries(
      [...row!.matchAll(/<c r="([A-Z]+)\d+".*?<\/c>/gs)].map(([cell, name]) => [name!, text(cell)]),
    ),
  );
}
