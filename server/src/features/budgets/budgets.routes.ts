import { listBudgets as listEndpoint } from '@diy/contract/accounts/budgets';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { type CountUsed, listBudgets } from './budgets.service.ts';

/** What the account has used and may use. */
export function budgetRoutes(more: { countUsed: CountUsed }): FeatureRoutes {
  return (routes, { db }) => {
    routes.signedIn(listEndpoint, async (_, { account }) => ({
      list: await listBudgets(db, account.id, more.countUsed),
    }));
  };
}
