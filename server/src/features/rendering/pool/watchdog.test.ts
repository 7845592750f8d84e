import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatchdog } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['nobody has work', () => {}, 5000, 0],
  ['work has no sign for long', (restart: (hasWork: boolean) => void) => restart(true), 1000, 1],
  ['it is not that long yet', (restart: (hasWork: boolean) => void) => restart(true), 999, 0],
  [
    'a sign came meanwhile',
    (restart: (hasWork: boolean) => void) => {
      restart(true);
      vi.advanceTimersByTime(900);
      restart(true);
    },
    900,
    0,
  ],
  [
    'all calls have their reply',
    (restart: (hasWork: boolean) => void) => {
      restart(true);
      restart(false);
    },
    5000,
    0,
  ],
])('%s', (_name, act, waitMs, expected) => {
  const onSilent = vi.fn();
  const watchdog = createWatchdog(1000, onSilent);
  act(watchdog.restart);
  vi.advanceTimersByTime(waitMs);
  expect(onSilent).toHaveBeenCalledTimes(expected);
  watchdog.stop();
});

it('says nothing once stopped', () => {
  const onSilent = vi.fn();
  const watchdog = createWatchdog(1000, onSilent);
  watchdog.restart(true);
  watchdog.stop();
  vi.advanceTimersByTime(5000);
  expect(onSilent).not.toHaveBeenCalled();
});
