import { getWork } from '@diy/contract/accounts/proof-of-work';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { issueWork } from './issue-work.ts';

/** The call that gives a browser its work before it signs in. */
export function registerWorkRoutes(routes: RouteRegistrar, services: Services): void {
  routes.open(getWork, async (input, { ip }) => ({ challenge: await issueWork(services, input, ip) }));
}
