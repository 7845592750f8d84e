import type pg from 'pg';
import type { Services } from '../../services.ts';
import { checkHandlers } from '../check-handlers.ts';
import type { JobHandler } from '../define-job.ts';

interface DeadJob {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  key: string | null;
  error: string | null;
}

const CRASHED = 'the worker died while it ran';

/**
 * Removes jobs without a try left from the queue: calls their handler, and keeps them in `dead_jobs`. It also finds
 * those whose worker was killed, which nothing else would report. Returns how many there were.
 */
export async function moveDeadJobs(
  pool: pg.Pool,
  services: Services,
  handlers: readonly JobHandler[],
): Promise<number> {
  const byName = checkHandlers(handlers);
  for (let moved = 0; ; moved += 1) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const job = await lockDeadJob(client);
      if (!job) return moved;
      // Inside the transaction, whose row lock stops other workers from calling the handler too.
      await byName.get(job.name)?.giveUp(services, job.payload, job.error ?? CRASHED, job.key);
      await moveToDeadLetters(client, job);
      await client.query('commit');
      services.log.error(
        { job: job.name, jobId: job.id, payload: job.payload, error: job.error },
        'job given up',
      );
    } finally {
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
  }
}

async function lockDeadJob(client: pg.PoolClient): Promise<DeadJob | undefined> {
  const result = await client.query<DeadJob>(`
    select j.id, t.identifier as name, j.payload, j.attempts, j.key, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null
    order by j.id limit 1 for update of j skip locked`);
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
