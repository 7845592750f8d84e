import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { networkOf } from '../../../platform/network-of.ts';

/** Who signs in where. */
export interface SignInPlace {
  username: string;
  ip: string;
}

/** Sign-ins of the last ten minutes that have not succeeded (or not yet). */
export interface RecentAttempts {
  /** At the name, whoever it was, and whether or not there is such an account. */
  name: number;
  /** From the network. */
  network: number;
  everywhere: number;
}

/** Sum of the windows of `rate_counters`, which are deleted at this age. */
const WINDOW = sql`interval '10 minutes'`;
const EVERYWHERE = 'attempts';

/** An attempt that was counted. */
export interface CountedAttempt {
  place: SignInPlace;
  /** The minute it was counted in. */
  minute: Date;
  /** What there was before it. */
  before: RecentAttempts;
}

/** What was tried lately. */
export async function recentAttempts(db: Db, place: SignInPlace): Promise<RecentAttempts> {
  const keys = keysOf(place);
  const result = await sql<{ key: string; hits: number }>`
    select key, sum(hits)::int as hits from rate_counters
    where key in (${sql.join(keys)}) and window_start > now() - ${WINDOW} group by key`.execute(db);
  const hits = new Map(result.rows.map((row) => [row.key, row.hits]));
  const [name, network, everywhere] = keys.map((key) => hits.get(key) ?? 0);
  return { name: name!, network: network!, everywhere: everywhere! };
}

/**
 * Counts an attempt before it is looked at, so that attempts of one moment see each other. `releaseAttempt` takes it back.
 * In the order of the keys, or two attempts could wait for each other's rows.
 */
export async function countAttempt(db: Db, place: SignInPlace): Promise<CountedAttempt> {
  const keys = keysOf(place);
  const result = await sql<{ key: string; minute: Date; before: number }>`
    with hit as (
      insert into rate_counters as c (key, window_start, hits)
      select key, date_trunc('minute', now()), 1 from unnest(array[${sql.join(keys)}]::text[]) as key order by key
      on conflict (key, window_start) do update set hits = c.hits + 1
      returning key, window_start, hits
    )
    select hit.key, hit.window_start as minute, hit.hits - 1 + coalesce((
      select sum(earlier.hits) from rate_counters as earlier
      where earlier.key = hit.key and earlier.window_start < hit.window_start and earlier.window_start > now() - ${WINDOW}
    ), 0)::int as before from hit`.execute(db);
  const rows = new Map(result.rows.map((row) => [row.key, row]));
  const [name, network, everywhere] = keys.map((key) => rows.get(key)!.before);
  return {
    place,
    minute: result.rows[0]!.minute,
    before: { name: name!, network: network!, everywhere: everywhere! },
  };
}

/** It was no guess: the password was right, or nobody looked at it. */
export async function releaseAttempt(db: Db, { place, minute }: CountedAttempt): Promise<void> {
  await sql`
    update rate_counters as c set hits = c.hits - 1 from (
      select key from rate_counters where key in (${sql.join(keysOf(place))}) and window_start = ${minute}
      order by key for update
    ) as own where c.key = own.key and c.window_start = ${minute} and c.hits > 0`.execute(db);
}

function keysOf({ username, ip }: SignInPlace): [string, string, string] {
  return [`attempts at ${username.toLowerCase()}`, `attempts from ${networkOf(ip)}`, EVERYWHERE];
}
