import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import { type Api, apiClient } from '../support/api.ts';
import { collectTexts } from '../support/browser/appearing-texts.ts';
import { fillSignIn, openBrowser } from '../support/browser/browser.ts';
import { openWindow } from '../support/browser/seller-window.ts';
import { saveSample, waitForRender } from '../support/save-design.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from '../support/system/faulty-proxy.ts';
import { cli, type System, startSystem, waitFor } from '../support/system/start-system.ts';

const FAULT = '服务器故障，请联系管理员';

let system: System;
let proxy: FaultyProxy;
let browser: Browser;
let api: Api;
let page: Page;
let restore = () => {};
let warnings: string[] = [];

beforeAll(async () => {
  system = await startSystem();
  proxy = await startFaultyProxy(system.url);
  api = addSeller(system);
  await waitForRender(api, await saveSample(api, 'MUG', '海边的夏天', null), 'done');
  browser = await openBrowser();
});
afterEach(async () => {
  restore();
  await page?.context().close();
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await system?.destroy();
});

/** A signed-in page behind the proxy. */
async function open(path: string): Promise<void> {
  ({ page } = await openWindow(browser));
  const user = JSON.stringify(await api.get('/saas/diy/user/item'));
  await page.addInitScript(
    ([token, profile]) => {
      // Once: what the app clears stays cleared.
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', 'yes');
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', profile ?? '');
    },
    [api.token, user],
  );
  warnings = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.clock.install();
  await page.goto(proxy.url + path);
}

function spoil(path: RegExp, fault: Fault): void {
  restore = proxy.spoil(path, fault);
}

/** Follows what is said in passing. */
const collectToasts = () => collectTexts(page, '.ant-message');
const retry = () => page.getByRole('button', { name: '重试' });
const TEMPLATES = /^\/saas\/diy\/template\?/;

it.each<[string, Fault, string]>([
  ['HTTP 500', { status: 500, body: 'broken' }, FAULT],
  ['HTTP 404', { status: 404, body: '' }, FAULT],
  ['HTTP 201, which is not 200 either', { status: 201, body: '{}' }, FAULT],
  ['a line that breaks (HttpError)', 'cut', '连不上服务器，请检查网络后重试'],
  ['a page in place of an answer (ParseError)', { status: 200, body: '<html>' }, '服务器的回应无法识别'],
])('a list under %s says so, and works again', async (_, fault, words) => {
  spoil(TEMPLATES, fault);
  await open('/auth/goods');
  await page.locator('main [role="alert"]').getByText(words).waitFor();
  restore();
  await retry().click();
  await page.getByText('T 恤').first().waitFor();
});

it.each<[string, Fault, string]>([
  ['HTTP 500', { status: 500, body: 'broken' }, FAULT],
  ['a line that breaks (HttpError)', 'cut', '连不上服务器，请检查网络后重试'],
  ['a page in place of an answer (ParseError)', { status: 200, body: '<html>' }, '服务器的回应无法识别'],
])('an action under %s says so, and works again', async (_, fault, words) => {
  await open('/auth/user/goods');
  await hoverDesign();
  spoil(/\/user\/save\/copy/, fault);
  const appeared = await collectToasts();
  await copyButton().click();
  await appeared(words);
  restore();
  const designs = page.getByRole('listitem').filter({ hasText: '海边的夏天' });
  const before = await designs.count();
  await copyButton().click();
  await waitFor('the copy', 60_000, async () => (await designs.count()) > before);
});

it('no answer within 20 s is a time-out, not before', async () => {
  await open('/auth/user/settings');
  await page.locator('main h1').waitFor();
  // From here on the page's time goes only when asked to, however long the rest takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  spoil(TEMPLATES, 'silence');
  const asked = page.waitForRequest((request) => TEMPLATES.test(request.url().slice(proxy.url.length)));
  await goTo('/auth/goods');
  await asked;
  await page.clock.runFor(19_000);
  expect(await retry().count()).toBe(0);
  await page.clock.runFor(1_500);
  await page.locator('main [role="alert"]').getByText('服务器 20 秒内没有回应，请稍后重试').waitFor();
  restore();
  await page.clock.resume();
  await retry().click();
  await page.getByText('T 恤').first().waitFor();
});

