import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addSeller, PASSWORD } from '../add-seller.ts';
import type { Api } from '../api.ts';
import { reserveSharedSystem, type SharedSystem } from '../system/shared-system.ts';
import { openBrowser, signIn } from './browser.ts';
import { openWindow, type SellerWindow, showFailure } from './seller-window.ts';

/** A seller who is signed in in a window of a shared system. */
export interface SignedInSeller extends SellerWindow {
  system: SharedSystem;
  sellerName: string;
  browser: Browser;
  api: Api;
}

/**
 * Signs a seller in before the tests of a story file and closes the window behind them; a test that fails leaves a picture of the window under
 * the story's name. The fields are there in every `beforeAll` that comes after this call.
 */
export function signedInSeller(story: string, options: BrowserContextOptions = {}): SignedInSeller {
  const made: Partial<SignedInSeller> = {};
  const seller = made as SignedInSeller;
  beforeAll(async () => {
    Object.assign(made, reserveSharedSystem());
    made.api = addSeller(seller.system, seller.sellerName);
    made.browser = await openBrowser();
    Object.assign(made, await openWindow(made.browser, options));
    await signIn(seller.page, seller.system, seller.sellerName, PASSWORD);
  });
  afterAll(async () => {
    await made.browser?.close();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => showFailure(story, seller));
  });
  return seller;
}
