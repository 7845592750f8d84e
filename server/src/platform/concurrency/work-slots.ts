/** The queue in front of the slots is full; trying again in a moment helps. */
export class TooBusy extends Error {
  constructor() {
    super('too much work waiting');
    this.name = 'TooBusy';
  }
}

/** Limits the total weight of concurrent work, and the queue before it. */
export interface WorkSlots {
  /**
   * Runs `work` when there is room for its weight (1 by default); rejects with TooBusy at once, or with the signal's
   * reason while waiting.
   */
  run<T>(work: () => Promise<T>, options?: { signal?: AbortSignal; weight?: number }): Promise<T>;
}

interface Waiting {
  weight: number;
  start(): void;
}

/** Slots for work with a total weight of `room`, given in order. Work that is heavier than `room` runs alone. */
export function createWorkSlots(room: number, maxWaiting: number): WorkSlots {
  let running = 0;
  let taken = 0;
  const waiting: Waiting[] = [];

  const take = (weight: number) => {
    running += 1;
    taken += weight;
  };
  const fits = (weight: number) => running === 0 || taken + weight <= room;
  // Only the first waiting work may start; otherwise heavy work would wait forever.
  const startNext = () => {
    for (let [next] = waiting; next && fits(next.weight); [next] = waiting) {
      waiting.shift();
      take(next.weight);
      next.start();
    }
  };
  const enter = (weight: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      if (waiting.length === 0 && fits(weight)) {
        take(weight);
        resolve();
        return;
      }
      if (waiting.length >= maxWaiting) throw new TooBusy();
      const place: Waiting = {
        weight,
        start() {
          signal?.removeEventListener('abort', give);
          resolve();
        },
      };
      const give = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal?.reason);
        startNext();
      };
      signal?.addEventListener('abort', give, { once: true });
      waiting.push(place);
    });

  return {
    async run(work, { signal, weight = 1 } = {}) {
      await enter(weight, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        taken -= weight;
        startNext();
      }
    },
  };
}
