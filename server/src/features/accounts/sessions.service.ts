import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/db.ts';
import type { AccountRestriction } from '../../platform/errors/account-restriction.ts';
import { SignedOut } from '../../platform/errors/signed-out.ts';
import { firstStepOf, restrictUntilStep } from './first-steps/restrict-until-step.ts';
import { deleteSession, findSession, insertSession, replaceToken, touchSession } from './sessions.queries.ts';

/** The signed-in account as the HTTP layer knows it. */
interface SessionUser {
  id: string;
  username: string;
  nickname: string;
  sku: string;
  avatar: string | null;
  sessionId: string;
  /** True when a program asks with its own token. */
  isProgram: boolean;
  restriction: AccountRestriction | null;
}

/** Where somebody signs in from. */
export interface SignInPlace {
  ip: string;
  userAgent: string;
}

/** No browser says anything useful after this many characters. */
export const MAX_USER_AGENT = 300;

/** Opens a session and returns its token: 256 random bits, of which only the SHA-256 is stored; and its id. */
export async function openSession(
  services: { db: Db; newId(): string },
  accountId: string,
  place?: SignInPlace,
): Promise<{ token: string; sessionId: string }> {
  const [token, sessionId] = [newToken(), services.newId()];
  await insertSession(services.db, accountId, {
    id: sessionId,
    token_hash: hashToken(token),
    ip: place?.ip ?? '',
    user_agent: (place?.userAgent ?? '').slice(0, MAX_USER_AGENT),
  });
  return { token, sessionId };
}

/**
 * Gives a session another token after its person was asked for the password or a code again; the earlier one is refused from the next
 * call on. Throws SignedOut when the session has ended meanwhile.
 */
export async function renewSession(
  services: { db: Db },
  { id: accountId, sessionId }: { id: string; sessionId: string },
): Promise<{ session_token: string }> {
  const token = newToken();
  if (!(await replaceToken(services.db, accountId, sessionId, hashToken(token)))) throw new SignedOut();
  return { session_token: token };
}

/** 256 random bits as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The account of a token, or null; the next request after a revocation is already refused. */
export async function authenticate(
  services: { db: Db; config: Pick<Config, 'requiresSecondFactor'> },
  token: string,
): Promise<SessionUser | null> {
  const session = await findSession(services.db, hashToken(token));
  if (!session) return null;
  if (session.is_stale) await touchSession(services.db, session.id, session.session_id);
  const { id, username, nickname, sku, avatar, session_id: sessionId, kind } = session;
  const step = firstStepOf(session, services.config);
  const restriction = step && restrictUntilStep(step);
  return { id, username, nickname, sku, avatar, sessionId, isProgram: kind === 'token', restriction };
}

/** Ends one session; its token is refused from the next request on. */
export function endSession(services: { db: Db }, accountId: string, sessionId: string): Promise<void> {
  return deleteSession(services.db, accountId, sessionId);
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
