import { createHmac } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, sendSignIn, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { guessPassword } from '../support/guess-password.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

const SELLER = '两步卖家';

let system: System;
let browser: Browser;
let elsewhere: Api;
let window: SellerWindow;
beforeAll(async () => {
  system = await startSystem();
  elsewhere = addSeller(system, SELLER);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** What an authenticator app shows for this secret, this many half minutes from now: RFC 6238, worked out here. */
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

/** Signs out; then name, password and captcha on the page that follows, up to where it asks for the code. */
async function signOutAndIn(page: Page): Promise<void> {
  const captcha = page.waitForResponse((response) => response.url().endsWith('/saas/diy/verif'));
  // Playwright scrolls a page in Firefox before each click, also to what sticks to its top: the open menu would move below the pointer.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await page.getByRole('button', { name: `账号 ${SELLER}` }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
  await sendSignIn(page, system, await captcha, SELLER, PASSWORD);
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('动态码或恢复码').fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The code was not right: the page says so and asks for another one. */
async function refused(page: Page): Promise<void> {
  await page.getByText('动态码或恢复码不正确，或已经用过').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/login$/);
}

async function signedIn(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

it('a seller turns on the second step, which ends other sign-ins, and signs in with the app and a recovery code', async () => {
  window = await openWindow(browser);
  onTestFailed(() => showFailure('two-step', window));
  const { page, problems } = window;
  // Somebody guesses at the name: a person with a browser notices nothing of what it computes.
  expect(await guessPassword(system, SELLER, PASSWORD)).toBe('accounts.work-needed');
  await signIn(page, system, SELLER, PASSWORD);
  expect((await elsewhere.raw('GET', '/saas/diy/user/item')).code).toBe('10000');

  await page.goto(`${system.url}/auth/user/settings`);
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const secret = (await page.getByTestId('factor-secret').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('6 位动态码').fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: '确认开启' }).click();
  await page.getByTestId('recovery-codes').waitFor();
  const recovery = await page.getByTestId('recovery-codes').locator('code').allInnerTexts();
  expect(new Set(recovery).size).toBe(10);
  await dialog.getByRole('button', { name: '已保存' }).click();
  await page.getByText('剩余恢复码 10 个').waitFor();
  // Sessions elsewhere have ended; this window's has not.
  expect((await elsewhere.raw('GET', '/saas/diy/user/item')).code).toBe('10002');

  await signOutAndIn(page);
  const right = codeOf(secret, 1);
  await giveCode(page, right === '000000' ? '000001' : '000000');
  await refused(page);
  await giveCode(page, right);
  await signedIn(page);

  await signOutAndIn(page);
  await giveCode(page, recovery[3]!);
  await signedIn(page);
  await page.goto(`${system.url}/auth/user/settings`);
  await page.getByText('剩余恢复码 9 个').waitFor();

  // A recovery code that somebody read over a shoulder opens nothing a second time; another one does.
  await signOutAndIn(page);
  await giveCode(page, recovery[3]!);
  await refused(page);
  await giveCode(page, recovery[4]!);
  await signedIn(page);
  expect(problems).toEqual([]);
});
