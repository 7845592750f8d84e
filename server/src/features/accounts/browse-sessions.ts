import type { SessionRow } from '@diy/contract/accounts/sessions';
import type { Db } from '../../platform/database/db.ts';
import {
  deleteSomeSessions,
  type EndedSession,
  listSessions,
  type SessionRecord,
} from './sessions.queries.ts';

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

/** Ends some of the account's sessions at once; returns those there were. */
export function endSessions(db: Db, ownerId: string, ids: string[]): Promise<EndedSession[]> {
  return deleteSomeSessions(db, ownerId, ids);
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
