import type { Db } from '../database/db.ts';
import type { JobPayload, JobType } from './job-type.ts';

/** A job to be run by a worker. */
export interface NewJob<P extends JobPayload = JobPayload> {
  /** What `declareJob` returned, or a handler itself. */
  job: Pick<JobType<P>, 'name' | 'payload'>;
  payload: NoInfer<P>;
  /** A waiting job with the same key is replaced instead of added. */
  key?: string;
  /** Earliest start, in seconds from the database's now. */
  delaySeconds?: number;
  /** Tries in all before it is given up; default 5. */
  maxAttempts?: number;
  /** Lower runs first; default 0. */
  priority?: number;
  /** Jobs of one queue run one after the other, over all workers; default none: at the same time as any other. */
  queue?: string;
}

/** Adds and removes jobs in the caller's transaction: the job exists exactly when the change does. */
export interface JobQueue {
  /** Throws a ZodError for a payload of another shape than the job's. */
  enqueue<P extends JobPayload>(db: Db, job: NewJob<P>): Promise<void>;
  /** Removes waiting jobs by their keys, in the caller's transaction. One that runs has no further try. */
  remove(db: Db, keys: readonly string[]): Promise<void>;
}
