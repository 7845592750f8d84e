import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { startDeadline } from './deadline.ts';

const LONG_MS = 600_000;

test('ends after its time, though memory is collected before', async () => {
  const { signal } = startDeadline(300, new AbortController().signal);
  const ended = once(signal, 'abort');
  for (let i = 0; i < 5; i += 1) await collectGarbage();
  await ended;
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('ends with the first of its signals, and its reason', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const { signal, clear } = startDeadline(LONG_MS, first.signal, second.signal);
  await collectGarbage();
  second.abort(new Error('second'));
  first.abort(new Error('first'));
  expect(signal.reason).toEqual(new Error('second'));
  clear();
});

test('has ended when one of its signals has', () => {
  const { signal, clear } = startDeadline(LONG_MS, new AbortController().signal, AbortSignal.abort('gone'));
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  clear();
});

test('cleared, it follows nobody any more, and no clock', () => {
  vi.useFakeTimers();
  try {
    const other = new AbortController();
    const { signal, clear } = startDeadline(1000, other.signal);
    clear();
    other.abort();
    vi.advanceTimersByTime(10_000);
    expect(signal.aborted).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
