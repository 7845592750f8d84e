import { addToken, endSessions, listSessions } from '@diy/contract/accounts/sessions';
import type { RouteRegistrar } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import * as sessions from './browse-sessions.ts';
import { requirePerson } from './require-interactive-session.ts';
import * as tokens from './tokens.service.ts';

/** Where the account is signed in, and the tokens of its programs. */
export function registerSessionRoutes(routes: RouteRegistrar, services: Services): void {
  const { db } = services;
  routes.signedIn(listSessions, async ({ kind }, { account }) => {
    requirePerson(account);
    return { list: await sessions.browseSessions(db, account.id, { kind, currentId: account.sessionId }) };
  });
  routes.signedIn(endSessions, async ({ ids }, { account }) => {
    requirePerson(account);
    return { deleted: await sessions.endSessions(db, account.id, ids) };
  });
  routes.signedIn(addToken, async (input, { account }) => {
    requirePerson(account);
    const { id, token, expiresAt } = await tokens.addToken(services, account.id, input);
    return { id, token, expires_at: expiresAt.toISOString() };
  });
}
