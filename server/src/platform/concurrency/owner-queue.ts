import { TooBusy } from './work-slots.ts';

/** Runs work of several owners, some at once, and of one owner one after the other. */
export interface OwnerQueue {
  /**
   * Runs `work` when it is this owner's turn. Rejects with TooBusy when too much of one owner waits, and with the signal's reason while it
   * waits.
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * @param atOnce owners whose work runs at once
 * @param maxWaiting work of one owner that may wait
 */
export function createOwnerQueue(atOnce: number, maxWaiting = 500): OwnerQueue {
  /** In the order in which owners take turns; an owner that has just had one stands last. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  const startNext = () => {
    for (const [owner, queue] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(owner)) continue;
      const start = queue.shift()!;
      waiting.delete(owner);
      if (queue.length > 0) waiting.set(owner, queue);
      running.add(owner);
      start();
    }
  };

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, refuse) => {
        const queue = waiting.get(owner) ?? [];
        if (queue.length >= maxWaiting) {
          refuse(new TooBusy());
          return;
        }
        const leave = () => {
          const place = waiting.get(owner)!;
          place.splice(place.indexOf(start), 1);
          if (place.length === 0) waiting.delete(owner);
          refuse(signal?.reason);
        };
        const start = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        signal?.addEventListener('abort', leave, { once: true });
        queue.push(start);
        waiting.set(owner, queue);
        startNext();
      });
      try {
        return await work();
      } finally {
        running.delete(owner);
        const queue = waiting.get(owner);
        if (waiting.delete(owner)) waiting.set(owner, queue!);
        startNext();
      }
    },
  };
}
