import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    interactions?: { id: number; duration: number }[];
  }
}

/** The page writes down its interactions from now on; must run before the page's own scripts. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          window.interactions?.push({ id: entry.interactionId, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * Does something several times, with pauses, as hands do. Returns for each interaction the time to the next frame on the screen as the
 * browser's Event Timing gives it: an interaction is as long as its longest event.
 */
export async function measureInteractions(
  page: Page,
  times: number,
  act: (turn: number) => Promise<void>,
): Promise<number[]> {
  await page.evaluate(() => (window.interactions = []));
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await sleep(350);
  }
  await sleep(500);
  const events = await page.evaluate(() => window.interactions ?? []);
  const longest = new Map<number, number>();
  for (const { id, duration } of events) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  return [...longest.values()];
}

/** Interaction to Next Paint as browsers report it: the longest of all, one left out for each fifty. */
export function inpOf(durations: readonly number[]): number {
  const sorted = [...durations].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}
