import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const POLL_MS = 5;
const LONGEST_MS = 60_000;

/**
 * Waits until the database knows how these tries (attempt by job id) ended. graphile-worker 0.17 begins to write an
 * outcome and does not wait for it, so that `runOnce` may end while its last job is still locked; a failed last try
 * would then not be found dead. Throws when the outcome is not written within a minute.
 */
export async function awaitJobOutcomes(pool: pg.Pool, tries: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...tries.keys()];
  const attempts = [...tries.values()];
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await sleep(POLL_MS)) {
    const { rows } = await pool.query(
      `select 1 from graphile_worker._private_jobs j
       join unnest($1::bigint[], $2::int[]) as tried (id, attempt) on j.id = tried.id and j.attempts = tried.attempt
       where j.locked_at is not null limit 1`,
      [ids, attempts],
    );
    if (rows.length === 0) return;
  }
  throw new Error(`the outcome of a job was not written within ${LONGEST_MS} ms`);
}
