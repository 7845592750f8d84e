import type { CDPSession, Page } from 'playwright-core';

/** A place in the window, in CSS px. */
export type Place = readonly [x: number, y: number];

/** Real touches, as the browser gets them from a screen: events, cancelling and gestures of its own included. Chromium only. */
export interface Fingers {
  /** Touches one place, or several at once. */
  down(...places: Place[]): Promise<void>;
  /** Moves what is down, in steps. */
  move(...places: Place[]): Promise<void>;
  up(): Promise<void>;
}

const STEPS = 8;

export async function createFingers(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let now: Place[] = [];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    async down(...places) {
      // A hand's fingers come one after the other.
      for (let count = now.length + 1; count <= places.length; count += 1)
        await send('touchStart', places.slice(0, count));
      now = places;
    },
    async move(...places) {
      const from = now;
      for (let step = 1; step <= STEPS; step += 1) {
        const part = (start: number, end: number) => start + ((end - start) * step) / STEPS;
        const at = places.map(([x, y], index) => {
          const [startX, startY] = from[index] ?? [x, y];
          return [part(startX, x), part(startY, y)] as const;
        });
        await send('touchMove', at);
        // A picture is drawn between two reports of a screen.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      now = places;
    },
    async up() {
      await send('touchEnd', []);
      now = [];
    },
  };
}
