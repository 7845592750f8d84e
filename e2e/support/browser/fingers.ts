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
  /** Taps one place twice, as fast as a hand does, however slow the machine is. */
  doubleTap(place: Place): Promise<void>;
}

const STEPS = 8;
/**
 * How far the first step goes at least, where the whole way is that far: further than a finger trembles, or half a second of slow
 * steps would be a finger that rests.
 */
const FIRST_STEP_PX = 16;
/** A tap, and the pause behind it; two taps are a double one up to 300 ms. */
const TAP_S = 0.04;

export async function createFingers(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let now: Place[] = [];
  /** `timestamp`: when the finger did it, in seconds; left out = now. */
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    places: readonly Place[],
    timestamp?: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      timestamp,
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
      const lengths = places.map(([x, y], index) => {
        const [startX, startY] = from[index] ?? [x, y];
        return Math.hypot(x - startX, y - startY);
      });
      const leastShare = Math.min(1, FIRST_STEP_PX / Math.max(1, ...lengths));
      for (let step = 1; step <= STEPS; step += 1) {
        const share = Math.max(leastShare, step / STEPS);
        const part = (start: number, end: number) => start + (end - start) * share;
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
    async doubleTap(place) {
      const start = Date.now() / 1000 - 3 * TAP_S;
      const at = (step: number) => start + step * TAP_S;
      await Promise.all([
        send('touchStart', [place], at(0)),
        send('touchEnd', [], at(1)),
        send('touchStart', [place], at(2)),
        send('touchEnd', [], at(3)),
      ]);
    },
  };
}
