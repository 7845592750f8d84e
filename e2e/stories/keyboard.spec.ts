import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, readCaptcha } from '../support/browser/browser.ts';
import { findCover, findUnseen, readStop, type Stop } from '../support/browser/focus.ts';
import { openWindow, watchConsole } from '../support/browser/seller-window.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

let system: System;
let browser: Browser;
let page: Page;
let api: Api;
let problems: string[];
/** Stops at which a person could not see the focus. */
const unseen: string[] = [];
const stops: string[] = [];
let last: Stop | null = null;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  browser = await openBrowser();
  // Without motion a ring is there at once.
  const opened = await openWindow(browser, { reducedMotion: 'reduce' });
  watchConsole(opened);
  ({ page, problems } = opened);
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

it('a keyboard alone goes from sign-in to a saved design', async ({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: 'test-results/keyboard-failed.png' });
    console.warn({ problems, unseen, stops: stops.slice(-12) });
  });
  const captcha = page.waitForResponse((response) => response.url().includes('/saas/diy/verif'));
  await page.goto(`${system.url}/login`);
  const { data } = (await (await captcha).json()) as { data: { key: string } };
  await page.getByLabel('用户名').waitFor();
  await tabTo('the user name', '[name="username"]');
  await page.keyboard.type('seller');
  await tabTo('the password', '[name="password"]');
  await page.keyboard.type('a-long-password-1');
  await tabTo('the captcha', '[name="verif"]');
  await page.keyboard.type(await readCaptcha(system, data.key));
  await tabTo('the button', 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth\/goods/);

  // The palette: opens by key, keeps the focus inside, gives it back.
  const card = 'a[href*="template_id="]';
  await page.locator(card).first().waitFor();
  await tabTo('the skip link', 'a[href="#content"]');
  await page.keyboard.press('Enter');
  await tabTo('the first product', card);
  await expectTrapped('the command palette', () => page.keyboard.press('Control+k'));
  await tabTo('what a product is', `li:has(${card}) button`);
  await expectTrapped('the product’s details', () => page.keyboard.press('Enter'));
  await tabTo('the next product', card);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth\/diy\?template_id=/);
  await page.getByTestId('designer-stage').waitFor();

  await tabTo('the text tool', '[data-testid="tool-text"]');
  await page.keyboard.press('Enter');
  await tabTo('adding text', '[data-testid="add-text"]');
  await page.keyboard.press('Enter');
  await page.getByTestId('text-editor').waitFor();
  await waitFor('the field to have the focus', 60_000, () => hasFocus('[data-testid="text-editor"]'));
  await page.keyboard.type('海边 Summer');
  await page.keyboard.press('Escape');
  await page.getByTestId('text-editor').waitFor({ state: 'detached' });
  // Done typing, the arrows move what was typed: the keyboard is the stage’s.
  await waitFor('the stage to have the focus', 60_000, () => hasFocus('[data-testid="designer-stage"]'));
  const before = await readX();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await waitFor('the text has moved', 60_000, async () => (await readX()) > before + 4);

  await expectTrapped('the preview', () => page.keyboard.press('Control+p'));
  await tabTo('the list of keys', 'header button[aria-label="快捷键"]');
  await expectTrapped('the list of keys', () => page.keyboard.press('Enter'));
  await tabTo('saving', '[data-testid="save"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const saved = await api.get<{ design: { surfaces: { layers: object[] }[] } }>('/saas/diy/user/save/item', {
    id,
  });
  expect(saved.design.surfaces.flatMap(({ layers }) => layers)).toMatchObject([{ text: '海边 Summer' }]);
  console.warn(`keyboard: ${stops.length} stops`);
  expect(unseen).toEqual([]);
  expect(problems).toEqual([]);
});

/** A text's inspector has some thirty stops: buttons that belong together are one. */
const MAX_STOPS = 60;

/** Presses Tab until the wanted thing has the focus; each stop on the way has to be seen. */
async function tabTo(what: string, selector: string): Promise<void> {
  for (let press = 0; press < MAX_STOPS; press += 1) {
    const left = last;
    if (left) await expectSoon(() => findUnseen(left));
    const stop = await readStop(page);
    last = stop;
    if (stop) {
      stops.push(stop.name);
      await expectSoon(async () => {
        const cover = await findCover(stop);
        return cover && `${stop.name} ${cover}`;
      });
    }
    if (await hasFocus(selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${what}; it went ${stops.slice(-60).join(', ')}`);
}

/** Rings fade in, a dialog's shade fades out: only what stays wrong counts. */
async function expectSoon(findFault: () => Promise<string>): Promise<void> {
  let fault = '';
  await waitFor('no fault', 60_000, async () => {
    fault = await findFault();
    return fault === '';
  }).catch(() => unseen.push(fault));
}

function hasFocus(selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Opens a dialog; Tab stays in it both ways, Escape closes it, and the focus is where it was. */
async function expectTrapped(what: string, open: () => Promise<void>): Promise<void> {
  const from = await readStop(page);
  await open();
  const placeOf = () =>
    page.evaluate(() => {
      const now = document.activeElement;
      if (!now || now === document.body) return 'browser';
      const dialog = '[role="dialog"]:not([data-floating])';
      // A drawer keeps the focus on what surrounds its dialog.
      return now.closest(dialog) || now.querySelector(dialog) ? 'dialog' : now.outerHTML.slice(0, 200);
    });
  await waitFor(`${what} takes the focus`, 60_000, async () => (await placeOf()) === 'dialog');
  for (const key of [...Array(12).fill('Tab'), ...Array(3).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // Behind the last field comes the browser's own bar, as with every page; nothing of the page behind.
    expect(['dialog', 'browser'], `${what} let the focus out`).toContain(await placeOf());
  }
  await page.keyboard.press('Escape');
  await waitFor(`${what} gives the focus back`, 60_000, () =>
    page.evaluate((node) => document.activeElement === node, from?.element ?? null),
  );
}

/** How far the selected layer is from the left, in mm. */
async function readX(): Promise<number> {
  return Number.parseFloat(await page.getByTestId('inspector-x').inputValue());
}
