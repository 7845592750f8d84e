import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { type Appeared, collectTexts } from '../support/browser/appearing-texts.ts';
import { fillSignIn, openBrowser } from '../support/browser/browser.ts';
import { openWindow, waitForContent, watchConsole } from '../support/browser/seller-window.ts';
import { saveSample } from '../support/save-design.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

const PRODUCT = '在线定制系统';

/** Every route of the specification's §2, and our own ones; SHARE and GROUP are ids. `opens`: a dialog's name. */
const ROUTES: { path: string; title: string; opens?: RegExp }[] = [
  { path: '/', title: '' },
  { path: '/login', title: '登录' },
  { path: '/index/commpents/showDegin?id=SHARE', title: '作品展示' },
  { path: '/auth/diy', title: '设计' },
  { path: '/auth/goods', title: '模板' },
  { path: '/auth/goods?pid=all&content=T', title: '模板' },
  { path: '/auth/goods/own', title: '自己的模板' },
  { path: '/auth/ai', title: 'AI' },
  { path: '/auth/ai/item?id=GROUP', title: 'AI' },
  { path: '/auth/ai/commpents/addAiGroupModal', title: 'AI', opens: /./ },
  { path: '/auth/ai/commpents/addImageTypeModal', title: 'AI', opens: /./ },
  { path: '/auth/ai/commpents/moveType', title: 'AI' },
  { path: '/auth/piliang', title: '批量' },
  { path: '/auth/user/commpents/leftSlider', title: '用户中心' },
  { path: '/auth/user/commpents/userCenterHeader', title: '用户中心' },
  { path: '/auth/user/goods', title: '作品' },
  { path: '/auth/user/goods/commpents/dxmExcle', title: '作品', opens: /./ },
  { path: '/auth/user/image', title: '图库' },
  { path: '/auth/user/image/commpents/addImageModal', title: '图库', opens: /./ },
  { path: '/auth/user/image/commpents/addImageTypeModal', title: '图库', opens: /./ },
  { path: '/auth/user/image/commpents/imageType', title: '图库', opens: /./ },
  { path: '/auth/user/orders', title: '订单' },
  { path: '/auth/user/orders/commpents/uploadOrdersModal', title: '订单', opens: /./ },
  { path: '/auth/user/orders/commpents/zhanshiModal', title: '订单' },
  { path: '/auth/user/ordersLog', title: '导入日志' },
  { path: '/auth/user/piliang', title: '批量任务' },
  { path: '/auth/user/saveDown', title: '下载任务' },
  { path: '/auth/user/settings', title: '设置' },
];

/** Parents without a page of their own. */
const MOVED = [
  ['/index', '/'],
  ['/index/commpents', '/'],
  ['/auth', '/auth/diy'],
  ['/auth/ai/commpents', '/auth/ai'],
  ['/auth/user', '/auth/user/goods'],
  ['/auth/user/commpents', '/auth/user/commpents/leftSlider'],
  ['/auth/user/goods/commpents', '/auth/user/goods'],
  ['/auth/user/image/commpents', '/auth/user/image'],
  ['/auth/user/orders/commpents', '/auth/user/orders'],
] as const;

let system: System;
let browser: Browser;
let page: Page;
let api: Api;
let ids: Record<'SHARE' | 'GROUP', string>;
let problems: string[];
let addresses = 0;

