import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { graphileLogger } from '../logging/graphile-logger.ts';
import type { Services } from '../services.ts';
import { awaitJobOutcomes } from './await-job-outcomes.ts';
import type { ClaimedJobs } from './claimed-jobs.ts';
import { moveDeadJobs } from './dead-letters/dead-letter-jobs.ts';
import { createGiveUpPauses } from './dead-letters/give-up-pauses.ts';
import type { JobHandler } from './define-job.ts';
import { toGraphileTasks } from './to-graphile-tasks.ts';

/** Runs the jobs that are due in this process, also those they add, until none is due. For tests only. */
export async function runDueJobs(
  pool: pg.Pool,
  services: Services,
  handlers: readonly JobHandler[],
): Promise<void> {
  const never = new AbortController().signal;
  const begun = new Map<string, number>();
  const claimed: Pick<ClaimedJobs, 'begin' | 'end'> = {
    begin: (jobId, attempt) => void begun.set(jobId, attempt),
    end: () => undefined,
  };
  const taskList = toGraphileTasks(services, handlers, { signal: () => never, claimed });
  const logger = graphileLogger(services.log);
  let runs = 0;
  do {
    runs = begun.size;
    await runOnce({ pgPool: pool, concurrency: 1, noHandleSignals: true, logger, taskList });
    await awaitJobOutcomes(pool, begun);
  } while (
    (await moveAllDead(pool, services, handlers)) > 0 ||
    (begun.size > runs && (await isQueueWaiting(pool)))
  );
}

/** A worker goes past a job that cannot be given up; a test must not. */
async function moveAllDead(
  pool: pg.Pool,
  services: Services,
  handlers: readonly JobHandler[],
): Promise<number> {
  const pauses = createGiveUpPauses(() => performance.now());
  const { moved, failures } = await moveDeadJobs(pool, services, handlers, pauses);
  if (failures[0]) throw failures[0];
  return moved;
}

/** Whether the next job of a queue is due: it was still locked when the one before it had ended and its end was not yet written. */
async function isQueueWaiting(pool: pg.Pool): Promise<boolean> {
  const found = await pool.query(
    `select 1 from graphile_worker._private_jobs
     where job_queue_id is not null and locked_at is null and run_at <= now() and attempts < max_attempts limit 1`,
  );
  return found.rowCount !== 0;
}
