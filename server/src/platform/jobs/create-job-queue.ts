import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { JobQueue, NewJob } from './job-queue.ts';
import type { JobPayload } from './job-type.ts';

const DEFAULT_MAX_ATTEMPTS = 5;

/** The queue of graphile-worker: `add_job` runs in the caller's transaction and wakes a worker on commit. */
export function createJobQueue(): JobQueue {
  return {
    async enqueue<P extends JobPayload>(db: Db, { job: type, ...job }: NewJob<P>): Promise<void> {
      const payload = type.payload.parse(job.payload);
      await sql`
        select from graphile_worker.add_job(
          identifier => ${type.name}::text,
          payload => ${JSON.stringify(payload)}::json,
          run_at => now() + make_interval(secs => ${job.delaySeconds ?? 0}::float8),
          max_attempts => ${job.maxAttempts ?? DEFAULT_MAX_ATTEMPTS}::int,
          job_key => ${job.key ?? null}::text,
          priority => ${job.priority ?? 0}::int,
          queue_name => ${job.queue ?? null}::text
        )`.execute(db);
    },
    async remove(db: Db, keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await sql`select graphile_worker.remove_job(key) from unnest(${[...keys]}::text[]) as keys (key)`.execute(
        db,
      );
    },
  };
}
