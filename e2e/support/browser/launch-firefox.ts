import { type Browser, type BrowserContextOptions, firefox } from 'playwright-core';

/**
 * Debian's Firefox, headless, by WebDriver BiDi. Little motion is a setting of the browser: its protocol cannot ask for
 * it. Words come into fields as typing brings them, where Playwright sets the value, of which React is not notified.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    async newContext({ reducedMotion: _, ...options }: BrowserContextOptions = {}) {
      const context = await newContext(options);
      await context.addInitScript(() => {
        const insert = (text: string) => void document.execCommand('insertText', false, text);
        Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
      });
      return context;
    },
  });
}
