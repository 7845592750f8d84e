import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, sendSignIn, signIn } from '../support/browser/browser.ts';
import { openDesign, saveLayers, squareLayer } from '../support/browser/designer-page.ts';
import {
  openWindow,
  type SellerWindow,
  showFailure,
  waitForContent,
} from '../support/browser/seller-window.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

const SELLER = '共用电脑的卖家';

let system: System;
let browser: Browser;
let api: Api;
let window: SellerWindow;
beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system, SELLER);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** Everything that the browser holds for the site, by name. */
const stored = (page: Page) =>
  page.evaluate(() => ({ ...globalThis.localStorage }) as Record<string, string>);

it('nothing that was made can be read in a browser somebody signed out of, and it is back at the next sign-in', async () => {
  window = await openWindow(browser);
  onTestFailed(() => showFailure('left-browser', window));
  const { page, problems } = window;
  const id = await saveLayers(api, 'MUG-11', [squareLayer('a', 60, 40, 30), squareLayer('b', 120, 40, 30)]);
  await signIn(page, system, SELLER, PASSWORD);

  // A second page of the same browser gives the password again, and both stay signed in.
  const other = await page.context().newPage();
  await other.goto(`${system.url}/auth/user/settings`);
  await other.getByRole('button', { name: '新建令牌' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('名称').fill('ERP');
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  const before = (await stored(page)).token;
  await dialog.getByRole('button', { name: '生成' }).click();
  await other.getByTestId('new-token').waitFor();
  await expect.poll(async () => (await stored(page)).token).not.toBe(before);
  await other.close();

  // What is changed is not saved, and a layer is copied.
  const saving = /\/saas\/diy\/user\/save/;
  await openDesign(page, system.url, id);
  await page.route(saving, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByTestId('designer-stage').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  const isDraft = (name: string) => name.startsWith('diy-draft:');
  await expect
    .poll(async () => Object.keys(await stored(page)).filter(isDraft), { timeout: 30_000 })
    .toHaveLength(1);
  const isCopied = async () =>
    Object.keys(await stored(page)).some((name) => name.startsWith('diy-clipboard:'));
  await expect.poll(isCopied).toBe(true);

  await page.goto(`${system.url}/auth/user/goods`);
  await waitForContent(page);
  const captcha = page.waitForResponse((response) => response.url().endsWith('/saas/diy/verif'));
  await page.getByRole('button', { name: `账号 ${SELLER}` }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => stored(page)).not.toHaveProperty('token');
  const left = await stored(page);
  expect(left).not.toHaveProperty('user');
  const kept = Object.entries(left).filter(([name]) => name.startsWith('diy-'));
  expect(kept.filter(([name]) => isDraft(name))).toHaveLength(1);
  for (const [, text] of kept) expect(text).toMatch(/^v1\.[\w+/]+=*$/);
  expect(await page.content()).not.toContain('diy-draft');

  await page.unroute(saving);
  await sendSignIn(page, system, await captcha, SELLER, PASSWORD);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${system.url}/auth/diy?id=${id}`);
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await page.getByTestId('designer-stage').waitFor();
  expect(problems).toEqual([]);
});