it('10001 is said in the server’s words', async () => {
  const id = await saveSample(api, 'MUG', '马上就没有了', null);
  // Else the list would be fetched again when its pictures are done, and the card be gone before the click.
  await waitForRender(api, id, 'done');
  await open('/auth/user/goods');
  await page.getByText('马上就没有了').first().hover();
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/user/save/list', {
    content: '马上就没有了',
  });
  expect(list[0]?.id).toBe(id);
  await api.post('/saas/diy/user/save/delete', { ids: [id] });
  const { msg } = await api.raw('POST', '/saas/diy/user/save/copy', { id });
  const appeared = await collectToasts();
  await page
    .getByRole('listitem')
    .filter({ hasText: '马上就没有了' })
    .getByRole('button', { name: '复制' })
    .click();
  await appeared(msg);
});

it('10001 that the caller handles (handlesRefusal) is said in its place, not by a message', async () => {
  await open('/login');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${proxy.url}/login`);
  await page.getByLabel('用户名').fill('seller');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('验证码', { exact: true }).fill('????');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page
    .locator('form')
    .getByText(/验证码/)
    .nth(1)
    .waitFor();
  expect(await page.locator('.ant-message-notice').count()).toBe(0);
});

it('10002 clears token and user, leads to sign-in, and back afterwards', async () => {
  const token = cli(system, 'user', 'token', 'seller');
  await open('/auth/user/image');
  await page.evaluate((other) => localStorage.setItem('token', other), token);
  await page.reload();
  await page.locator('main h1').waitFor();
  // Another place changes the password: every session ends at the server.
  cli(system, 'user', 'password', 'seller', '--password', PASSWORD);
  const captcha = page.waitForResponse((response) => response.url().includes('/saas/diy/verif'));
  const appeared = await collectToasts();
  await page.getByRole('link', { name: '模板' }).first().click();
  await appeared('TOKEN 已失效，请重新登录');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await fillSignIn(page, system, await captcha, 'seller', PASSWORD);
  await page.waitForURL(`${proxy.url}/auth/goods`);
  await page.getByText('T 恤').first().waitFor();
  api = apiClient(system.url, cli(system, 'user', 'token', 'seller'));
});

it.each<[string, RegExp, string]>([
  ['code', /\/assets\/settings-page.*\.js$/, 'ChunkLoadError'],
  ['style sheet', /\/assets\/settings-page.*\.css$/, 'CSS_CHUNK_LOAD_FAILED'],
])('a page whose %s is gone after a deployment offers one reload', async (_, path, name) => {
  await open('/auth/goods');
  await page.locator('main h1').waitFor();
  spoil(path, { status: 404, body: '' });
  await goTo('/auth/user/settings');
  await page.getByText(name, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: '重新加载' }).count()).toBe(1);
  restore();
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.getByRole('heading', { name: '设置' }).first().waitFor();
});

it('an image that does not load is named with its URL', async () => {
  spoil(/\/files\//, { status: 404, body: '' });
  await open('/auth/user/goods');
  // Pictures have the storage’s own address; they are sent through the proxy too.
  await page.route(`${system.url}/files/**`, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByText('海边的夏天').first().waitFor();
  await waitFor('the words in the console', 60_000, async () =>
    warnings.some((text) => /^That image was not found\. http\S+\/files\//.test(text)),
  );
  const place = page.locator('[title^="That image was not found. http"]').first();
  await place.waitFor();
});

/** Continues inside the app: a full load would fetch everything again. */
async function goTo(path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function hoverDesign(): Promise<void> {
  await page.getByText('海边的夏天').first().hover();
}

function copyButton() {
  return page
    .getByRole('listitem')
    .filter({ hasText: '海边的夏天' })
    .first()
    .getByRole('button', { name: '复制' });
}
