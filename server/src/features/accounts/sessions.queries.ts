import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface SessionTable {
  account_id: string;
  id: string;
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

/** The account behind a live session. */
export interface SessionAccount {
  session_id: string;
  /** True when the last use was not written within the last minute. */
  is_stale: boolean;
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
}

/** A session lives this long after its last use. */
const lifetime = sql<Date>`now() + interval '30 days'`;

export async function insertSession(
  db: Db,
  accountId: string,
  session: { id: string; token_hash: Buffer },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ account_id: accountId, ...session, expires_at: lifetime })
    .execute();
}

/** The only query without an owner: it is what finds the owner. Undefined when expired, revoked or disabled. */
export function findSession(db: Db, tokenHash: Buffer): Promise<SessionAccount | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id as session_id', 'a.id', 'a.username', 'a.nickname', 'a.sku', 'a.avatar'])
    .select(sql<boolean>`s.last_used_at < now() - interval '1 minute'`.as('is_stale'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Slides the expiry of a session that is in use. */
export async function touchSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()`, expires_at: lifetime })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', sessionId).execute();
}

/** Ends all sessions of an account but `keepSessionId`. */
export async function deleteSessions(db: Db, accountId: string, keepSessionId: string | null): Promise<void> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if (keepSessionId !== null) query = query.where('id', '<>', keepSessionId);
  await query.execute();
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
}
