import { confirmSignIns, listNewSignIns, listSecurityEvents } from '@diy/contract/accounts/security-log';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { forPersons } from '../for-persons.http.ts';
import { browseSecurityLog, confirmNewSignIns, showNewSignIns } from './security-log.service.ts';

/** What happened to the account's security, and sign-ins that nobody has confirmed. */
export function registerSecurityLogRoutes(routes: RouteRegistrar, { db }: Services): void {
  const personal = forPersons(routes);
  personal.signedIn(listSecurityEvents, (page, { account }) => browseSecurityLog(db, account, page));
  routes.signedIn(listNewSignIns, async (_, { account }) => ({
    list: account.isProgram ? [] : await showNewSignIns(db, account),
  }));
  personal.signedIn(confirmSignIns, async (_, { account }) => {
    await confirmNewSignIns(db, account);
    return {};
  });
}
