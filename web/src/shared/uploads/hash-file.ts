import { createSHA256 } from 'hash-wasm';

/** Bytes read at once: a 100 MB file is never in memory whole. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * SHA-256 of a file as hex, read in pieces, which the browser's own `crypto.subtle` cannot: it wants a whole file in memory,
 * and is missing on plain http. Throws what reading throws, for example when the file was moved.
 */
export async function hashFileHere(file: Blob): Promise<string> {
  const hash = await createSHA256();
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()));
  }
  return hash.digest();
}

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
