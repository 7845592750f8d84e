import type pg from 'pg';
import { LEASE_CLASS } from './worker-lease.ts';

const FRESH_MS = 10_000;

/**
 * How many worker processes hold leases, as of the last ten seconds; 1 until it is known, and as before while the database cannot
 * be asked.
 * @param lanes leases of each worker
 */
export function createWorkerCount(pool: pg.Pool, lanes: number): () => number {
  let workers = 1;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const { rows } = await pool.query<{ leases: number }>(
      `select count(*)::int as leases from pg_locks
       where locktype = 'advisory' and classid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [LEASE_CLASS],
    );
    workers = Math.max(1, Math.round(rows[0]!.leases / lanes));
  };
  return () => {
    const now = performance.now();
    if (now - askedAt >= FRESH_MS) {
      askedAt = now;
      void ask().catch(() => undefined);
    }
    return workers;
  };
}
