import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addSeller, PASSWORD } from '../add-seller.ts';
import type { Api } from '../api.ts';
import { type System, startSystem } from '../system/start-system.ts';
import { launchBrowser, signIn } from './browser.ts';
import { openWindow, type SellerWindow, showFailure } from './seller-window.ts';

/** A seller who is signed in in a window, alone on a system. */
export interface SignedInSeller extends SellerWindow {
  system: System;
  browser: Browser;
  api: Api;
}

/**
 * Signs a seller in before the tests of a story file and ends everything behind them; a test that fails leaves a picture of the window under
 * the story's name. The fields are there in every `beforeAll` that comes after this call.
 */
export function signedInSeller(story: string, options: BrowserContextOptions = {}): SignedInSeller {
  const made: Partial<SignedInSeller> = {};
  const seller = made as SignedInSeller;
  beforeAll(async () => {
    made.system = await startSystem();
    made.api = addSeller(made.system);
    made.browser = await launchBrowser();
    Object.assign(made, await openWindow(made.browser, options));
    await signIn(seller.page, made.system, 'seller', PASSWORD);
  });
  afterAll(async () => {
    await made.browser?.close();
    await made.system?.destroy();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => showFailure(story, seller));
  });
  return seller;
}
