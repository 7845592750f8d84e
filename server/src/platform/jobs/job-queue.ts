import type { Db } from '../database/db.ts';

/** A job to be run by a worker. Payloads are ids, never blobs. */
export interface NewJob {
  /** `<feature>.<verb-noun>`; exactly one handler exists, checked at start-up. */
  name: string;
  payload: Record<string, string | number>;
  /** A waiting job with the same key is replaced instead of added. */
  key?: string;
  /** Earliest start, in seconds from the database's now. */
  delaySeconds?: number;
  /** Tries in all before it is given up; default 5. */
  maxAttempts?: number;
  /** Lower runs first; default 0. */
  priority?: number;
}

/** Adds and removes jobs in the caller's transaction: the job exists exactly when the change does. */
export interface JobQueue {
  enqueue(db: Db, job: NewJob): Promise<void>;
  /** Removes waiting jobs by their keys, in the caller's transaction. One that runs has no further try. */
  remove(db: Db, keys: readonly string[]): Promise<void>;
}

/** What a handler gets besides its payload. */
export interface JobContext {
  /** 1 for the first try. */
  attempt: number;
  /** True when no further try follows; the handler's feature then records the failure. */
  isLastAttempt: boolean;
  /** Aborted when the worker is asked to stop. */
  signal: AbortSignal;
}

/**
 * Slots of a worker that jobs share. `work`: what keeps this machine busy. `wait`: what waits for others, or hands work
 * out; many may be open at once, and none of them can hold up `work`.
 */
export type JobLane = 'work' | 'wait';

/** A feature's handler for one job name; `S` is the services object. */
export interface JobHandler<S> {
  name: string;
  /** Default `work`. */
  lane?: JobLane;
  run(services: S, payload: Record<string, string | number>, context: JobContext): Promise<void>;
  /**
   * Runs when no further try follows: the last one threw, or its worker died. Here the feature records the failure
   * for people. May run twice, and is tried again when it throws.
   * @param key null for a job that had one: it was replaced or removed while it ran
   */
  giveUp?(
    services: S,
    payload: Record<string, string | number>,
    reason: string,
    key: string | null,
  ): Promise<void>;
}
