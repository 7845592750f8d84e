/** The queue in front of the slots is full; trying again in a moment helps. */
export class TooBusy extends Error {
  constructor() {
    super('too much work waiting');
    this.name = 'TooBusy';
  }
}

/** A bounded number of works at once, and a bounded queue before them. */
export interface WorkSlots {
  /** Runs `work` when a slot is free; rejects with TooBusy at once, or with the signal's reason while waiting. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Slots are given in the order of asking. */
export function createWorkSlots(atOnce: number, maxWaiting: number): WorkSlots {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      if (running < atOnce) {
        running += 1;
        resolve();
        return;
      }
      if (waiting.length >= maxWaiting) throw new TooBusy();
      const start = () => {
        signal?.removeEventListener('abort', give);
        resolve();
      };
      const give = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', give, { once: true });
      waiting.push(start);
    });
  // The slot goes straight to the next in line, so nobody can slip in between.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
