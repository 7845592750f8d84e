import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from './find-chromium.ts';

/** Served only inside the page: no socket is opened. */
const ORIGIN = 'http://golden.test';
const designFolder = fileURLToPath(new URL('../../../', import.meta.url));

export interface GoldenBrowser {
  page: Page;
  close(): Promise<void>;
}

/** A page that has `browser-page.ts` loaded. Close it; a browser left open keeps the test run alive. */
export async function openBrowser(): Promise<GoldenBrowser> {
  const executablePath = findChromium();
  const files = await bundlePage();
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname);
    if (file) await route.fulfill(file);
    else if (/^(?:\/golden)?\/fonts\/[a-z0-9-]+\.ttf$/.test(pathname)) {
      await route.fulfill({
        body: await readFile(path.join(designFolder, pathname)),
        contentType: 'font/ttf',
      });
    } else await route.fulfill({ status: 404, body: 'not found' });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'golden' in globalThis);
  return { page, close: () => browser.close() };
}

async function bundlePage(): Promise<Map<string, { body: Buffer; contentType: string }>> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./browser-page.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: '/',
    write: false,
    target: 'es2023',
    external: ['module'],
    logLevel: 'error',
  });
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  const html = '<!doctype html><meta charset="utf-8"><script type="module" src="/browser-page.js"></script>';
  const files = new Map([
    ['/', { body: Buffer.from(html), contentType: 'text/html' }],
    ['/harfbuzz.wasm', { body: await readFile(wasm), contentType: 'application/wasm' }],
  ]);
  for (const file of bundle.outputFiles) {
    files.set(file.path, { body: Buffer.from(file.contents), contentType: 'text/javascript' });
  }
  return files;
}
