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

/** Starts the thread with the first order, and anew with the next one after it has ended, whatever the cause. */
export function startRenderThread(setup: ThreadSetup): RenderThread {
  let thread: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(script, { workerData: setup });
    let cause = new Error('the render thread ended');
    started.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', () => {
      if (thread === started) thread = null;
      for (const { reject } of waiting.values()) reject(cause);
      waiting.clear();
    });
    started.on('message', (answer: ThreadAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) one?.reject(unpackError(answer.error));
      else one?.resolve(answer.file);
      // An idle thread does not keep the process.
      if (waiting.size === 0) started.unref();
    });
    return started;
  };

  const send = (order: ThreadOrder['order'], part: Part) =>
    new Promise<MockupFile | PrintFile>((resolve, reject) => {
      thread ??= start();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread.ref();
      thread.postMessage({ id: lastId, order, ...part } satisfies ThreadOrder);
    });

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
