import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Runs V8's collector. Pixels are outside its heap, so it rarely collects by itself, and pictures of a hundred
 * megabytes would pile up. Some 10 ms in a worker.
 */
export async function collectGarbage(): Promise<void> {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  // Native memory is freed by callbacks that run afterwards.
  await setImmediate();
}
