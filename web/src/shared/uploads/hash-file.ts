import { hashFileHere } from './hash-file-here.ts';

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { done: (hash: string) => void; fail: (error: Error) => void }>();

/** SHA-256 of a file as hex, computed in a worker, so that the page never stutters. */
export function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  if (typeof Worker === 'undefined') return hashFileHere(file);
  const id = ++lastId;
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    const stop = () => {
      waiting.delete(id);
      fail(new DOMException('hashing cancelled', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    startWorker().postMessage({ id, file });
  });
}

function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<{ id: number; hash?: string; problem?: string }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.hash) one?.done(data.hash);
    else one?.fail(new Error(data.problem ?? 'not hashed'));
  };
  worker.onerror = () => {
    for (const one of waiting.values()) one.fail(new Error('the hash worker ended'));
    waiting.clear();
    worker?.terminate();
    worker = null;
  };
  return worker;
}
