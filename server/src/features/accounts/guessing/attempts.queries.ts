import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { nameKey } from '../name-key.ts';

/** Who signs in where. */
export interface SignInPlace {
  username: string;
  ip: string;
  /** Whether the account is signed in from this network: then nobody else's attempts count. */
  isKnown: boolean;
}

/** Sign-ins, as a place has to look at them. */
export interface Attempts {
  /** At the name, no matter who it was, and whether or not there is such an account; from a known network its own. */
  name: number;
  /** From the network. */
  network: number;
  /** None for a known network. */
  everywhere: number;
}

/** What was tried lately. */
export interface RecentAttempts {
  /** Wrong passwords of the last ten minutes. */
  failed: Attempts;
  /** Under way: nobody knows yet. */
  open: Attempts;
}

/** An attempt that is under way. */
export interface OpenAttempt {
  place: SignInPlace;
  /** The minute it was counted in. */
  minute: Date;
}

const FAILED = 'failed';
const OPEN = 'open';
/** Sum of the windows of `rate_counters`, which are deleted at this age. */
const FAILED_FOR = sql`interval '10 minutes'`;
/** No attempt takes as long; what a process left open when it was killed ends so. */
const OPEN_FOR = sql`interval '2 minutes'`;

/** Attempts at signing in that failed, or have not ended, by user name, network and in all; each counts for its own time. */
export async function findRecentAttempts(db: Db, place: SignInPlace): Promise<RecentAttempts> {
  const keys = [...keysOf(FAILED, place), ...keysOf(OPEN, place)];
  const result = await sql<{ key: string; hits: number }>`
    select key, sum(hits)::int as hits from rate_counters
    where key in (${sql.join(keys)})
      and window_start > now() - case when key like ${`${OPEN}%`} then ${OPEN_FOR} else ${FAILED_FOR} end
    group by key`.execute(db);
  const hits = new Map(result.rows.map((row) => [row.key, row.hits]));
  const seenAs = (kind: string): Attempts => {
    const [name, own, network, everywhere] = keysOf(kind, place).map((key) => hits.get(key) ?? 0);
    return {
      name: place.isKnown ? own! : name!,
      network: network!,
      everywhere: place.isKnown ? 0 : everywhere!,
    };
  };
  return { failed: seenAs(FAILED), open: seenAs(OPEN) };
}

/**
 * Counts an attempt as under way if there is room for it, so that attempts of one moment see each other; null = there is none.
 * `endAttempt` must follow.
 */
export function openAttempt(
  db: Db,
  place: SignInPlace,
  hasRoom: (attempts: RecentAttempts) => boolean,
): Promise<OpenAttempt | null> {
  return oneAtATime(db, async (trx) => {
    if (!hasRoom(await findRecentAttempts(trx, place))) return null;
    return { place, minute: await count(trx, keysOf(OPEN, place)) };
  });
}

/** It was wrong, or it was no guess: the password was right, or nobody looked at it. */
export async function endAttempt(db: Db, { place, minute }: OpenAttempt, isWrong: boolean): Promise<void> {
  await oneAtATime(db, async (trx) => {
    await sql`
      update rate_counters set hits = hits - 1
      where key in (${sql.join(keysOf(OPEN, place))}) and window_start = ${minute} and hits > 0`.execute(trx);
    if (isWrong) await count(trx, keysOf(FAILED, place));
  });
}

async function count(trx: Db, keys: readonly string[]): Promise<Date> {
  const result = await sql<{ minute: Date }>`
    insert into rate_counters as c (key, window_start, hits)
    select key, date_trunc('minute', now()), 1 from unnest(array[${sql.join(keys)}]::text[]) as key
    on conflict (key, window_start) do update set hits = c.hits + 1
    returning window_start as minute`.execute(trx);
  return result.rows[0]!.minute;
}

/** All share a row, so none of them loses by it. */
function oneAtATime<T>(db: Db, task: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockName(trx, 'accounts.attempts');
    return task(trx);
  });
}

function keysOf(kind: string, { username, ip }: SignInPlace): [string, string, string, string] {
  const [name, network] = [nameKey(username), networkOf(ip)];
  return [`${kind} at ${name}`, `${kind} from ${network} at ${name}`, `${kind} from ${network}`, kind];
}