beforeAll(async () => {
  system = await startSystem({ env: { TRUST_PROXY: '127.0.0.1' } });
  api = addSeller(system);
  const id = await saveSample(api, 'MUG', '海边的夏天', null);
  ids = {
    SHARE: (await api.post<{ share_id: string }>('/saas/diy/user/save/share', { id })).share_id,
    GROUP: (await api.post<{ id: string }>('/saas/ai/group/update', { name: '海边', prompt: '海边的夏天' }))
      .id,
  };
  browser = await openBrowser();
  const opened = await openWindow(browser);
  watchConsole(opened);
  ({ page, problems } = opened);
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

const real = (path: string) => path.replace('SHARE', ids.SHARE).replace('GROUP', ids.GROUP);
const pathOf = (url: string) => url.slice(system.url.length);

/** Clears or takes on the session before the app starts. */
async function setSession(isSignedIn: boolean): Promise<void> {
  if (!page.url().startsWith(system.url)) await page.goto(`${system.url}/favicon.svg`);
  const user = JSON.stringify(await api.get('/saas/diy/user/item'));
  await page.evaluate(
    ([token, profile]) => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
      if (!token || !profile) return;
      localStorage.setItem('token', token);
      localStorage.setItem('user', profile);
    },
    isSignedIn ? [api.token, user] : [],
  );
  problems.length = 0;
}

/** The title follows the page by a moment. */
const expectTitle = (title: string) =>
  waitFor(`the title “${title}”`, 60_000, async () => (await page.title()) === title);

async function expectPage(title: string, opens: RegExp | undefined): Promise<void> {
  await waitForContent(page, 'h1, [role="dialog"]');
  await expectTitle(title ? `${title} - ${PRODUCT}` : PRODUCT);
  if (opens) await page.getByRole('dialog').first().waitFor();
  expect(await page.getByText('没有这个页面').count()).toBe(0);
  expect(problems).toEqual([]);
}

describe('signed in', () => {
  it.each(ROUTES)('$path opens by a direct link and after a reload', async ({ path, title, opens }) => {
    await setSession(true);
    await page.goto(system.url + real(path));
    await expectPage(title, opens);
    await page.reload();
    await expectPage(title, opens);
    // The sign-in page leads those on who are signed in already.
    if (path !== '/login') expect(pathOf(page.url())).toBe(real(path));
  });

  it.each(MOVED)('the parent %s leads to %s', async (path, to) => {
    await setSession(true);
    await page.goto(system.url + path);
    await page.waitForURL(system.url + to);
    await waitForContent(page);
    expect(problems).toEqual([]);
  });

  it.each(['/nowhere', '/auth/nowhere', '/auth/user/goods/nowhere'])('%s is not found', async (path) => {
    await setSession(true);
    await page.goto(system.url + path);
    await page.getByText('没有这个页面').waitFor();
    await expectTitle(`页面不存在 - ${PRODUCT}`);
    await page.getByRole('link', { name: '回到模板' }).click();
    await page.waitForURL(`${system.url}/auth/goods`);
    expect(problems).toEqual([]);
  });
});

describe('signed out', () => {
  // The server gives an address twenty captchas a minute, and this goes faster: each visitor comes from another one.
  beforeEach(() => page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${++addresses}` }));
  const guarded = ROUTES.filter(({ path }) => path.startsWith('/auth'));
  it.each(guarded)('$path leads to sign-in and says why', async ({ path }) => {
    await setSession(false);
    const appeared = await collectTexts(page);
    await page.goto(system.url + real(path));
    await expectSignIn(real(path), appeared);
    expect(problems).toEqual([]);
  });

  // Not each: those whose address says more than a page.
  const returning = guarded.filter(({ path }) => /[?]|addImageModal|dxmExcle|saveDown/.test(path));
  it.each(returning)('signing in leads back to $path', async ({ path, title, opens }) => {
    await setSession(false);
    const captcha = page.waitForResponse((response) => response.url().includes('/saas/diy/verif'));
    const appeared = await collectTexts(page);
    await page.goto(system.url + real(path));
    await expectSignIn(real(path), appeared);
    await fillSignIn(page, system, await captcha, 'seller', PASSWORD);
    await page.waitForURL(system.url + real(path));
    await expectPage(title, opens);
  });
});

async function expectSignIn(from: string, appeared: Appeared): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(from);
  await appeared('TOKEN 已失效，请重新登录');
}
