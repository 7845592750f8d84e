import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import type { Place } from '../system/start-system.ts';
import { launchFirefox } from './launch-firefox.ts';

/**
 * The browser that this run's stories are for (e2e/vitest.config.ts): Debian's Chromium, headless, without its calls home, with
 * more switches where a test needs them; or Firefox.
 */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  if (process.env.STORY_BROWSER === 'firefox') return launchFirefox();
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

let opened: Browser | null = null;

/**
 * The browser of this process, for one story file after another: each opens separate windows, which share nothing, and `close`
 * closes them. It ends with the process.
 */
export async function openBrowser(): Promise<Browser> {
  if (opened?.isConnected()) return opened;
  const browser = await launchBrowser();
  opened = Object.assign(browser, {
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  });
  return opened;
}

/** The captcha's text, by the server's test seam (open only under NODE_ENV=test). */
export async function readCaptcha(system: Place, key: string): Promise<string> {
  const response = await fetch(`${system.url}/__test/captcha?key=${encodeURIComponent(key)}`);
  return ((await response.json()) as { text: string }).text;
}

/** Signs in through the page as a person does; ends wherever the app leads. */
export async function signIn(page: Page, system: Place, username: string, password: string): Promise<void> {
  const captcha = page.waitForResponse((response) => response.url().endsWith('/saas/diy/verif'));
  await page.goto(`${system.url}/login`);
  await fillSignIn(page, system, await captcha, username, password);
}

/** Fills in the sign-in page that is open; `captcha` is the response that brought its captcha. Ends wherever the app leads. */
export async function fillSignIn(
  page: Page,
  system: Place,
  captcha: Response,
  username: string,
  password: string,
): Promise<void> {
  await sendSignIn(page, system, captcha, username, password);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Fills in the sign-in page that is open and sends it, whatever comes of it. */
export async function sendSignIn(
  page: Page,
  system: Place,
  captcha: Response,
  username: string,
  password: string,
): Promise<void> {
  const { data } = (await captcha.json()) as { data: { key: string } };
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(system, data.key));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
