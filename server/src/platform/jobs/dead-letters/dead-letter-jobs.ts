import type pg from 'pg';
import type { Logger } from '../../logging/logger.ts';
import type { Services } from '../../services.ts';
import { checkHandlers } from '../check-handlers.ts';
import type { JobHandler } from '../define-job.ts';
import type { GiveUpFailure, GiveUpPauses } from './give-up-pauses.ts';

interface DeadJob {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  key: string | null;
  error: string | null;
}

interface FailedJob extends GiveUpFailure {
  name: string;
  jobId: string;
  failure: Error;
}

const CRASHED = 'the worker died while it ran';

/** How many jobs were moved, and why others could not be. */
export interface MovedJobs {
  moved: number;
  failures: Error[];
}

/**
 * Removes jobs without a try left from the queue: calls their handler, and keeps them in `dead_jobs`. It also finds those whose worker was
 * killed, which nothing else would report. One whose handler throws stays and is left alone for a while, and those behind it are moved.
 */
export async function moveDeadJobs(
  pool: pg.Pool,
  services: Services,
  handlers: readonly JobHandler[],
  pauses: GiveUpPauses,
): Promise<MovedJobs> {
  const byName = checkHandlers(handlers);
  const failed: FailedJob[] = [];
  for (let moved = 0; ; ) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const job = await lockDeadJob(client, pauses.paused());
      if (!job) {
        logFailed(services.log, failed);
        return { moved, failures: failed.map(({ failure }) => failure) };
      }
      const { id: jobId, name, payload, error } = job;
      try {
        // Inside the transaction, whose row lock stops other workers from calling the handler too.
        await byName.get(name)?.giveUp(services, payload, error ?? CRASHED, job.key);
        await moveToDeadLetters(client, job);
        await client.query('commit');
      } catch (failure) {
        failed.push({ name, jobId, failure: failure as Error, ...pauses.failed(jobId) });
        continue;
      }
      pauses.ended(jobId);
      moved += 1;
      services.log.error({ job: name, jobId, payload, error }, 'job given up');
    } finally {
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
  }
}

/** One line for each kind of job: a thousand that fail alike are one. */
function logFailed(log: Logger, failed: readonly FailedJob[]): void {
  const firsts = new Map(failed.toReversed().map((one) => [one.name, one]));
  for (const [job, { jobId, failure: err, failures, nextTryInSeconds }] of firsts) {
    const alike = failed.filter(({ name }) => name === job).length;
    log.error(
      { job, jobId, jobs: alike, err, failures, nextTryInSeconds },
      'a dead job could not be given up',
    );
  }
}

async function lockDeadJob(client: pg.PoolClient, except: string[]): Promise<DeadJob | undefined> {
  const result = await client.query<DeadJob>(
    `
    select j.id, t.identifier as name, j.payload, j.attempts, j.key, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and j.id <> all($1::bigint[])
    order by j.id limit 1 for update of j skip locked`,
    [except],
  );
  return result.rows[0];
}

async function moveToDeadLetters(client: pg.PoolClient, job: DeadJob): Promise<void> {
  await client.query(
    `insert into dead_jobs (id, name, payload, attempts, error) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [job.id, job.name, JSON.stringify(job.payload), job.attempts, job.error ?? CRASHED],
  );
  await client.query('delete from graphile_worker._private_jobs where id = $1', [job.id]);
}
