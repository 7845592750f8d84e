import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitPolling } from './limit-polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lookingQueue(firstMs: number) {
  const nudged: number[] = [];
  const events = new EventEmitter();
  limitPolling({ nudge: (slots) => void nudged.push(slots) }, events, firstMs);
  return { nudged, events };
}

test('one slot looks at the first moment and every second from then on', () => {
  const { nudged } = lookingQueue(300);
  vi.advanceTimersByTime(299);
  expect(nudged).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(nudged).toEqual([1]);
  vi.advanceTimersByTime(3000);
  expect(nudged).toEqual([1, 1, 1, 1]);
});

test('a found job has another slot look', () => {
  const { nudged, events } = lookingQueue(300);
  events.emit('job:start');
  events.emit('job:start');
  expect(nudged).toEqual([1, 1]);
});

test.each(['pool:gracefulShutdown', 'pool:forcefulShutdown'])(
  'after %s nobody looks, whose slots may have ended',
  (shutdown) => {
    const { nudged, events } = lookingQueue(300);
    events.emit(shutdown);
    events.emit('job:start');
    vi.advanceTimersByTime(5000);
    expect(nudged).toEqual([]);
  },
);

test('a shutdown before the first look ends it too', () => {
  const { nudged, events } = lookingQueue(300);
  vi.advanceTimersByTime(500);
  events.emit('pool:gracefulShutdown');
  vi.advanceTimersByTime(5000);
  expect(nudged).toEqual([1]);
});
