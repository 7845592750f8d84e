import type pg from 'pg';
import { limitRepeats } from '../../logging/limit-repeats.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ClaimedJobs } from '../claimed-jobs.ts';
import { LEASE_CLASS } from '../worker-lease.ts';
import { releaseDeadJobs } from './release-dead-jobs.ts';

const SWEEP_MS = 2000;

/** A running sweep; `stop` waits for the one in progress. */
export interface Recovery {
  stop(): Promise<void>;
}

/** One queue of this process. */
export interface WorkerLane {
  /** Its worker's current id. */
  workerId(): string;
  claimed: ClaimedJobs;
}

/** What a sweep checks besides the other workers. */
export interface RecoveryOptions {
  pool: pg.Pool;
  log: Logger;
  lanes: readonly WorkerLane[];
  /** Runs after each sweep, for jobs that cannot be recovered. */
  afterSweep(): Promise<void>;
}

/**
 * Finds, every two seconds, jobs whose worker holds no lease, and releases them to the queue. A worker must be seen
 * without lease twice in a row, so that one which is just reconnecting keeps its jobs: a killed worker's jobs run again
 * after 2 to 5 seconds.
 */
export function recoverJobs(options: RecoveryOptions): Recovery {
  const { pool, log } = options;
  let stopped = false;
  let suspects = new Set<string>();
  let timer: NodeJS.Timeout;
  const warn = limitRepeats(
    (fields, message) => log.warn(fields, message),
    () => performance.now(),
  );
  /** Each step alone: one that fails every time, such as giving a job up, must not keep the jobs of dead workers held. */
  const attempt = async (step: () => Promise<void>, failed: string) => {
    try {
      await step();
      return true;
    } catch (error) {
      warn({ error: (error as Error).message }, failed);
      return false;
    }
  };
  const sweep = async () => {
    const hasLooked = await attempt(async () => {
      const dead = await findDeadWorkers(pool);
      const confirmed = dead.filter((workerId) => suspects.has(workerId));
      suspects = new Set(dead);
      if (confirmed.length === 0) return;
      const released = await releaseDeadJobs(pool, confirmed);
      log.warn({ workers: confirmed, released }, 'jobs of dead workers are back in the queue');
    }, 'could not look for dead workers');
    // A look that failed proves nothing about any worker.
    if (!hasLooked) suspects = new Set();
    for (const lane of options.lanes)
      await attempt(() => dropLostClaims(options, lane), 'could not look for lost claims');
    await attempt(() => options.afterSweep(), 'could not move dead jobs');
  };
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = sweep().then(() => {
        if (!stopped) next();
      });
    }, SWEEP_MS);
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Workers that hold jobs or queues but no lease. The lock is tried, and released at the end of the statement. */
async function findDeadWorkers(pool: pg.Pool): Promise<string[]> {
  const result = await pool.query<{ worker: string }>(
    `with holders as materialized (
       select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
       union
       select locked_by from graphile_worker._private_job_queues where locked_by is not null
     )
     select worker from holders where pg_try_advisory_xact_lock($1, hashtext(worker))`,
    [LEASE_CLASS],
  );
  return result.rows.map((row) => row.worker);
}

/**
 * When a connection breaks right after a claim was committed, the job is locked by this worker, which does not know it.
 * Its lease is valid, so nobody else would release the job.
 */
async function dropLostClaims(
  { pool, log }: RecoveryOptions,
  { workerId, claimed }: WorkerLane,
): Promise<void> {
  const held = await pool.query<{ id: string; attempts: number }>(
    `select id::text, attempts from graphile_worker._private_jobs
     where locked_by = $1 and locked_at < now() - interval '5 seconds'`,
    [workerId()],
  );
  const lost = held.rows.filter((job) => !claimed.knows(job.id, job.attempts)).map((job) => job.id);
  if (lost.length === 0) return;
  await pool.query(
    `with released as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
       where id = any($1::bigint[]) and locked_by = $2 returning job_queue_id
     )
     update graphile_worker._private_job_queues set locked_by = null, locked_at = null
     where locked_by = $2 and id in (select job_queue_id from released)`,
    [lost, workerId()],
  );
  log.warn({ jobs: lost }, 'jobs claimed over a broken connection are back in the queue');
}
