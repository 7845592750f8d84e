import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface RateCounterTable {
  key: string;
  window_start: Date;
  hits: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    rate_counters: RateCounterTable;
  }
}

/** Counts one hit in the current minute of the database's clock; holds across all processes. */
export async function countHit(db: Db, key: string): Promise<{ hits: number; secondsLeft: number }> {
  const result = await sql<{ hits: number; seconds_left: number }>`
    insert into rate_counters as c (key, window_start, hits) values (${key}, date_trunc('minute', now()), 1)
    on conflict (key, window_start) do update set hits = c.hits + 1
    returning hits, 60 - extract(second from now())::float8 as seconds_left`.execute(db);
  const row = result.rows[0]!;
  return { hits: row.hits, secondsLeft: row.seconds_left };
}

/** Deletes counters whose window is over, with some margin for clocks. */
export async function deleteOldCounters(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_counters')
    .where('window_start', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute();
}
