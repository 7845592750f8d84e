import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import { collectTexts } from '../support/browser/appearing-texts.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { writeMixedFiles } from '../support/samples/mixed-files.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';
import { watchParts } from '../support/system/watch-parts.ts';

let system: System;
let browser: Browser;
let page: Page;
let folder: string;
let files: string[];
let problems: string[];
let opened: SellerWindow;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
  system = await startSystem();
  addSeller(system);
  browser = await openBrowser();
  opened = await openWindow(browser);
  ({ page, problems } = opened);
  await signIn(page, system, 'seller', PASSWORD);
  await page.goto(`${system.url}/auth/user/image`);
  await page.getByText('还没有素材').waitFor();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => showFailure('image-library', opened));
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('takes twenty mixed files, says of two why not, and knows what it has', async () => {
  const mixed = await writeMixedFiles(folder);
  files = mixed.paths;
  await page.getByRole('button', { name: '上传图片' }).first().click();
  await page.getByTestId('library-upload-input').setInputFiles(files);
  await page.getByText(`已完成 ${mixed.good} / 20 · 2 个没有上传`).waitFor({ timeout: 120_000 });
  const failed = row('断掉的.avif');
  await expect.poll(() => failed.textContent()).toMatch(/损坏|不完整/);
  await expect.poll(() => row('报价单.png').textContent()).toMatch(/内容却是 PDF/);
  await expect.poll(() => page.locator('li[data-state="done"]').count()).toBe(mixed.good);

  // The same two once more: announced before their bytes travel.
  await page.getByTestId('library-upload-input').setInputFiles(files.slice(0, 2));
  await page.getByText('图库里已有“照片 1.jpg”，内容完全相同').waitFor();
  await page.getByRole('button', { name: '2 个都跳过' }).click();
  await expect.poll(() => page.locator('li[data-state="skipped"]').count()).toBe(2);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await expectCount(mixed.good);
});

it('is put in order: categories, moving, a new name', async () => {
  await page.getByRole('button', { name: '管理分类' }).click();
  for (const name of ['夏天', '贴纸集']) {
    await page.getByRole('button', { name: '新建分类' }).click();
    await page.getByRole('textbox', { name: '分类名称' }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `重命名“${name}”` }).waitFor();
  }
  await page.getByRole('button', { name: '移动分类“贴纸集”' }).press('ArrowUp');
  await waitFor('the order', 60_000, async () => (await tabNames()).join() === '全部,未分类,贴纸集,夏天');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/auth\/user\/image$/);

  await search('贴纸');
  await expectCount(3);
  // Three files travel side by side, so their order in the library is that of their arrival.
  const checks = page.getByRole('checkbox', { name: /^选择 贴纸/ });
  await page
    .getByRole('button', { name: /^查看 贴纸/ })
    .first()
    .hover();
  await checks.first().click();
  await checks.last().click({ modifiers: ['Shift'] });
  await page.getByText('已选 3 个').waitFor();
  await page.getByRole('button', { name: '移动到' }).click();
  await page.getByRole('menuitem', { name: '贴纸集' }).click();
  await tab('贴纸集', 3).click();
  await page.waitForURL(/tid=/);

  // One more by dragging it onto its category.
  await search('');
  await page.getByRole('button', { name: /^全部/ }).click();
  await expectCount(18);
  await cell('徽标.svg').dragTo(tab('夏天', 0));
  await tab('夏天', 1).waitFor();

  await cell('照片 1.jpg').focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: '图片名称', exact: true }).fill('海边日落.jpg');
  await page.keyboard.press('Enter');
  await cell('海边日落.jpg').waitFor();
});

it('finds: by name, by transparency, and keeps it in the address', async () => {
  await search('日落');
  await expectCount(1);
  expect(decodeURIComponent(page.url())).toContain('content=日落');
  await search('');
  await page.getByRole('button', { name: /筛选/ }).click();
  await page.getByLabel('透明背景').getByText('有', { exact: true }).click();
  await expectCount(4);
  await page.reload();
  await expectCount(4);
  await page.getByRole('button', { name: /筛选/ }).click();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expectCount(18);
  await page.keyboard.press('Escape');
});

