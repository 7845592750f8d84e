import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** One interaction, ms: until its handlers begin, in them, and from them to the next frame; together its duration. */
export interface Interaction {
  duration: number;
  delay: number;
  handlers: number;
  frame: number;
}

declare global {
  interface Window {
    interactions?: ({ id: number } & Interaction)[];
  }
}

/** The page writes down its interactions from now on; must run before the page's own scripts. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId <= 0) continue;
        const { startTime, processingStart, processingEnd, duration } = entry;
        window.interactions?.push({
          id: entry.interactionId,
          duration,
          delay: processingStart - startTime,
          handlers: processingEnd - processingStart,
          frame: startTime + duration - processingEnd,
        });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * Does something several times, with pauses, as hands do. Returns the interactions that took 16 ms or longer, as the browser's Event
 * Timing gives them: one is as long as its longest event.
 */
export async function measureInteractions(
  page: Page,
  times: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Interaction[]> {
  await page.evaluate(() => (window.interactions = []));
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await sleep(350);
  }
  await sleep(500);
  const events = await page.evaluate(() => window.interactions ?? []);
  const longest = new Map<number, Interaction>();
  for (const event of events)
    if (event.duration > (longest.get(event.id)?.duration ?? -1)) longest.set(event.id, event);
  return [...longest.values()];
}

/** Interaction to Next Paint as browsers report it: the longest of all, one left out for each fifty. */
export function inpOf(durations: readonly number[]): number {
  const sorted = [...durations].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}
