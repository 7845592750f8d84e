import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { collectTexts } from '../../support/browser/appearing-texts.ts';
import { signIn } from '../../support/browser/browser.ts';
import { openWindow } from '../../support/browser/seller-window.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('shared-templates', { viewport: { width: 1440, height: 1000 } });
let system: SharedSystem;
let browser: Browser;
let page: Page;
let api: Api;
let folder: string;
let problems: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'));
  ({ system, browser, page, api, problems } = seller);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Listed {
  list: { id: string; sku: string; is_own: boolean }[];
}

it('copies a product of the catalogue, exports two templates, and another seller imports the file', async () => {
  for (const sku of ['MUG-A', 'MUG-B']) {
    await page.goto(`${system.url}/auth/goods?content=MUG-11`);
    await page.getByRole('button', { name: '复制为我的模板' }).first().click();
    await page.getByText('效果图和尺寸沿用目录').waitFor({ timeout: 60_000 });
    await page.getByLabel('货号（SKU）').fill(sku);
    await page.getByRole('button', { name: '保存为模板' }).click();
    await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  }

  await page.goto(`${system.url}/auth/goods?pid=own`);
  await page.getByRole('button', { name: '导出模板文件' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '全选' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    dialog.getByRole('button', { name: '导出 2 个' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  expect(file).toMatch(/MUG-[AB]\+1\.products\.zip$/);
  await download.saveAs(file);

  const other = addSeller(system, 'other-of-sharing');
  const { page: theirs, problems: theirProblems } = await openWindow(browser, {
    viewport: { width: 1440, height: 1000 },
  });
  await signIn(theirs, system, 'other-of-sharing', PASSWORD);
  await theirs.goto(`${system.url}/auth/goods`);
  let appeared = await collectTexts(theirs);
  await theirs.getByLabel('导入模板文件').setInputFiles(file);
  await appeared('文件已收到');
  await waitFor('both templates', 120_000, async () => {
    const { list } = await other.get<Listed>('/saas/diy/template', { pid: 'own' });
    return list.length === 2;
  });
  await theirs.goto(`${system.url}/auth/goods?pid=own`);
  await theirs.getByText('MUG-A').waitFor();
  await theirs.getByText('MUG-B').waitFor();
  // Each seller has their own.
  const own = await api.get<Listed>('/saas/diy/template', { pid: 'own' });
  const copies = await other.get<Listed>('/saas/diy/template', { pid: 'own' });
  expect(own.list.map(({ sku }) => sku).sort()).toEqual(['MUG-A', 'MUG-B']);
  expect(copies.list.some(({ id }) => own.list.some((one) => one.id === id))).toBe(false);

  // What is no such file is refused in words.
  appeared = await collectTexts(theirs);
  await theirs.getByLabel('导入模板文件').setInputFiles({
    name: '别的.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip'),
  });
  await appeared('这不是从本系统导出的商品文件');
  expect([problems, theirProblems]).toEqual([[], []]);
});
