import type { Page } from 'playwright-core';
import { median } from '../support/figures.ts';

/** What a drag of some seconds was like. */
export interface DragFigures {
  framesPerSecond: number;
  /** Times between frames, ms. */
  medianFrameMs: number;
  worstFrameMs: number;
  /** Frames that took longer than 25 ms (more than one was missed). */
  longFrames: number;
  pointerMovesPerSecond: number;
  mockupsPerSecond: number;
}

interface Counters {
  frames: number[];
  moves: number;
  mockups: number;
}

/** Counts frames, pointer moves and pictures that come from the mockup worker; must run before the page's own scripts. */
export async function countFrames(page: Page): Promise<void> {
  // What tsx wraps named functions in; the page does not have it.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(() => {
    const counters: Counters = { frames: [], moves: 0, mockups: 0 };
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'mockup') counters.mockups += 1;
        });
      }
    };
    window.addEventListener('pointermove', () => (counters.moves += 1), true);
    const tick = (at: number) => {
      counters.frames.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { benchCounters: counters });
  });
}

/** Drags from a point in wide loops for `seconds`, and puts the layer back where it was. */
export async function measureDrag(
  page: Page,
  from: { x: number; y: number },
  seconds: number,
): Promise<DragFigures> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.evaluate(() => {
    const counters = (window as unknown as { benchCounters: Counters }).benchCounters;
    Object.assign(counters, { frames: [], moves: 0, mockups: 0 });
  });
  const started = performance.now();
  for (let t = 0; t < seconds; t = (performance.now() - started) / 1000) {
    await page.mouse.move(from.x + 110 * Math.sin(t * 3), from.y + 90 * Math.sin(t * 4.1));
  }
  const { frames, moves, mockups } = await page.evaluate(() => {
    const { frames, moves, mockups } = (window as unknown as { benchCounters: Counters }).benchCounters;
    return { frames: [...frames], moves, mockups };
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const lengths = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const elapsed = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  return {
    framesPerSecond: lengths.length / elapsed,
    medianFrameMs: median(lengths),
    worstFrameMs: Math.max(...lengths),
    longFrames: lengths.filter((length) => length > 25).length,
    pointerMovesPerSecond: moves / elapsed,
    mockupsPerSecond: mockups / elapsed,
  };
}
