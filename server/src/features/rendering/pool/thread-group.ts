import type { Worker, WorkerOptions } from 'node:worker_threads';
import { startThread } from '../../../platform/process/start-thread.ts';

/** Threads that live and end together. */
export interface ThreadGroup {
  /** Starts one more; whatever ends it ends all. */
  start(name: string, program: URL, options: WorkerOptions): Worker;
  /** Ends all because of a failure. */
  die(cause: unknown): void;
  /** Ends all because it was asked for. */
  stop(cause: Error): Promise<void>;
}

/** @param onEnd called once, before the threads are ended */
export function createThreadGroup(onEnd: (cause: Error, isRequested: boolean) => void): ThreadGroup {
  const threads: Worker[] = [];
  let isOver = false;
  const end = async (cause: Error, isRequested: boolean) => {
    if (isOver) return;
    isOver = true;
    onEnd(cause, isRequested);
    await Promise.all(threads.map((thread) => thread.terminate()));
  };
  const die = (cause: unknown) => void end(cause instanceof Error ? cause : new Error(String(cause)), false);
  return {
    start(name, program, options) {
      const thread = startThread(program, options);
      // An idle thread does not keep the process alive.
      thread.unref();
      thread.on('error', die);
      thread.on('messageerror', die);
      thread.on('exit', () => die(new Error(`the ${name} ended`)));
      threads.push(thread);
      return thread;
    },
    die,
    stop: (cause) => end(cause, true),
  };
}
