import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enforcePaceOfStream } from './minimum-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE = { bytes: 100, windowMs: 1000 };

function watched() {
  const stream = new PassThrough();
  const onSlow = vi.fn();
  const end = enforcePaceOfStream(stream, PACE, onSlow);
  return { stream, onSlow, end };
}

it.each([
  ['nothing', [0, 0], 1],
  ['a drop each window', [1, 1], 1],
  ['enough, then nothing', [100, 0], 1],
  ['enough each window', [100, 250], 0],
])('%s: called %s', (_, windows, calls) => {
  const { stream, onSlow, end } = watched();
  for (const bytes of windows) {
    stream.emit('data', Buffer.alloc(bytes));
    vi.advanceTimersByTime(PACE.windowMs);
  }
  expect(onSlow).toHaveBeenCalledTimes(calls);
  end();
});

it('says so once, and watches no more', () => {
  const { onSlow } = watched();
  vi.advanceTimersByTime(10 * PACE.windowMs);
  expect(onSlow).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a stream that has ended is not slow', () => {
  const { stream, onSlow } = watched();
  stream.emit('end');
  vi.advanceTimersByTime(10 * PACE.windowMs);
  expect(onSlow).not.toHaveBeenCalled();
});
