import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that somebody looks at delays work that nobody looks at, for a limited time. */
export interface ForegroundPriority {
  /** Runs work that comes first: until it ends, other work waits in `pass`. */
  first<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when other work may start; at once within work that comes first. */
  pass(): Promise<void>;
}

/** What is replaced in tests. */
export interface ForegroundClock {
  now(): number;
  /** @returns what takes it back */
  after(ms: number, run: () => void): () => void;
}

const systemClock: ForegroundClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * No other work is delayed longer than `delayMs` in a row, and then all of it runs for as long, so that an account that always has
 * work which comes first takes at most half of the time from the others.
 */
export function createForegroundPriority(
  delayMs: number,
  clock: ForegroundClock = systemClock,
): ForegroundPriority {
  const inFirst = new AsyncLocalStorage<true>();
  const waiting: (() => void)[] = [];
  let open = 0;
  let freeUntil = 0;
  let stopTimer: (() => void) | null = null;

  const release = () => {
    stopTimer?.();
    stopTimer = null;
    for (const start of waiting.splice(0)) start();
  };
  const tire = () => {
    freeUntil = clock.now() + delayMs;
    release();
  };

  return {
    async first(work) {
      open += 1;
      try {
        return await inFirst.run(true, work);
      } finally {
        open -= 1;
        if (open === 0) release();
      }
    },
    pass() {
      if (open === 0 || inFirst.getStore() || clock.now() < freeUntil) return Promise.resolve();
      stopTimer ??= clock.after(delayMs, tire);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
