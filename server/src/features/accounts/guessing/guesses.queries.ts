import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface LoginFailureTable {
  /** The name that was guessed at. */
  username: string;
  /** Where from: a network, or one of the places below. */
  ip: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    login_failures: LoginFailureTable;
  }
}

/** Guesses at a secret that count together, and how many of them do not make anybody wait. */
export interface GuessCount {
  /** What is guessed at: the key of a user name. */
  subject: string;
  /** Where from. */
  place: string;
  free: number;
}

/** Stands for every network that the account is not signed in from. */
export const ELSEWHERE = 'elsewhere';
/** Stands for a change of password, by a session. */
export const OLD_PASSWORD = 'old password';
/** Stands for codes of the second factor that are asked for in a session; those of sign-ins have a network behind it. */
export const CODE = 'code';

/**
 * Reserves one attempt; false = not now. It counts as wrong until `clearGuesses`, so that guesses of the same moment do not
 * pass together. Behind the free ones the wait doubles from one second to fifteen minutes; a day without a guess
 * clears them. A guess that is refused does not lengthen the wait, or a stranger could keep an owner out. The clock is
 * that of the statement, since guesses of other transactions may be younger than this one.
 */
export async function reserveAttempt(db: Db, { subject, place, free }: GuessCount): Promise<boolean> {
  const result = await sql`
    insert into login_failures as f (username, ip, failures, last_failed_at, blocked_until)
    values (${subject}, ${place}, 1, clock_timestamp(), clock_timestamp())
    on conflict (username, ip) do update set
      failures = case when f.last_failed_at < clock_timestamp() - interval '1 day' then 1 else f.failures + 1 end,
      last_failed_at = clock_timestamp(),
      blocked_until = clock_timestamp() + case
        when f.last_failed_at < clock_timestamp() - interval '1 day' or f.failures < ${free - 1} then interval '0'
        else make_interval(secs => least(power(2, least(f.failures - ${free - 1}, 20)), 900))
      end
    where f.blocked_until <= clock_timestamp()
    returning failures`.execute(db);
  return result.rows.length === 1;
}

/** Clears what was counted, because the right secret was given. */
export async function clearGuesses(db: Db, subject: string, places: readonly string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('username', '=', subject).where('ip', 'in', places).execute();
}

/** Guesses of a network over the last fifteen minutes, whatever the name. */
export async function countGuessesOfNetwork(db: Db, network: string): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select(sql<number>`coalesce(sum(failures), 0)`.as('failures'))
    .where('ip', '=', network)
    .where('last_failed_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  return Number(row.failures);
}

/** Deletes counts of failed sign-ins whose last one is two days ago: they limit nobody any more. */
export async function deleteOldGuesses(db: Db): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_failed_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
