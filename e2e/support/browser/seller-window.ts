import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A seller's window and what went wrong in it, beginning with errors nobody caught. */
export interface SellerWindow {
  page: Page;
  problems: string[];
}

/**
 * Opens a window of 1440 × 900 in Chinese, of a seller who prefers reduced motion: a dialog that begins to grow between
 * press and release, which no hand is quick enough for, loses the click.
 */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<SellerWindow> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  });
  // Patience costs nothing where all is well.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

/** Counts what the page writes to the console as an error among the problems: for stories in which nothing may fail. */
export function watchConsole({ page, problems }: SellerWindow): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
}

/** For `onTestFailed`: keeps what the browser showed, which is the first thing one wants to see. */
export async function showFailure(story: string, { page, problems }: SellerWindow): Promise<void> {
  await page.screenshot({ path: `test-results/${story}-failed.png` });
  console.warn(problems);
}

/**
 * Waits until an opened page shows the first match of a selector and has what it loads. Not `networkidle`: the stream of running
 * work never ends. Not a locator's `waitFor` either: it looks every half second, this at every frame.
 */
export async function waitForContent(page: Page, shown = 'h1'): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const first = document.querySelector(selector);
      if (!first || document.querySelector('[aria-busy="true"]')) return false;
      const { width, height } = first.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(first).visibility === 'visible';
    },
    shown,
    { timeout: 90_000 },
  );
}