it('gives back what was deleted', async () => {
  await page.getByRole('heading', { name: '图库' }).click();
  await cell('插画 1.png').focus();
  await page.keyboard.press('Space');
  const appeared = await collectTexts(page);
  await page.keyboard.press('Delete');
  // The offer stays for eight seconds, or as long as the pointer is on it.
  const undo = page.getByRole('button', { name: '撤销' });
  await undo.hover();
  await appeared('已删除 1 张图片');
  await expectCount(17);
  await undo.click();
  await expectCount(18);
  await cell('插画 1.png').waitFor();
});

it('trims into a new image and puts it on a product', async () => {
  await cell('贴纸 2.png').click();
  const details = page.getByTestId('image-details');
  await details.getByText('无').or(details.getByText('有')).first().waitFor();
  await details.getByRole('button', { name: '裁掉空边' }).click();
  const preview = page.getByTestId('work-preview');
  await preview.waitFor({ timeout: 90_000 });
  const size = await preview.evaluate((node) => [
    (node as HTMLImageElement).naturalWidth,
    (node as HTMLImageElement).naturalHeight,
  ]);
  // The disc alone is left: as wide as high.
  expect(Math.abs(size[0]! - size[1]!)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: '存为新图片' }).click();
  await expectCount(19);

  await page.getByRole('button', { name: '用于设计' }).click();
  await page.getByRole('heading', { name: '选择商品' }).waitFor();
  await page.locator('[data-testid^="template-"]').first().click();
  await page.getByTestId('designer-stage').waitFor();
  await page.getByTestId('tool-layers').click();
  await waitFor(
    'the picture is on it',
    60_000,
    async () => (await page.getByTestId('layer-row').count()) === 1,
  );
  expect(problems).toEqual([]);
});

it('goes on after a reload where a cut line stopped an upload', async () => {
  const path = join(folder, '大幅印花.png');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 70 };
  // Noise does not compress: 13 MB, four parts of the 4 MB the store asks for.
  const create = { width: 2400, height: 1800, channels: 3 as const, background: '#fff', noise };
  await sharp({ create }).png({ compressionLevel: 1 }).toFile(path);
  const parts = await watchParts(page);
  parts.cutAt = 3;
  await page.goto(`${system.url}/auth/user/image/commpents/addImageModal`);
  await page.getByTestId('library-upload-input').setInputFiles(path);
  await row('大幅印花.png').getByText('网络中断，恢复后重试').waitFor({ timeout: 90_000 });
  expect(parts.sent).toEqual([1, 2, 3]);

  await page.reload();
  await page.getByText('上次有 1 个文件没传完，重新选择即可续传').waitFor();
  parts.cutAt = null;
  await page.getByTestId('left-behind-input').setInputFiles(path);
  await row('大幅印花.png').getByText('已存入图库').waitFor({ timeout: 60_000 });
  expect(parts.sent).toEqual([1, 2, 3, 3, 4]);
  await expect.poll(() => page.getByText('上次有 1 个文件没传完').count()).toBe(0);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.waitForURL(/\/auth\/user\/image$/);
  await expectCount(20);
  await page.reload();
  await expectCount(20);
  expect(await page.getByText('没传完').count()).toBe(0);
});

const row = (name: string): Locator => page.locator('li[data-state]').filter({ hasText: name });
const cell = (name: string): Locator => page.getByRole('button', { name: `查看 ${name}` });
const tab = (name: string, count: number): Locator =>
  page
    .getByRole('group', { name: '图片分类' })
    .getByRole('button', { name: new RegExp(`^${name}\\s?${count}$`) });

async function tabNames(): Promise<string[]> {
  const texts = await page.getByRole('group', { name: '图片分类' }).getByRole('button').allTextContents();
  return texts.map((text) => text.replace(/[\d,]+$/, '')).filter(Boolean);
}

async function search(text: string): Promise<void> {
  await page.getByRole('textbox', { name: '搜索图片名称' }).fill(text);
  await page.keyboard.press('Enter');
}

/** The number next to the page's title. */
async function expectCount(count: number): Promise<void> {
  await waitFor(
    `${count} images`,
    60_000,
    async () => (await page.getByRole('heading', { level: 1 }).textContent()) === `图库${count}`,
  );
}
