import { getSecondFactor } from '@diy/contract/accounts/second-factor';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const secondFactorKey = ['second-factor'] as const;

/** Whether the account has a second factor. */
export function useSecondFactor() {
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => call(getSecondFactor, {}, { quiet: true, signal }),
  });
}
