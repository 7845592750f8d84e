import { accessSync, constants } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium to test with (`CHROMIUM_PATH` first). Throws one sentence that says what to install. */
export function findChromium(env: Record<string, string | undefined> = process.env): string {
  for (const path of env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : usualPlaces) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not this one.
    }
  }
  throw new Error(
    'No Chromium found: run "apt-get install chromium" (or set CHROMIUM_PATH to a Chromium or Chrome executable).',
  );
}

/** Headless, software-drawn and quiet: no update checks, no network calls. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
