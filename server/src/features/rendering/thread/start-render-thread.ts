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
 * Starts the thread. One that answers nothing for `silentMs` is ended.
 * @param onDeath told once when it ends unasked, whatever the cause, before the orders it had are rejected
 */
export function startRenderThread(
  setup: ThreadSetup,
  onDeath: (cause: Error) => void,
  silentMs = SILENT_MS,
): RenderThread {
  const thread = new Worker(script, { workerData: setup });
  // Idle, it does not keep the process.
  thread.unref();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let clock: NodeJS.Timeout | undefined;
  let cause: Error | undefined;
  let ended: Error | undefined;

  const die = (error: Error) => {
    cause ??= error;
    void thread.terminate();
  };
  thread.on('error', (error) => {
    cause ??= error instanceof Error ? error : new Error(String(error));
  });
  thread.on('messageerror', die);
  thread.on('exit', () => {
    clearTimeout(clock);
    const isAsked = ended !== undefined;
    ended ??= cause ?? new Error('the render thread ended');
    if (!isAsked) onDeath(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });
  thread.on('message', (answer: ThreadAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) one?.reject(unpackError(answer.error));
    else one?.resolve(answer.file);
    expectAnswer();
  });

  /** Counts anew from the last answer, or from the first order after a rest. */
  const expectAnswer = () => {
    clearTimeout(clock);
    if (waiting.size === 0) return thread.unref();
    thread.ref();
    clock = setTimeout(() => {
      die(new Error(`the render thread did not answer for ${silentMs / 1000} s`));
    }, silentMs);
  };

  const send = (order: ThreadOrder['order'], part: Part) =>
    new Promise<MockupFile | PrintFile>((resolve, reject) => {
      if (ended) throw ended;
      lastId += 1;
      thread.postMessage({ id: lastId, order, ...part } satisfies ThreadOrder);
      waiting.set(lastId, { resolve, reject });
      if (waiting.size === 1) expectAnswer();
    });

  return {
    async mockup(order, mockupId) {
      return (await send(order, { kind: 'mockup', mockupId })) as MockupFile;
    },
    async print(order, surfaceId) {
      return (await send(order, { kind: 'print', surfaceId })) as PrintFile;
    },
    async stop() {
      ended ??= new Error('the render thread was stopped');
      await thread.terminate();
    },
  };
}
