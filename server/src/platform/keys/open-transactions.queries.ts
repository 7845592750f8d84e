import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Waits until every transaction of this database that is open now has ended, except that of the server process `own`. What one
 * of them read before it may write at its end.
 */
export async function openTransactionsEnded(db: Db, own: number): Promise<void> {
  let open = await openTransactions(db, own);
  while (open.length > 0) {
    await sleep(LOOK_AGAIN_MS);
    const still = new Set(await openTransactions(db, own));
    open = open.filter((one) => still.has(one));
  }
}

/** By the lock that each holds on itself: every role sees these, and they are there before a transaction writes. */
async function openTransactions(db: Db, own: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select held.virtualxid as id from pg_locks as held join pg_stat_activity as activity using (pid)
    where held.locktype = 'virtualxid' and held.granted and held.pid not in (${own}::int, pg_backend_pid())
      and activity.datname = current_database() and coalesce(activity.backend_type, 'client backend') = 'client backend'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
