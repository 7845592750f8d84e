import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export interface JobCount {
  name: string;
  state: 'running' | 'due' | 'waiting' | 'dead';
  count: number;
}

/** Jobs of all processes by name and state; `waiting` are those for later, among them failed ones. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const result = await sql<JobCount>`
    select t.identifier as name,
      case when j.locked_at is not null then 'running' when j.run_at <= now() then 'due' else 'waiting' end as state,
      count(*) as count
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    group by 1, 2
    union all
    select name, 'dead', count(*) from dead_jobs group by 1
    order by 1, 2`.execute(db);
  return result.rows;
}

/** Seconds for which the job that is due longest has waited; 0 = none is due. */
export async function oldestDueSeconds(db: Db): Promise<number> {
  const result = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker._private_jobs where locked_at is null and run_at <= now() and attempts < max_attempts`.execute(
    db,
  );
  return result.rows[0]!.seconds;
}
