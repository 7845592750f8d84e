import type { Generated, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { hasFactor } from './accounts.queries.ts';
import { nameKey } from './name-key.ts';

interface SessionTable {
  account_id: string;
  id: string;
  kind: Generated<'session' | 'token'>;
  name: Generated<string>;
  user_agent: Generated<string>;
  ip: Generated<string>;
  token_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionTable;
  }
}

/** A session or a token as its owner sees it: never the token, not even its hash. */
export type SessionRecord = Omit<Selectable<SessionTable>, 'account_id' | 'token_hash'>;

/** What is known about a new session; with `days` it is a program's token, whose expiry does not slide. */
export interface NewSession {
  id: string;
  token_hash: Buffer;
  name?: string;
  user_agent?: string;
  ip?: string;
  days?: number;
}

/** The account behind a live session. */
export interface SessionAccount {
  session_id: string;
  kind: 'session' | 'token';
  /** True when the last use was not written within the last minute. */
  is_stale: boolean;
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
  initial_until: Date | null;
  has_factor: boolean;
}

/** A session lives this long after its last use … */
const lifetime = sql<Date>`now() + interval '30 days'`;
/** … and at most this long after the sign-in, however much it is used. */
const LONGEST = sql`interval '90 days'`;

/** Returns when it ends. */
export async function insertSession(
  db: Db,
  accountId: string,
  { days, ...session }: NewSession,
): Promise<Date> {
  const expires_at =
    days === undefined ? lifetime : sql<Date>`now() + make_interval(days => ${sql.lit(days)})`;
  const row = await db
    .insertInto('sessions')
    .values({ account_id: accountId, ...session, kind: days === undefined ? 'session' : 'token', expires_at })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Everything of the account that is signed in now, newest first. */
export function listSessions(db: Db, accountId: string): Promise<SessionRecord[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'kind', 'name', 'user_agent', 'ip', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

/** Addresses from which persons are signed in. */
export async function findSessionIps(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('ip')
    .distinct()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'session')
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(500)
    .execute();
  return rows.map((row) => row.ip);
}

/** The same of a name; none when there is no such account. */
export async function findSessionIpsOfName(db: Db, username: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('sessions as s', 's.account_id', 'a.id')
    .select(['a.username', 's.ip'])
    .distinct()
    .where(sql<string>`lower(a.username)`, '=', sql<string>`lower(${username})`)
    .where('s.kind', '=', 'session')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .limit(500)
    .execute();
  return rows.filter((row) => nameKey(row.username) === nameKey(username)).map((row) => row.ip);
}

/** Programs' tokens that have not expired. */
export async function countTokens(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'token')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** What is left of a session that was ended. */
export type EndedSession = Pick<SessionRecord, 'kind' | 'name'>;

/** Ends some sessions; returns them. */
export function deleteSomeSessions(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<EndedSession[]> {
  return db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .returning(['kind', 'name'])
    .execute();
}

/** The only query without an owner, because it finds the owner. Undefined when expired, revoked or disabled. */
export function findSession(db: Db, tokenHash: Buffer): Promise<SessionAccount | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.id as session_id',
      's.kind',
      'a.id',
      'a.username',
      'a.nickname',
      'a.sku',
      'a.avatar',
      'a.initial_until',
    ])
    .select(hasFactor.as('has_factor'))
    .select(sql<boolean>`s.last_used_at < now() - interval '1 minute'`.as('is_stale'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Puts another token in the place of a person's; false when the session has ended meanwhile. */
export async function replaceToken(
  db: Db,
  accountId: string,
  id: string,
  token_hash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ token_hash })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether any of these is a session of the account, and not a program's token. */
export async function hasSession(db: Db, accountId: string, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('kind', '=', 'session')
    .executeTakeFirst();
  return row !== undefined;
}

/** Slides the expiry of a session that is in use; a program's token keeps its date. */
export async function touchSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_used_at: sql<Date>`now()`,
      expires_at: sql<Date>`case kind when 'session' then least(${lifetime}, created_at + ${LONGEST}) else expires_at end`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

/** Ends one session of the account; an unknown id changes nothing. */
export async function deleteSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', sessionId).execute();
}

/** Ends everything that acts for an account; with `keepSessionId` that session stays, and so do programs' tokens. */
export async function deleteSessions(db: Db, accountId: string, keepSessionId: string | null): Promise<void> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if (keepSessionId !== null) query = query.where('id', '<>', keepSessionId).where('kind', '=', 'session');
  await query.execute();
}

/** Deletes the sessions of all accounts that have expired. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
}
