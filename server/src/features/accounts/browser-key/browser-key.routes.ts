import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { forPersons } from '../for-persons.http.ts';
import { browserKeyOf } from './browser-key.service.ts';

/** The key that an account's browsers encrypt with. */
export function registerBrowserKeyRoutes(routes: RouteRegistrar, services: Services): void {
  forPersons(routes).signedIn(getBrowserKey, async (_, { account }) => ({
    key: (await browserKeyOf(services, account.id)).toString('base64url'),
  }));
}
