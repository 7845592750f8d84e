import { SECURITY_LOG_DAYS, type SecurityEventKind } from '@diy/contract/accounts/security-log';
import type { Generated, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface SecurityEventTable {
  account_id: string;
  id: Generated<string>;
  kind: SecurityEventKind;
  at: Generated<Date>;
  day: Generated<Date>;
  times: Generated<number>;
  ip: Generated<string>;
  user_agent: Generated<string>;
  detail: Generated<string>;
  session_id: Generated<string>;
  is_unconfirmed: Generated<boolean>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    security_events: SecurityEventTable;
  }
}

/** One line of the log as it is stored. */
export type SecurityEventRow = Omit<Selectable<SecurityEventTable>, 'account_id' | 'day' | 'is_unconfirmed'>;

/** A line to be added: who did what, from where. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  ip: string;
  user_agent: string;
  detail: string;
  session_id: string;
  is_unconfirmed?: boolean;
}

/** Rows of failures that an account gets a day; more networks than that count together. */
const MAX_FAILURE_ROWS = 50;

const COLUMNS = ['id', 'kind', 'at', 'times', 'ip', 'user_agent', 'detail', 'session_id'] as const;

/** Adds an event to the account's security log. */
export async function insertSecurityEvent(db: Db, accountId: string, event: NewSecurityEvent): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ account_id: accountId, ...event })
    .execute();
}

/** Counts a failure in the row of its day and network; beyond a number of rows, in one without an address. */
export async function countFailure(
  db: Db,
  accountId: string,
  { kind, network, user_agent }: { kind: SecurityEventKind; network: string; user_agent: string },
): Promise<void> {
  await sql`
    insert into security_events as e (account_id, kind, ip, user_agent)
    select ${accountId}, ${kind}, case when count(*) < ${MAX_FAILURE_ROWS} or bool_or(ip = ${network}) then ${network} else '' end,
      ${user_agent}
    from security_events
    where account_id = ${accountId} and kind = ${kind} and day = (now() at time zone 'utc')::date
    on conflict (account_id, kind, day, ip) where kind in ('sign-in-failed', 'code-failed')
    do update set times = e.times + 1, at = now(), user_agent = excluded.user_agent`.execute(db);
}

/** Addresses and user agents of sign-ins that nobody has to confirm, as far as the log goes back; the newest of very many. */
export function listSignInPlaces(db: Db, accountId: string): Promise<{ ip: string; user_agent: string }[]> {
  return db
    .selectFrom('security_events')
    .select(['ip', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'sign-in')
    .where('is_unconfirmed', '=', false)
    .where('ip', '<>', '')
    .groupBy(['ip', 'user_agent'])
    .orderBy((eb) => eb.fn.max('at'), 'desc')
    .limit(1000)
    .execute();
}

/** Sessions whose own sign-in waits for confirmation. */
export async function listUnconfirmedSessions(db: Db, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('security_events')
    .select('session_id')
    .where('account_id', '=', accountId)
    .where('is_unconfirmed', '=', true)
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** A part of the account’s events, newest first. */
export function listEvents(
  db: Db,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SecurityEventRow[]> {
  return db
    .selectFrom('security_events')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many events the account has in all. */
export async function countEvents(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('security_events')
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** Sign-ins from unknown places, but not the one that opened this session. */
export function listUnconfirmed(db: Db, accountId: string, sessionId: string): Promise<SecurityEventRow[]> {
  return db
    .selectFrom('security_events')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('is_unconfirmed', '=', true)
    .where('session_id', '<>', sessionId)
    .orderBy('at', 'desc')
    .limit(20)
    .execute();
}

/** They are known; the sign-in of this session itself is for another one to confirm. Null = of no session. */
export async function confirmOthers(db: Db, accountId: string, sessionId: string | null): Promise<void> {
  await db
    .updateTable('security_events')
    .set({ is_unconfirmed: false })
    .where('account_id', '=', accountId)
    .where('is_unconfirmed', '=', true)
    .$if(sessionId !== null, (query) => query.where('session_id', '<>', sessionId ?? ''))
    .execute();
}

/** Deletes events of all accounts that are older than SECURITY_LOG_DAYS. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(SECURITY_LOG_DAYS)})`)
    .execute();
}
