import type pg from 'pg';
import { decideDeaths, type Verdict } from './decide-deaths.ts';

/** The queue whose jobs run one at a time. */
const SUSPECTS = 'suspects';

interface HeldRow {
  id: string;
  revision: number;
  deaths: number;
  blamed: number;
  ranAlone: boolean;
}

/**
 * Releases the jobs of dead workers to the queue. The attempt that died with its worker does not count, unless the job is one that
 * kills its workers. Returns what was decided of each job.
 */
export async function releaseDeadJobs(pool: pg.Pool, workers: readonly string[]): Promise<Verdict[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const held = await lockHeldJobs(client, workers);
    const verdicts = decideDeaths(held);
    const revisions = new Map(held.map(({ id, revision }) => [id, revision]));
    for (const verdict of verdicts) await carryOut(client, verdict, revisions.get(verdict.id)!);
    await client.query('select graphile_worker.force_unlock_workers($1)', [workers]);
    await deleteEndedJobs(client);
    await client.query('commit');
    return verdicts;
  } finally {
    // Does nothing after a commit.
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Locked, so that only one of several concurrent workers decides. */
async function lockHeldJobs(client: pg.PoolClient, workers: readonly string[]): Promise<HeldRow[]> {
  const result = await client.query<HeldRow>(
    `select j.id::text, j.revision, coalesce(d.deaths, 0) as deaths, coalesce(d.blamed, 0) as blamed,
       q.queue_name is not distinct from $2 as "ranAlone"
     from graphile_worker._private_jobs j
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     left join job_deaths d on d.job_id = j.id and d.revision = j.revision
     where j.locked_by = any($1)
     order by j.id for update of j`,
    [workers, SUSPECTS],
  );
  return result.rows;
}

async function carryOut(client: pg.PoolClient, verdict: Verdict, revision: number): Promise<void> {
  const { id, deaths, blamed, runsAlone, isOver } = verdict;
  await client.query(
    `insert into job_deaths (job_id, revision, deaths, blamed) values ($1, $2, $3, $4)
     on conflict (job_id) do update
     set revision = excluded.revision, deaths = excluded.deaths, blamed = excluded.blamed`,
    [id, revision, deaths, blamed],
  );
  if (runsAlone) {
    await client.query(
      `insert into graphile_worker._private_job_queues (queue_name) values ($1) on conflict do nothing`,
      [SUSPECTS],
    );
  }
  // A job without a try left was replaced or removed while it ran, or had its last try; that stays so.
  await client.query(
    `update graphile_worker._private_jobs set
       max_attempts = case when $3 or attempts >= max_attempts then attempts else max_attempts + 1 end,
       job_queue_id = case when $2
         then (select id from graphile_worker._private_job_queues where queue_name = $4)
         else job_queue_id end
     where id = $1`,
    [id, runsAlone, isOver, SUSPECTS],
  );
}

async function deleteEndedJobs(client: pg.PoolClient): Promise<void> {
  await client.query(
    `delete from job_deaths d where not exists (select from graphile_worker._private_jobs j where j.id = d.job_id)`,
  );
}
