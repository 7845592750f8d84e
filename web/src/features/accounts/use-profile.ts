import { getProfile } from '@diy/contract/accounts/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** The profile of the signed-in account, shared by all that show a part of it. */
export function useProfile() {
  return useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => call(getProfile, {}, { quiet: true, signal }),
  });
}
