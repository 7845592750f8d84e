import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetryTimer } from './retry-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Seconds between the tries when everything fails again. */
function waits(count: number, timer: (tryAgain: () => void) => ReturnType<typeof createRetryTimer>) {
  const tries: number[] = [];
  const retry = timer(() => {
    tries.push(Date.now());
    retry.start();
  });
  const begin = Date.now();
  retry.start();
  while (tries.length < count) vi.advanceTimersByTime(1000);
  return tries.map((at, index) => (at - (tries[index - 1] ?? begin)) / 1000);
}

it('waits longer and longer, but not for ever', () => {
  expect(waits(7, createRetryTimer)).toEqual([20, 40, 80, 160, 300, 300, 300]);
});

it('tries once for all that failed while it waited', () => {
  let tries = 0;
  const retry = createRetryTimer(() => {
    tries += 1;
  });
  for (let failure = 0; failure < 5; failure += 1) retry.start();
  vi.advanceTimersByTime(600_000);
  expect(tries).toBe(1);
});

it('begins anew after a success, and ends when it is stopped', () => {
  let tries = 0;
  const retry = createRetryTimer(() => {
    tries += 1;
  });
  retry.start();
  vi.advanceTimersByTime(20_000);
  retry.reset();
  retry.start();
  vi.advanceTimersByTime(20_000);
  expect(tries).toBe(2);
  retry.start();
  retry.stop();
  vi.advanceTimersByTime(600_000);
  expect(tries).toBe(2);
});
