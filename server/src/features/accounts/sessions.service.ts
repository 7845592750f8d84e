import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { deleteSession, findSession, insertSession, touchSession } from './sessions.queries.ts';

/** The signed-in account as the HTTP layer knows it. */
interface SessionUser {
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
  sessionId: string;
}

/** Opens a session and answers its token: 256 random bits, of which only the SHA-256 is stored. */
export async function openSession(services: { db: Db; newId(): string }, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(services.db, accountId, { id: services.newId(), token_hash: hashToken(token) });
  return token;
}

/** The account of a token, or null; the next request after a revocation is already refused. */
export async function authenticate(services: { db: Db }, token: string): Promise<SessionUser | null> {
  const session = await findSession(services.db, hashToken(token));
  if (!session) return null;
  if (session.is_stale) await touchSession(services.db, session.id, session.session_id);
  const { id, username, nickname, sku, avatar, session_id: sessionId } = session;
  return { id, username, nickname, sku, avatar, sessionId };
}

/** Ends one session; its token is refused from the next request on. */
export function endSession(services: { db: Db }, accountId: string, sessionId: string): Promise<void> {
  return deleteSession(services.db, accountId, sessionId);
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
