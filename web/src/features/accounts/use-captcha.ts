import { getCaptcha } from '@diy/contract/accounts/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The captcha lives five minutes on the server; a fresh one is fetched before that. */
const REFRESH_MS = 4 * 60_000;

/** The picture to read and its key; `refresh` fetches another one. */
export function useCaptcha() {
  const query = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => call(getCaptcha, {}, { isAnonymous: true, quiet: true, signal }),
    refetchInterval: REFRESH_MS,
    gcTime: 0,
  });
  return {
    picture: query.data?.verif ?? null,
    key: query.data?.key ?? '',
    hasFailed: query.isError,
    isLoading: query.isFetching,
    refresh: () => query.refetch(),
  };
}
