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
  ['work has no sign for long', (heard: (hasWork: boolean) => void) => heard(true), 1000, 1],
  ['it is not that long yet', (heard: (hasWork: boolean) => void) => heard(true), 999, 0],
  [
    'a sign came meanwhile',
    (heard: (hasWork: boolean) => void) => {
      heard(true);
      vi.advanceTimersByTime(900);
      heard(true);
    },
    900,
    0,
  ],
  [
    'all is answered',
    (heard: (hasWork: boolean) => void) => {
      heard(true);
      heard(false);
    },
    5000,
    0,
  ],
])('%s', (_name, act, waitMs, expected) => {
  const onSilent = vi.fn();
  const clock = createWatchdog(1000, onSilent);
  act(clock.heard);
  vi.advanceTimersByTime(waitMs);
  expect(onSilent).toHaveBeenCalledTimes(expected);
  clock.stop();
});

it('says nothing once stopped', () => {
  const onSilent = vi.fn();
  const clock = createWatchdog(1000, onSilent);
  clock.heard(true);
  clock.stop();
  vi.advanceTimersByTime(5000);
  expect(onSilent).not.toHaveBeenCalled();
});
