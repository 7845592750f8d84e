import type { SessionRow } from '@diy/contract/accounts/sessions';
import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { provePassword } from './second-factor/prove-person.ts';
import {
  deleteSomeSessions,
  type EndedSession,
  hasSession,
  listSessions,
  type SessionRecord,
} from './sessions.queries.ts';
import { renewSession } from './sessions.service.ts';

/** Where the account is signed in and what its programs use; `currentId` is the session that asks. */
export async function browseSessions(
  db: Db,
  ownerId: string,
  { kind, currentId }: { kind: SessionRow['kind'] | 'all'; currentId: string },
): Promise<SessionRow[]> {
  const all = await listSessions(db, ownerId);
  return all
    .filter((session) => kind === 'all' || session.kind === kind)
    .map((session) => present(session, currentId));
}

/**
 * Ends some of the account's sessions at once; returns those there were, and after a password the new token of the session that asks. Throws a
 * Refusal where a person's session is to end and the password is missing or wrong.
 */
export async function endSessions(
  services: Pick<Services, 'db' | 'passwords'>,
  asking: { id: string; sessionId: string },
  { ids, password }: { ids: string[]; password?: string | undefined },
): Promise<{ ended: EndedSession[]; renewed: { session_token?: string } }> {
  const { db } = services;
  if (password !== undefined) await provePassword(services, asking.id, password);
  else if (await hasSession(db, asking.id, ids))
    throw refuseField('password', message('accounts.password-needed'));
  const ended = await deleteSomeSessions(db, asking.id, ids);
  const staysAsItIs = password === undefined || ids.includes(asking.sessionId);
  return { ended, renewed: staysAsItIs ? {} : await renewSession(services, asking) };
}

function present(session: SessionRecord, currentId: string): SessionRow {
  const { created_at, last_used_at, expires_at, ...known } = session;
  return {
    ...known,
    is_current: session.id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
