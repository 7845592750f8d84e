import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface LoginFailureTable {
  username: string;
  ip: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    login_failures: LoginFailureTable;
  }
}

/** True while the name may not try again from this address. */
export async function isBlocked(db: Db, username: string, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_failures')
    .select(sql<boolean>`blocked_until > now()`.as('blocked'))
    .where('username', '=', username)
    .where('ip', '=', ip)
    .executeTakeFirst();
  return row?.blocked ?? false;
}

/**
 * Counts a failure. Five are free; then the wait doubles from one second to fifteen minutes. A day without failure
 * clears them. Counted by name and address together, so that a stranger cannot lock somebody else out.
 */
export async function recordFailure(db: Db, username: string, ip: string): Promise<void> {
  await sql`
    insert into login_failures as f (username, ip, failures, last_failed_at, blocked_until)
    values (${username}, ${ip}, 1, now(), now())
    on conflict (username, ip) do update set
      failures = case when f.last_failed_at < now() - interval '1 day' then 1 else f.failures + 1 end,
      last_failed_at = now(),
      blocked_until = now() + case
        when f.last_failed_at < now() - interval '1 day' or f.failures < 4 then interval '0'
        else make_interval(secs => least(power(2, least(f.failures - 4, 20)), 900))
      end`.execute(db);
}

export async function clearFailures(db: Db, username: string, ip: string): Promise<void> {
  await db.deleteFrom('login_failures').where('username', '=', username).where('ip', '=', ip).execute();
}

/** Failures of an address over the last fifteen minutes, whatever the name. */
export async function countFailuresOfAddress(db: Db, ip: string): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select(sql<number>`coalesce(sum(failures), 0)`.as('failures'))
    .where('ip', '=', ip)
    .where('last_failed_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  return Number(row.failures);
}

export async function deleteOldFailures(db: Db): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_failed_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
