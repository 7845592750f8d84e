import { type Browser, chromium } from 'playwright-core';
import { clickTwiceInFirefox } from '../support/browser/click-twice-in-firefox.ts';
import { launchFirefox } from '../support/browser/launch-firefox.ts';
import { openWindow } from '../support/browser/seller-window.ts';
import type { Hands, Step } from './hands.ts';

/** Hands in Debian's Chromium or Firefox. */
export async function openPlaywright(browserName: 'Chromium' | 'Firefox'): Promise<Hands> {
  const browser: Browser =
    browserName === 'Firefox'
      ? await launchFirefox()
      : await chromium.launch({
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          args: ['--no-sandbox'],
        });
  const { page } = await openWindow(browser);
  const held = async (keys: readonly string[], run: () => Promise<void>) => {
    for (const key of keys) await page.keyboard.down(key);
    await run();
    for (const key of keys.toReversed()) await page.keyboard.up(key);
  };
  const perform = async (steps: readonly Step[]): Promise<void> => {
    // Presses at one place are the clicks of a double click; the browsers' own count is of the system's events alone.
    let clickCount = 0;
    for (const [at, step] of steps.entries()) {
      if (browserName === 'Firefox' && isDoubleClick(steps.slice(at, at + 4))) {
        await clickTwiceInFirefox(page);
        return perform(steps.slice(at + 4));
      }
      if ('move' in step) clickCount = 0;
      else if ('press' in step) clickCount += 1;
      if ('move' in step) await page.mouse.move(...step.move);
      else if ('press' in step) await page.mouse.down({ button: step.press, clickCount });
      else if ('release' in step) await page.mouse.up({ button: step.release, clickCount });
      else if ('hold' in step) await page.keyboard.down(step.hold);
      else await page.keyboard.up(step.letGo);
    }
  };
  return {
    browser: browserName,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...parameters) => page.evaluate(`(${run})(...${JSON.stringify(parameters)})`),
    perform,
    async wheel(at, by, keys = []) {
      await page.mouse.move(...at);
      await held(keys, () => page.mouse.wheel(...by));
    },
    type: (text) => page.keyboard.type(text),
    setFiles: (selector, paths) =>
      page
        .locator(selector)
        .first()
        .setInputFiles([...paths]),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Whether steps press the main button twice at one place. */
function isDoubleClick(steps: readonly Step[]): boolean {
  const [press, release] = [JSON.stringify({ press: 'left' }), JSON.stringify({ release: 'left' })];
  return steps.map((step) => JSON.stringify(step)).join() === [press, release, press, release].join();
}
