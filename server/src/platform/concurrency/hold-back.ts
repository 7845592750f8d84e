import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that somebody looks at holds back work that nobody looks at, for a limited time. */
export interface HoldBack {
  /** Runs work that comes first: until it ends, other work waits in `pass`. */
  first<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when other work may start; at once within work that comes first. */
  pass(): Promise<void>;
}

/** What is replaced in tests. */
export interface HoldBackClock {
  now(): number;
  /** @returns what takes it back */
  after(ms: number, run: () => void): () => void;
}

const systemClock: HoldBackClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Nothing is held longer than `holdMs` in a row, and then all of it runs for as long, so that an account that always has work
 * which comes first takes at most half of the time from the others.
 */
export function createHoldBack(holdMs: number, clock: HoldBackClock = systemClock): HoldBack {
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
    freeUntil = clock.now() + holdMs;
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
      stopTimer ??= clock.after(holdMs, tire);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
