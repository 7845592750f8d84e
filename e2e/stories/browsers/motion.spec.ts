import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../../support/add-seller.ts';
import { openBrowser, signIn } from '../../support/browser/browser.ts';
import { openWindow } from '../../support/browser/seller-window.ts';
import { type System, startSystem } from '../../support/system/start-system.ts';

let system: System;
let browser: Browser;
beforeAll(async () => {
  system = await startSystem();
  addSeller(system);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** Opens and closes a dialog; the states in which it moved. */
async function watchDialog(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const { page, problems } = await openWindow(browser, { reducedMotion });
  await signIn(page, system, 'seller', PASSWORD);
  await page.goto(`${system.url}/auth/user/ordersLog`);
  const button = page.getByRole('button', { name: '导入订单' }).first();
  await button.waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const { classList } of document.querySelectorAll('.ant-modal')) {
        for (const name of classList) if (/-active$/.test(name)) seen.add(name);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.className)).toBe('ant-modal');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  const moved = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await page.context().close();
  return moved;
}

it('a dialog grows and is whole in the end', async () => {
  expect(await watchDialog('no-preference')).toContain('ant-zoom-appear-active');
});

it('less motion wished: a dialog is there at once', async () => {
  expect(await watchDialog('reduce')).toEqual([]);
});
