import { buildShapeLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { combineInBackground, MAX_COMBINING_MS } from './combine-in-background.ts';
import type { CombineReply, CombineRequest } from './combine-worker.ts';

/** A worker that does nothing by itself. */
class StillWorker {
  static last: StillWorker;
  onmessage: ((event: { data: CombineReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: unknown[] = [];
  hasEnded = false;
  constructor() {
    StillWorker.last = this;
  }
  postMessage(request: unknown) {
    this.asked.push(request);
  }
  terminate() {
    this.hasEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StillWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const request: CombineRequest = [[[buildShapeLayer({ id: 'a' })]], 'union', { newId: 'n' }];
const combined = { problem: 'empty' } as const;
const send = (data: CombineReply) => StillWorker.last.onmessage?.({ data });

it.each<[string, () => void, unknown]>([
  ['what it found', () => send({ combined }), combined],
  ['that it took too long', () => vi.advanceTimersByTime(MAX_COMBINING_MS), 'slow'],
  ['that it failed', () => send({ problem: 'why' }), 'crashed'],
  ['that it was ended by the browser', () => StillWorker.last.onerror?.(), 'crashed'],
])('returns %s, and ends the worker', async (_, then, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const found = combineInBackground(request, new AbortController().signal);
  // What is sent to a worker that is still loading may be lost.
  expect(StillWorker.last.asked).toEqual([]);
  send('loaded');
  expect(StillWorker.last.asked).toEqual([request]);
  then();
  expect(await found).toEqual(expected);
  expect(StillWorker.last.hasEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('a network that is slow is no shape that is; code that does not come is said', async () => {
  const found = combineInBackground(request, new AbortController().signal);
  vi.advanceTimersByTime(10 * MAX_COMBINING_MS);
  expect(StillWorker.last.hasEnded).toBe(false);
  StillWorker.last.onerror?.();
  expect(await found).toBe('notLoaded');
});

it('is stopped at any time', async () => {
  const stop = new AbortController();
  const found = combineInBackground(request, stop.signal);
  send('loaded');
  stop.abort();
  expect(await found).toBeNull();
  expect(StillWorker.last.hasEnded).toBe(true);
  expect(await combineInBackground(request, stop.signal)).toBeNull();
});
