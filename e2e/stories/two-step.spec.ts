import { createHmac } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, onTestFailed } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { launchBrowser, readCaptcha, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

const SELLER = '两步卖家';

let system: System;
let browser: Browser;
let elsewhere: Api;
let window: SellerWindow;
beforeAll(async () => {
  system = await startSystem();
  elsewhere = addSeller(system, SELLER);
  browser = await launchBrowser();
});
afterEach(() => window?.page.context().close());
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** What an authenticator app shows for this secret, so many half minutes from now: RFC 6238, worked out here. */
function codeOf(base32: string, stepsFromNow: number): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Name, password and captcha on the page for signing in, up to where it asks for the code. */
async function passFirstStep(page: Page): Promise<void> {
  const captcha = page.waitForResponse((response) => response.url().includes('/saas/diy/verif'));
  await page.goto(`${system.url}/login`);
  const { data } = (await (await captcha).json()) as { data: { key: string } };
  await page.getByLabel('用户名').fill(SELLER);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(system, data.key));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('动态码或恢复码').fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(SELLER) }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
}

it('a seller turns on the second step, which ends other sign-ins, and signs in with the app and a recovery code', async () => {
  window = await openWindow(browser);
  onTestFailed(() => showFailure('two-step', window));
  const { page, problems } = window;
  await signIn(page, system, SELLER, PASSWORD);
  expect((await elsewhere.raw('GET', '/saas/diy/user/item')).code).toBe('10000');

  await page.goto(`${system.url}/settings`);
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const secret = (await page.getByTestId('factor-secret').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('6 位动态码').fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: '确认开启' }).click();
  const recovery = await page.getByTestId('recovery-codes').locator('code').allInnerTexts();
  expect(new Set(recovery).size).toBe(10);
  await dialog.getByRole('button', { name: '已保存' }).click();
  await page.getByText('剩余恢复码 10 个').waitFor();
  // Whoever was signed in elsewhere is not any more; this window is.
  expect((await elsewhere.raw('GET', '/saas/diy/user/item')).code).toBe('10002');

  await signOut(page);
  await passFirstStep(page);
  const right = codeOf(secret, 1);
  await giveCode(page, right === '000000' ? '000001' : '000000');
  await page
    .getByText(/^动态码/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/login$/);
  await giveCode(page, right);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));

  await signOut(page);
  await passFirstStep(page);
  await giveCode(page, recovery[3]!);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${system.url}/settings`);
  await page.getByText('剩余恢复码 9 个').waitFor();
  expect(problems).toEqual([]);
});
