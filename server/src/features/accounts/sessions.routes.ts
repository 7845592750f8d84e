import { addToken, endSessions, listSessions, type SessionRow } from '@diy/contract/accounts/sessions';
import type { RouteRegistrar } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { requirePerson } from './require-interactive-session.ts';
import { deleteSomeSessions, listSessions as findSessions, type SessionRecord } from './sessions.queries.ts';
import * as tokens from './tokens.service.ts';

/** Where the account is signed in, and the tokens of its programs. */
export function registerSessionRoutes(routes: RouteRegistrar, services: Services): void {
  const { db } = services;
  routes.signedIn(listSessions, async ({ kind }, { account }) => {
    requirePerson(account);
    const all = await findSessions(db, account.id);
    const list = all.filter((session) => kind === 'all' || session.kind === kind);
    return { list: list.map((session) => present(session, account.sessionId)) };
  });
  routes.signedIn(endSessions, async ({ ids }, { account }) => {
    requirePerson(account);
    return { deleted: await deleteSomeSessions(db, account.id, ids) };
  });
  routes.signedIn(addToken, async (input, { account }) => {
    requirePerson(account);
    const { id, token, expiresAt } = await tokens.addToken(services, account.id, input);
    return { id, token, expires_at: expiresAt.toISOString() };
  });
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
