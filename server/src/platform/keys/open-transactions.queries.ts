import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const LOOK_AGAIN_MS = 200;

/** How long other transactions are waited for, and what is reported meanwhile. */
export interface Patience {
  longestMs: number;
  /** Called once, when the wait has taken this long and continues. */
  reportAfterMs: number;
  report(open: readonly OpenTransaction[]): void;
}

/** A transaction as the server shows it; a role sees the details of its own ones only. */
export interface OpenTransaction {
  id: string;
  /** Process of the PostgreSQL server. */
  pid: number;
  /** What the program calls itself; empty when it says nothing. */
  program: string;
  /** It is null where it is not shown, or for a connection on the same machine without one. */
  address: string | null;
  since: Date | null;
}

/** Others hold transactions open for longer than they are waited for. */
export class TransactionsStillOpen extends Error {
  constructor(readonly open: readonly OpenTransaction[]) {
    super(`still open: ${open.map(({ pid, program }) => `${program} (${pid})`).join(', ')}`);
    this.name = 'TransactionsStillOpen';
  }
}

/**
 * Waits until every transaction of this database that is open now has ended, except that of the server process `own`. What one
 * of them read before it may write at its end. Throws TransactionsStillOpen.
 */
export async function openTransactionsEnded(db: Db, own: number, patience: Patience): Promise<void> {
  const started = performance.now();
  let isReported = false;
  let open = await openTransactions(db, own);
  while (open.length > 0) {
    const waitedMs = performance.now() - started;
    if (waitedMs > patience.longestMs) throw new TransactionsStillOpen(open);
    if (waitedMs > patience.reportAfterMs && !isReported) {
      isReported = true;
      patience.report(open);
    }
    await sleep(LOOK_AGAIN_MS);
    const still = new Set((await openTransactions(db, own)).map(({ id }) => id));
    open = open.filter(({ id }) => still.has(id));
  }
}

/** Finds open transactions by the lock that each holds on itself: every role sees these, also before a transaction writes. */
async function openTransactions(db: Db, own: number): Promise<OpenTransaction[]> {
  const { rows } = await sql<OpenTransaction>`
    select held.virtualxid as id, held.pid, coalesce(activity.application_name, '') as program,
      host(activity.client_addr) as address, activity.xact_start as since
    from pg_locks as held join pg_stat_activity as activity using (pid)
    where held.locktype = 'virtualxid' and held.granted and held.pid not in (${own}::int, pg_backend_pid())
      and activity.datname = current_database() and coalesce(activity.backend_type, 'client backend') = 'client backend'`.execute(
    db,
  );
  return rows;
}
