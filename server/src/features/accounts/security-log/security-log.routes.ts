import { confirmSignIns, listNewSignIns, listSecurityEvents } from '@diy/contract/accounts/security-log';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { requirePerson } from '../require-interactive-session.ts';
import { browseSecurityLog, confirmNewSignIns, showNewSignIns } from './security-log.service.ts';

/** What happened to the account's security, and sign-ins that nobody has confirmed. */
export function registerSecurityLogRoutes(routes: RouteRegistrar, { db }: Services): void {
  routes.signedIn(listSecurityEvents, async (page, { account }) => {
    requirePerson(account);
    return browseSecurityLog(db, account, page);
  });
  routes.signedIn(listNewSignIns, async (_, { account }) => ({
    list: account.isProgram ? [] : await showNewSignIns(db, account),
  }));
  routes.signedIn(confirmSignIns, async (_, { account }) => {
    requirePerson(account);
    await confirmNewSignIns(db, account);
    return {};
  });
}
