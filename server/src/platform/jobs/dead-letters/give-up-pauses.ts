/** The pause after the first failure; doubled with each further one. */
const FIRST_MS = 4000;
const LONGEST_MS = 600_000;

/** How often a job could not be given up, and when that is tried again. */
export interface GiveUpFailure {
  failures: number;
  nextTryInSeconds: number;
}

/** Jobs that could not be given up, each left alone for a while: one that never can must neither fill the log nor keep the sweep busy. */
export interface GiveUpPauses {
  /** Ids of the jobs that are left alone now. */
  paused(): string[];
  failed(jobId: string): GiveUpFailure;
  ended(jobId: string): void;
}

/** Known to one process only; `now` in milliseconds, from any start. */
export function createGiveUpPauses(now: () => number): GiveUpPauses {
  const known = new Map<string, { failures: number; until: number }>();
  return {
    paused() {
      // One that was not tried since is gone: another worker has moved it.
      for (const [jobId, { until }] of known) if (now() - until > LONGEST_MS) known.delete(jobId);
      return [...known].filter(([, { until }]) => until > now()).map(([jobId]) => jobId);
    },
    failed(jobId) {
      const failures = (known.get(jobId)?.failures ?? 0) + 1;
      const pauseMs = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
      known.set(jobId, { failures, until: now() + pauseMs });
      return { failures, nextTryInSeconds: pauseMs / 1000 };
    },
    ended: (jobId) => void known.delete(jobId),
  };
}
