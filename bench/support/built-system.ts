import type { Browser } from 'playwright-core';
import { type Api, apiClient } from '../../e2e/support/api.ts';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import { cli, type System, startSystem } from '../../e2e/support/system/start-system.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';

export const SELLER = { username: 'bench', password: 'a-long-password-1' };

/** The built system in its own folder, with one account, and a browser. */
export interface BuiltSystem {
  system: System;
  browser: Browser;
  api: Api;
  close(): Promise<void>;
}

export async function openBuiltSystem(): Promise<BuiltSystem> {
  await ensureBuild();
  const system = await startSystem();
  cli(system, 'user', 'add', SELLER.username, '--password', SELLER.password);
  const api = apiClient(system.url, cli(system, 'user', 'token', SELLER.username));
  const browser = await launchBrowser();
  return {
    system,
    browser,
    api,
    async close() {
      await browser.close();
      await system.destroy();
    },
  };
}
