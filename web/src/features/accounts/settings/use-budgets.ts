import { listBudgets } from '@diy/contract/accounts/budgets';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

/** What the account has used and may use. */
export function useBudgets() {
  return useQuery({
    queryKey: queryKeys.budgets,
    queryFn: async ({ signal }) => (await call(listBudgets, {}, { quiet: true, signal })).list,
  });
}
