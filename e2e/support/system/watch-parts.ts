import type { Page } from 'playwright-core';

/** The parts a page sends to the store, and where its line breaks. */
export interface WatchedParts {
  /** Numbers of the parts, in the order they were sent; those whose line was cut too. */
  sent: number[];
  /** The line breaks at this part, as often as it comes; null = never. */
  cutAt: number | null;
}

/** Watches a page's uploads in parts (Qiniu's resumable upload v2); all but a cut one go through to the system. */
export async function watchParts(page: Page): Promise<WatchedParts> {
  const parts: WatchedParts = { sent: [], cutAt: null };
  await page.route(/\/upload\/buckets\/.+\/uploads\/[0-9a-f]+\/\d+$/, (route) => {
    const number = Number(route.request().url().split('/').at(-1));
    parts.sent.push(number);
    return parts.cutAt === number ? route.abort('connectionreset') : route.continue();
  });
  return parts;
}
