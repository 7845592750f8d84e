import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { collectTexts } from '../../support/browser/appearing-texts.ts';
import {
  onScreen,
  openDesign,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { findUnnamed } from '../../support/browser/unnamed-controls.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('designer-colours');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

async function openSquares(fills: readonly string[]): Promise<string> {
  const layers = fills.map((fill, at) => ({ ...squareLayer(`s${at}`, 80 + at * 100, 100, 60), fill }));
  const id = await saveLayers(api, '帆布画', layers);
  await openDesign(page, system.url, id);
  const at = await onScreen(page, 80, 100);
  await page.mouse.click(at.x, at.y);
  await page.getByTestId('inspector-fill').locator('.ant-color-picker-trigger').click();
  await page.getByTestId('colours-brand').waitFor();
  return id;
}

const brand = () => page.getByTestId('colours-brand');

it('keeps a colour, names it, and offers it in the next design', async () => {
  await openSquares(['#C8102E', '#00A3E0', '#00A3E0']);
  // What is used most stands first.
  const used = page.getByTestId('colours-used').getByRole('button');
  await expect
    .poll(() => used.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(['#00A3E0', '#C8102E']);
  await brand()
    .getByRole('button', { name: /^存为品牌颜色/ })
    .click();
  await brand()
    .getByRole('button', { name: /^#C8102E/ })
    .waitFor();
  await used.first().click();
  await brand()
    .getByRole('button', { name: /^存为品牌颜色/ })
    .click();
  await brand()
    .getByRole('button', { name: /^#00A3E0/ })
    .waitFor();
  await brand().getByRole('button', { name: /^管理/ }).click();
  const dialog = page.getByRole('dialog', { name: /^品牌颜色/ });
  await dialog.getByLabel('#C8102E 的名称').fill('店标红');
  await dialog.getByRole('button', { name: /^上移“#00A3E0”/ }).click();
  await expect.poll(() => findUnnamed(page)).toEqual([]);
  await dialog.getByTestId('brand-colours-save').click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await api.get('/saas/diy/user/brandColour/list')).toMatchObject({
    list: [
      { name: '#00A3E0', hex: '#00A3E0' },
      { name: '店标红', hex: '#C8102E' },
    ],
  });

  const id = await openSquares(['#123456']);
  await brand()
    .getByRole('button', { name: /^店标红/ })
    .click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await savedLayers(api, id))[0]?.fill).toBe('#C8102E');
  await page.getByTestId('undo').click();
  await expect.poll(async () => (await savedLayers(api, id))[0]?.fill).toBe('#123456');
  expect(problems).toEqual([]);
});

it('takes a colour of the artwork where the browser has no eyedropper', async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EyeDropper'));
  const id = await openSquares(['#C8102E', '#0B8A9E']);
  await page.keyboard.press('Escape');
  const pick = page.getByTestId('inspector-fill').getByRole('button', { name: /^从画布取色/ });
  await pick.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('colour-pick').count()).toBe(0);
  await pick.click();
  const other = await onScreen(page, 180, 100);
  await page.mouse.move(other.x - 8, other.y);
  await page.mouse.move(other.x, other.y);
  await page.getByTestId('colour-pick').getByText('#0B8A9E').waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press('Control+s');
  // It is the selected square that has got it, and nothing else was selected or moved.
  await expect
    .poll(async () => (await savedLayers(api, id)).map(({ fill }) => fill))
    .toEqual(['#0B8A9E', '#0B8A9E']);
  expect(problems).toEqual([]);
});

it('of two windows the later one is told, and sees the newer list', async () => {
  const { version, list } = await api.get<{ version: number; list: { name: string; hex: string }[] }>(
    '/saas/diy/user/brandColour/list',
  );
  await openSquares(['#654321']);
  await brand().getByRole('button', { name: /^管理/ }).click();
  const dialog = page.getByRole('dialog', { name: /^品牌颜色/ });
  await dialog.getByRole('button', { name: /^添加颜色/ }).click();
  await dialog.getByRole('textbox').last().fill('灰');
  const other = [...list, { name: '别处', hex: '#ABCDEF' }];
  await api.post('/saas/diy/user/brandColour/save', { version, list: other });
  const appeared = await collectTexts(page);
  await dialog.getByTestId('brand-colours-save').click();
  await appeared('品牌颜色已在别处改过');
  expect(await api.get('/saas/diy/user/brandColour/list')).toMatchObject({ list: other });
});
