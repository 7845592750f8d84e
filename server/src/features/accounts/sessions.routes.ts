import { logout } from '@diy/contract/accounts/accounts';
import { addToken, endSessions, listSessions } from '@diy/contract/accounts/sessions';
import type { RouteRegistrar } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import * as sessions from './browse-sessions.ts';
import { forPersons } from './for-persons.http.ts';
import { provePerson } from './second-factor/prove-person.ts';
import { recordCall } from './security-log/record-event.ts';
import { endSession, renewSession } from './sessions.service.ts';
import * as tokens from './tokens.service.ts';

/** Where the account is signed in, and the tokens of its programs. */
export function registerSessionRoutes(routes: RouteRegistrar, services: Services): void {
  const { db } = services;
  const personal = forPersons(routes);
  routes.signedIn(logout, async (_, context) => {
    const { account } = context;
    await endSession(services, account.id, account.sessionId);
    await recordCall(services, context, 'sign-out');
    return {};
  });
  personal.signedIn(listSessions, async ({ kind }, { account }) => ({
    list: await sessions.browseSessions(db, account.id, { kind, currentId: account.sessionId }),
  }));
  personal.signedIn(endSessions, async ({ ids, password }, context) => {
    const { ended, renewed } = await sessions.endSessions(services, context.account, { ids, password });
    for (const { kind, name } of ended)
      if (kind === 'token') await recordCall(services, context, 'token-revoked', name);
    if (ended.some(({ kind }) => kind === 'session')) await recordCall(services, context, 'sessions-ended');
    return { deleted: ended.length, ...renewed };
  });
  personal.signedIn(addToken, async (input, context) => {
    const { account } = context;
    await provePerson(services, account.id, input);
    const { id, token, expiresAt } = await tokens.addToken(services, account.id, input);
    await recordCall(services, context, 'token-made', input.name);
    return { id, token, expires_at: expiresAt.toISOString(), ...(await renewSession(services, account)) };
  });
}
