import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lazy } from '../../platform/cache/lazy.ts';

const collector = lazy(() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
});

/**
 * Runs V8's collector. Pixels are outside its heap, so it rarely collects, and pictures of a hundred
 * megabytes would pile up. Some 10 ms in a worker.
 */
export async function collectGarbage(): Promise<void> {
  collector()();
  // Native memory is freed by callbacks that run afterwards.
  await setImmediate();
}

/** Bytes of pixels that became garbage since the last collection; the heap is this thread's, and so is the sum. */
let uncollected = 0;
/** Small pictures may stay in memory for a while: collecting after each would take a tenth of their time. */
const MAX_UNCOLLECTED = 24 * 1024 * 1024;

/** Adds `bytes` of pixels that became garbage; runs the collector when their sum is worth a collection. */
export async function collectGarbageAfter(bytes: number): Promise<void> {
  uncollected += bytes;
  if (uncollected <= MAX_UNCOLLECTED) return;
  uncollected = 0;
  await collectGarbage();
}
