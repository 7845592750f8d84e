import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page counts as loaded when no response has come for this long. */
const QUIET_MS = 2000;

/** The visitor's connection and processor. */
export interface Throttle {
  kilobitsPerS: number;
  roundTripMs: number;
  /** How many times slower the visitor's processor is than this machine's. */
  cpuSlowdown: number;
}

/** A file that the page loaded. */
export interface Loaded {
  path: string;
  encoding: string;
  /** Body as it came over the wire. */
  bytes: number;
}

/** How a page loaded for a visitor, by the browser's own figures. */
export interface Visit {
  /** Largest contentful paint, ms after the start of navigation. */
  lcpMs: number;
  /** Cumulative layout shift: all shifts that did not follow an input, added up. */
  cls: number;
  /** Total blocking time: of every task after the first paint the time beyond 50 ms, added up. */
  blockingMs: number;
  /** The element of the largest contentful paint. */
  largest: string;
  files: Loaded[];
}

/** One first visit with an empty cache. */
export async function measurePage(
  browser: Browser,
  url: string,
  throttle: Throttle,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await throttlePage(page, throttle);
  await page.addInitScript(watchPaint);
  const files: Promise<Loaded>[] = [];
  let lastAt = Date.now();
  page.on('requestfinished', (request) => {
    lastAt = Date.now();
    files.push(
      (async () => {
        const { responseBodySize } = await request.sizes();
        const encoding = (await (await request.response())?.headerValue('content-encoding')) ?? 'none';
        return { path: new URL(request.url()).pathname, encoding, bytes: responseBodySize };
      })(),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  // Not `networkidle`: the stream of running work stays open. What the page loads while idle counts too.
  while (Date.now() - lastAt < QUIET_MS) await sleep(100);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'files'> }).seen);
  const visit = { ...seen, files: await Promise.all(files) };
  await context.close();
  return visit;
}

async function throttlePage(page: Page, { kilobitsPerS, roundTripMs, cpuSlowdown }: Throttle): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const bytesPerS = (kilobitsPerS * 1000) / 8;
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerS,
    uploadThroughput: bytesPerS,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs in the page before its own code. Without named functions: the runner would wrap them in its own helper. */
function watchPaint(): void {
  const seen = { lcpMs: 0, cls: 0, blockingMs: 0, largest: '' };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.lcpMs = entry.startTime;
      const what = entry.url || entry.element?.textContent || '';
      seen.largest = `${entry.element?.tagName ?? ''} ${what.slice(-60)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const from = Math.max(startTime, first?.startTime ?? Number.POSITIVE_INFINITY);
      seen.blockingMs += Math.max(0, startTime + duration - from - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
}
