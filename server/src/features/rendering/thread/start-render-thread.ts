import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { Renderer } from '../renderer.ts';
import type { ThreadAnswer, ThreadOrder, ThreadSetup } from './messages.ts';
import { unpackError } from './pack-error.ts';

/** Beside the bundle there is the bundled thread; in the source tree the source runs through tsx. */
const fromSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(fromSource ? './from-source.mjs' : './render-thread.js', import.meta.url),
);

/** The largest prints with every filter take seconds; a thread silent for so long turns in circles. */
const SILENT_MS = 10 * 60_000;

/** A renderer in a thread of its own. */
export interface RenderThread extends Renderer {
  /** Ends it at once; what it is making is rejected. */
  stop(): Promise<void>;
}

type Part = { kind: 'mockup'; mockupId: string } | { kind: 'print'; surfaceId: string };

interface Waiting {
  resolve(file: MockupFile | PrintFile): void;
  reject(error: Error): void;
}

/**
 * Starts the thread, so that the first order need not wait for it; when it has ended, whatever the cause, the next order
 * starts it anew. One that answers nothing for `silentMs` is ended, and what it was making rejected.
 */
export function startRenderThread(setup: ThreadSetup, silentMs = SILENT_MS): RenderThread {
  let lastId = 0;
  let clock: NodeJS.Timeout | undefined;
  let cause: Error | null = null;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(script, { workerData: setup });
    started.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', () => {
      if (thread === started) thread = null;
      clearTimeout(clock);
      for (const { reject } of waiting.values()) reject(cause ?? new Error('the render thread ended'));
      waiting.clear();
      cause = null;
    });
    started.on('message', (answer: ThreadAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) one?.reject(unpackError(answer.error));
      else one?.resolve(answer.file);
      expectAnswer(started);
    });
    // Idle, it does not keep the process.
    started.unref();
    return started;
  };

  /** Counts anew from the last answer, or from the first order after a rest. */
  const expectAnswer = (worker: Worker) => {
    clearTimeout(clock);
    if (waiting.size === 0) return worker.unref();
    worker.ref();
    clock = setTimeout(() => {
      cause = new Error(`the render thread did not answer for ${silentMs / 1000} s`);
      void worker.terminate();
    }, silentMs);
  };

  const send = (order: ThreadOrder['order'], part: Part) =>
    new Promise<MockupFile | PrintFile>((resolve, reject) => {
      const worker = thread ?? start();
      thread = worker;
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      if (waiting.size === 1) expectAnswer(worker);
      worker.postMessage({ id: lastId, order, ...part } satisfies ThreadOrder);
    });

  let thread: Worker | null = start();
  return {
    async mockup(order, mockupId) {
      return (await send(order, { kind: 'mockup', mockupId })) as MockupFile;
    },
    async print(order, surfaceId) {
      return (await send(order, { kind: 'print', surfaceId })) as PrintFile;
    },
    async stop() {
      await thread?.terminate();
    },
  };
}
