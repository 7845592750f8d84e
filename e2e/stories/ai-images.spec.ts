import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

let system: System;
let browser: Browser;
let page: Page;
let problems: string[];
let opened: SellerWindow;

beforeAll(async () => {
  system = await startSystem();
  addSeller(system);
  browser = await openBrowser();
  opened = await openWindow(browser);
  ({ page, problems } = opened);
  await signIn(page, system, 'seller', PASSWORD);
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => showFailure('ai-images', opened));
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

it('makes four patterns out of a sentence', async () => {
  await page.goto(`${system.url}/auth/ai`);
  await page.getByRole('button', { name: '新建图组' }).first().click();
  await page.getByRole('textbox', { name: '描述', exact: true }).fill('莫兰迪色小碎花');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL(/\/auth\/ai\/item\?id=/);
  await page.getByRole('button', { name: '生成 4 张' }).click();
  const made = page.getByTestId('generated');
  await waitFor('four images on their way', 60_000, async () => (await made.count()) === 4);
  await waitFor(
    'all of them made',
    120_000,
    async () => (await page.locator('[data-testid="generated"][data-state="succeeded"]').count()) === 4,
  );
  await waitFor('their pictures', 60_000, async () => {
    const widths = await made
      .locator('img')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLImageElement).naturalWidth));
    return widths.length === 4 && widths.every((width) => width > 0);
  });
  await expect.poll(() => page.getByText(/^种子 \d+$/).count()).toBe(4);
});

it('keeps two of them in the library, with how they were made', async () => {
  const boxes = page.getByTestId('generated').getByRole('checkbox');
  await boxes.nth(0).check({ force: true });
  await boxes.nth(1).check({ force: true });
  await page.getByRole('button', { name: '存到图库' }).click();
  await page.getByRole('menuitem', { name: '未分类' }).click();
  await waitFor('both are marked', 60_000, async () => (await page.getByText('已入库').count()) === 2);
  await page.goto(`${system.url}/auth/user/image`);
  await waitFor(
    'two images in the library',
    60_000,
    async () => (await page.getByRole('heading', { level: 1 }).textContent()) === '图库2',
  );
  await page
    .getByRole('button', { name: /^查看 / })
    .first()
    .click();
  const origin = page.getByRole('region', { name: '生成来源' });
  await origin.getByText('莫兰迪色小碎花').waitFor();
  await origin.getByRole('link', { name: '打开图组' }).click();
  await page.waitForURL(/\/auth\/ai\/item\?id=/);
});

it('puts one onto a product and saves the design', async () => {
  await page.goto(`${system.url}/auth/ai`);
  await page.getByRole('button', { name: '打开 莫兰迪色小碎花' }).click();
  await page.getByTestId('generated').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '用到设计里' }).click();
  await page.getByRole('heading', { name: '选择商品' }).waitFor();
  await page.locator('[data-testid^="template-"]').first().click();
  await page.getByTestId('designer-stage').waitFor();
  await page.getByTestId('tool-layers').click();
  await waitFor('the pattern is on it', 60_000, async () => {
    return (await page.getByTestId('layer-row').count()) === 1;
  });
  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 90_000 });
  await page.goto(`${system.url}/auth/user/goods`);
  await waitFor(
    'one design',
    60_000,
    async () => (await page.getByRole('heading', { level: 1 }).textContent()) === '作品1',
  );
  expect(problems).toEqual([]);
});
