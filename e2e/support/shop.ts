import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { addSeller } from './add-seller.ts';
import type { Api } from './api.ts';
import { openBrowser } from './browser/browser.ts';
import { openWindow, showFailure } from './browser/seller-window.ts';
import { reserveSharedSystem, type SharedSystem } from './system/shared-system.ts';

/** One seller with a window of a shared system, for all stories of a file. */
export interface Shop {
  system: SharedSystem;
  sellerName: string;
  browser: Browser;
  page: Page;
  api: Api;
  /** What went wrong in the window. */
  problems: string[];
}

/** Opens the shop's window before the stories of the file and closes it behind them; the shop is filled in by then. */
export function useShop(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, reserveSharedSystem());
    shop.api = addSeller(shop.system, shop.sellerName);
    shop.browser = await openBrowser();
    Object.assign(shop, await openWindow(shop.browser));
  });
  afterAll(async () => {
    await shop.browser?.close();
  });
  return shop;
}

/** For `onTestFailed`: what the browser showed and the system said last. */
export async function showShopFailure(story: string, shop: Shop): Promise<void> {
  await showFailure(story, shop);
  console.warn(shop.system.output().slice(-2000));
}
