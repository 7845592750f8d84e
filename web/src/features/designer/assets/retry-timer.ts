const FIRST_MS = 20_000;
const LAST_MS = 300_000;

/** Tries again later and later what may be temporary. */
export interface RetryTimer {
  /** Something has failed; what fails while it waits is tried with it. */
  start(): void;
  /** Something has succeeded: the next wait is short again. */
  reset(): void;
  stop(): void;
}

export function createRetryTimer(tryAgain: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_MS;
  return {
    start() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        tryAgain();
      }, waitMs);
      waitMs = Math.min(waitMs * 2, LAST_MS);
    },
    reset() {
      waitMs = FIRST_MS;
    },
    stop: () => clearTimeout(timer),
  };
}
