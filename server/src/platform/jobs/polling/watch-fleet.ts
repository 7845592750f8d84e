import type pg from 'pg';
import type { Logger } from '../../logging/logger.ts';
import { LEASE_CLASS } from '../worker-lease.ts';

const WATCH_MS = 10_000;

/** What a process is notified of about the other workers. */
export interface FleetWatch {
  pool: pg.Pool;
  log: Logger;
  /** Leases of each worker. */
  lanes: number;
  /** How many worker processes hold leases. */
  onCount(workers: number): void;
  /** A newer version of the queue library has changed its tables since the watch began. */
  onMigration(migrationNumber: number): void;
  /** Default ten seconds. */
  watchMs?: number;
}

interface Fleet {
  leases: number;
  migration: number;
}

/** Asks the database at once and again and again. While it cannot be asked, nothing is said. */
export function watchFleet({ pool, log, lanes, onCount, onMigration, watchMs = WATCH_MS }: FleetWatch): {
  stop(): void;
} {
  let known: number | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    try {
      const { rows } = await pool.query<Fleet>(
        `select (select count(*)::int from pg_locks
             where locktype = 'advisory' and classid = $1 and granted
               and database = (select oid from pg_database where datname = current_database())) as leases,
           (select coalesce(max(id), 0)::int from graphile_worker.migrations where breaking) as migration`,
        [LEASE_CLASS],
      );
      if (isStopped) return;
      const { leases, migration } = rows[0]!;
      onCount(Math.max(1, Math.round(leases / lanes)));
      if (migration > (known ?? migration)) onMigration(migration);
      known = migration;
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'could not count the workers');
    }
    if (!isStopped) timer = setTimeout(() => void look(), watchMs);
  };
  timer = setTimeout(() => void look(), 0);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
