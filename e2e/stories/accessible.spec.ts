import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeller } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { waitForContent } from '../support/browser/seller-window.ts';
import { makePhoto } from '../support/samples/sample-design.ts';
import { saveSample, waitForRender } from '../support/save-design.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All pages but the designer; `SHARE` is a shared design's id. */
const PAGES = `/ /login /index/commpents/showDegin?id=SHARE /nowhere /auth/diy /auth/goods /auth/goods/own
/auth/ai /auth/piliang /auth/user/goods /auth/user/image /auth/user/image/commpents/addImageModal /auth/user/orders
/auth/user/ordersLog /auth/user/piliang /auth/user/saveDown /auth/user/settings /auth/user/commpents/leftSlider
/auth/user/commpents/userCenterHeader /auth/nowhere`.split(/\s+/);

let system: System;
let browser: Browser;
let api: Api;
let shareId: string;
beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  await api.uploadImage('海边.jpg', await makePhoto(1600, 1200, 1), 'image/jpeg');
  const id = await saveSample(api, 'MUG', '海边的夏天', null);
  await waitForRender(api, id, 'done');
  shareId = (await api.post<{ share_id: string }>('/saas/diy/user/save/share', { id })).share_id;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** A signed-in browser with settings of its own. */
async function openContext(settings: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  const user = JSON.stringify(await api.get('/saas/diy/user/item'));
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    Object.entries({ token: api.token, user, ...settings }),
  );
  return context;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(system.url + path.replace('SHARE', shareId));
  await waitForContent(page);
}

/** What axe finds against WCAG 2 A and AA, as `rule: places`. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const found = await tool.run(document, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  });
}

describe.each(['light', 'dark'])('in the %s theme axe finds nothing', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await (await openContext({ theme })).newPage();
  });
  afterAll(() => page?.context().close());
  it.each(PAGES)('on %s', async (path) => {
    await visit(page, path);
    expect(await violations(page)).toEqual([]);
  });
});
