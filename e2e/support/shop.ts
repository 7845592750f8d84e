import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addSeller } from './add-seller.ts';
import type { Api } from './api.ts';
import { launchBrowser } from './browser/browser.ts';
import { openWindow, showFailure } from './browser/seller-window.ts';
import { type System, startSystem } from './system/start-system.ts';

/** One seller with a window of the running system, for all stories of a file. */
export interface Shop {
  system: System;
  browser: Browser;
  page: Page;
  api: Api;
  /** What went wrong in the window. */
  problems: string[];
}

/** Starts the system before the stories of the file and ends it behind them; the shop is filled in by then. */
export function useShop(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    shop.system = await startSystem();
    shop.api = addSeller(shop.system);
    shop.browser = await launchBrowser();
    Object.assign(shop, await openWindow(shop.browser));
  });
  afterAll(async () => {
    await shop.browser?.close();
    await shop.system?.destroy();
  });
  return shop;
}

/** For `onTestFailed`: what the browser showed and the system said last. */
export async function showShopFailure(story: string, shop: Shop): Promise<void> {
  await showFailure(story, shop);
  console.warn(shop.system.output().slice(-2000));
}
